/** The chosen size of a product, carried over from one variant to another. */
import type { Product, Variant } from '#api/catalogue/types.ts';

/** Lives as long as the document; set by user actions only, so never on the server. */
let carried: { productId: number; size: string } | null = null;

export function carrySize({ productId, skus }: Pick<Product, 'productId' | 'skus'>, skuId: number): void {
  const sku = skus.find(each => each.skuId === skuId);
  carried = sku ? { productId, size: sku.name } : null;
}

const leadsTo = (variants: readonly Variant[], productId: number): boolean =>
  variants.some(variant => variant.productId === productId || leadsTo(variant.variants, productId));

/** The sku of the same size, when it is in stock; null when no size was chosen on a variant of this product. */
export function carriedSku({ variants, skus }: Pick<Product, 'variants' | 'skus'>): number | null {
  if (!carried || !leadsTo(variants, carried.productId)) return null;
  const { size } = carried;
  return skus.find(({ name, stock }) => name === size && stock.totalStock > 0)?.skuId ?? null;
}
