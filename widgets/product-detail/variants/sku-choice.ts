/** The default sku, and how many more of it can be added; pure (R-PRODUCT-9). */
import type { Product, Sku } from '#api/catalogue/types.ts';

/** The only sku if it is in stock; with several the shopper chooses. */
export function defaultSku(skus: readonly Sku[]): number | null {
  const [only] = skus;
  return skus.length === 1 && only && only.stock.totalStock > 0 ? only.skuId : null;
}

/** The chosen sku if it is in stock. */
export const chosenSku = (skus: readonly Sku[], skuId: number | null): Sku | undefined =>
  skus.find(sku => sku.skuId === skuId && sku.stock.totalStock > 0);

export const skuStockOf = (product: Pick<Product, 'stock'>, sku: Sku | undefined) =>
  sku?.stock ?? product.stock;

/** At least 1, so that the field always holds a number. */
export const mostToAdd = (totalStock: number, inCart: number): number => Math.max(1, totalStock - inCart);
