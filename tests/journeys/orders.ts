/** Reads stored orders through the public API. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { localeOfPath, locales } from '#i18n/locales.ts';
import type { Purchase } from '../attack/purchases.ts';
import { askAsOtherClient } from './other-client.ts';

export interface StoredOrder {
  orderId: string;
  sum: number;
  rows: { name: string; quantity: number }[];
}

const query = `query ($id: String!, $cartId: String, $languageId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD, languageId: $languageId) {
  completed order { orderId sum rows { name quantity } } } }`;

/** The cookie that keeps what the address of a confirmation does not show. */
async function storedSecrets(page: Page): Promise<Record<string, string | undefined>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'ralph-confirmation');
  const kept = JSON.parse(decodeURIComponent(cookie?.value ?? '[]')) as [string, Record<string, string>][];
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()]).toEqual(['order']);
  return kept.find(([name]) => name === searchParams.get('order'))?.[1] ?? {};
}

/** The order of the confirmation on the screen, with product names in the language of its address. */
export async function fetchOrder(page: Page): Promise<StoredOrder> {
  const { origin, pathname } = new URL(page.url());
  const languageId = locales[localeOfPath(pathname)].iso;
  const { oid, cartid } = await storedSecrets(page);
  const variables = { id: oid, cartId: cartid, languageId };
  const response = await askAsOtherClient(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as {
    data: { checkout: { completed: boolean; order: StoredOrder | null } | null };
  };
  expect(data.checkout?.completed).toBe(true);
  if (!data.checkout?.order) throw new Error(`No order for ${page.url()}`);
  return data.checkout.order;
}

const productsQuery = `{ products(skip: 0, take: 50) { products { skus { skuId stock { inStock } } } } }`;
const cartQuery = `{ getCart(id: "") { id } }`;
const addMutation = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }`;
const checkoutMutation = `mutation ($id: String!) { createOrUpdateCheckout(cartId: $id, checkout: { billingAddress: { zip: "00100", country: "FI" } }) { paymentOptions { id name } } }`;

interface ProductsResponse {
  products: { products: { skus: { skuId: number; stock: { inStock: number } }[] }[] };
}

/** A SKU in stock, and a payment option other than invoice. */
export async function findPurchase(request: APIRequestContext, origin: string): Promise<Purchase> {
  const send = async <Data>(text: string, variables = {}): Promise<Data> => {
    const response = await request.post(`${origin}/graphql`, { data: { query: text, variables } });
    return ((await response.json()) as { data: Data }).data;
  };
  const { products } = await send<ProductsResponse>(productsQuery);
  const sku = products.products.flatMap(({ skus }) => skus).find(({ stock }) => stock.inStock > 5);
  const { getCart } = await send<{ getCart: { id: string } }>(cartQuery);
  await send(addMutation, { id: getCart.id, item: { skuId: sku?.skuId, quantity: 1 } });
  const { createOrUpdateCheckout: checkout } = await send<{
    createOrUpdateCheckout: { paymentOptions: { id: number; name: string }[] };
  }>(checkoutMutation, { id: getCart.id });
  const payment = checkout.paymentOptions.find(({ name }) => name !== 'invoice');
  if (!sku || !payment) throw new Error('No SKU in stock, or no payment option');
  return { skuId: sku.skuId, paymentId: payment.id };
}
