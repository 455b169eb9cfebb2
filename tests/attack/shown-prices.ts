/** What instances say that the winch of the small shop costs: as a product, in a list, and in a cart. */
import { addToCart, newCart } from '../support/purchase-documents.mjs';
import type { ShopProcess } from '../support/shop-process.ts';
import { callApi } from './request.ts';

type Price = { unitPrice: { sellingPriceIncVat: number } };

const price = 'unitPrice { sellingPriceIncVat }';
const places = [
  `product(productId: 1) { ${price} }`,
  `products(filter: { productIds: [1] }) { products { ${price} } }`,
  `getCart(id: $cart) { items { ${price} } }`,
];

export interface ShownPrices {
  /** One per place of each instance; `undefined` where it does not answer. */
  prices(): Promise<(number | undefined)[]>;
  /** As `prices` are when every place says the same. */
  all(euros: number): number[];
}

/** Makes a cart that every instance shows. */
export async function openShownPrices(instances: readonly ShopProcess[]): Promise<ShownPrices> {
  const [{ origin } = { origin: '' }] = instances;
  const cart = ((await callApi(origin, newCart)).data?.['getCart'] as { id: string } | undefined)?.id ?? '';
  await callApi(origin, addToCart, { id: cart, item: { skuId: 1, quantity: 1 } });

  async function ask(instance: ShopProcess, place: string): Promise<number | undefined> {
    const asked = place.includes('$cart') ? `query ($cart: String!) { ${place} }` : `{ ${place} }`;
    const { data } = await callApi(instance.origin, asked, { cart });
    return data ? Object.values(data).flatMap(pricesIn)[0] : undefined;
  }

  return {
    prices: () => Promise.all(instances.flatMap(each => places.map(place => ask(each, place)))),
    all: euros => instances.flatMap(() => places.map(() => euros)),
  };
}

function pricesIn(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('unitPrice' in answer) return [(answer as Price).unitPrice.sellingPriceIncVat];
  return Object.values(answer).flat().flatMap(pricesIn);
}
