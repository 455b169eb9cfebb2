/** The memory that cached products may take. */
import type { ProductRecord } from './product-record.ts';

/** Some thirty thousand usual products, each in the language and market that lists show; of more, those that were used last. */
export const PRODUCT_CACHE_BYTES = 64 * 1024 * 1024;

/** A key of the cache and its entry, all that an unknown product takes. */
export const KEY_BYTES = 150;
/** Objects of a product without its lists; measured with the products of the demo and copies of them. */
const EMPTY = 1100;
/** A SKU, a past price, an image or a variant value. */
const ROW = 250;
const NUMBER = 8;
/** A byte per character: V8 stores the letters of western languages so. */
const lengthOf = (text: string | null): number => text?.length ?? 0;

/** About how many bytes a product takes in memory. */
export function sizeOfProduct(product: ProductRecord): number {
  let size = EMPTY;
  for (const text of Object.values(product.text)) size += lengthOf(text);
  let rows =
    product.skus.length + product.priceLog.length + product.images.length + product.variantValues.length;
  rows += product.interchange.length + product.applications.length + product.assemblyPositions.length;
  const numbers = product.categoryIds.length + product.parameterValueIds.length + product.campaignIds.length;
  return size + rows * ROW + numbers * NUMBER;
}
