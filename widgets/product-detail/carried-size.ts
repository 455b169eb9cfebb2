/** The size that was chosen of a product, kept while the shopper goes from one of its variants to another. */
import type { Product, Variant } from '#api/catalogue/types.ts';

/** Of this document; only what a shopper does sets it, so a server never has one. */
let carried: { productId: number; size: string } | null = null;

export function carrySize({ productId, skus }: Pick<Product, 'productId' | 'skus'>, skuId: number): void {
  const sku = skus.find(each => each.skuId === skuId);
  carried = sku ? { productId, size: sku.name } : null;
}

const leadsTo = (variants: readonly Variant[], productId: number): boolean =>
  variants.some(variant => variant.productId === productId || leadsTo(variant.variants, productId));

/** The same size of this variant, when it can be had; null when nothing was chosen of a variant of this product. */
export function carriedSku({ variants, skus }: Pick<Product, 'variants' | 'skus'>): number | null {
  if (!carried || !leadsTo(variants, carried.productId)) return null;
  const { size } = carried;
  return skus.find(({ name, stock }) => name === size && stock.totalStock > 0)?.skuId ?? null;
}
