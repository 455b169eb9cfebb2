/** The memory that cached products may take. */
import type { ProductRecord } from './product-record.ts';

/** A catalogue of ten thousand usual products; a larger one keeps those that were used last. */
export const PRODUCT_CACHE_BYTES = 64 * 1024 * 1024;

/** Objects and maps of a product without its lists; measured with the demo catalogue. */
const EMPTY = 1500;
/** A SKU, a price, a past price, an image or a variant value. */
const ROW = 200;
const NUMBER = 8;
/** The object of a text in one language. */
const TEXT = 150;

/** A byte per character: V8 stores the letters of western languages so. */
const lengthOf = (text: string | null): number => text?.length ?? 0;

/** About how many bytes a product takes in memory. */
export function sizeOfProduct(product: ProductRecord): number {
  let size = EMPTY;
  for (const text of product.texts.values())
    size +=
      TEXT +
      lengthOf(text.alias) +
      lengthOf(text.name) +
      lengthOf(text.text1) +
      lengthOf(text.text2) +
      lengthOf(text.text3) +
      lengthOf(text.metaTitle) +
      lengthOf(text.metaDescription);
  let rows = product.skus.length + product.prices.size + product.images.length + product.variantValues.length;
  rows += product.interchange.length + product.applications.length + product.assemblyPositions.length;
  for (const past of product.priceLog.values()) rows += past.length;
  const numbers = product.categoryIds.length + product.parameterValueIds.length + product.campaignIds.length;
  return size + rows * ROW + numbers * NUMBER;
}
