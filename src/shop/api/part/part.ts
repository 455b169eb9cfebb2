/** SKUs by number or by product, with their price and stock. */
import { toStock } from '../catalogue/to-card.ts';
import { toPrice } from '../catalogue/to-price.ts';
import { ifSupported } from '../if-supported.ts';
import { hrefOf, present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import {
  MatchingSetDocument,
  NearPartsDocument,
  type PartPartsFragment,
  PartsByNumberDocument,
  PartsOfProductsDocument,
} from './part.gen.ts';
import type { Part, PartApi } from './types.ts';

/** Placeholder names of a single sku (R-PRODUCT-10). */
const unnamed = new Set(['-', 'One size', '']);
/** The API returns at most this many products at once. */
const most = 200;

function toPart(product: PartPartsFragment, skuId: number | null): Part {
  const sku = present(product.skus).find(each => each.skuId === skuId);
  const skuName = presentText(sku?.name);
  return {
    skuId,
    productId: product.productId,
    name: presentText(product.name),
    href: hrefOf(product.canonicalUrl),
    brand: presentText(product.brand?.name),
    image: present(product.productImages)[0]?.fileName ?? null,
    skuName: unnamed.has(skuName) ? '' : skuName,
    articleNumber: presentText(sku?.articleNumber) || presentText(product.articleNumber),
    stock: toStock(sku ? sku.stock : product.totalStock),
    price: toPrice(product.unitPrice),
  };
}

export const createPartApi = (transport: Transport, standard: StandardVariables): PartApi => ({
  async byNumber(numbers) {
    const found = await ifSupported(transport.query(PartsByNumberDocument, { ...standard, numbers }));
    return (
      found && new Map(found.parts.map(({ number, skuId, product }) => [number, toPart(product, skuId)]))
    );
  },
  async nearNumbers(numbers) {
    if (numbers.length === 0) return new Map();
    const found = await ifSupported(transport.query(NearPartsDocument, { ...standard, numbers }));
    const near = new Map<string, Part[]>();
    for (const { number, skuId, product } of found?.nearParts ?? [])
      near.set(number, [...(near.get(number) ?? []), toPart(product, skuId)]);
    return near;
  },
  async matchingSet(alias, vehicle) {
    const found = await ifSupported(transport.query(MatchingSetDocument, { ...standard, alias, vehicle }));
    return (
      found?.matchingSet?.map(({ product, skuId, quantity, front, rear }) => ({
        ...{ part: toPart(product, skuId), skuId, quantity, front, rear },
      })) ?? null
    );
  },
  async ofProducts(productIds) {
    const asked = productIds.slice(0, most);
    const { products } = await transport.query(PartsOfProductsDocument, {
      ...standard,
      productIds: asked,
      take: asked.length,
    });
    return new Map(
      present(products?.products).flatMap(product =>
        present(product.skus).map((sku): [number, Part] => [sku.skuId, toPart(product, sku.skuId)]),
      ),
    );
  },
});
