/** A recommended product from our own catalogue; its link names its position (R-WIDGET-19). */
import type { ProductCard } from '#api/catalogue/types.ts';

export const recommendedCard =
  (placement: string) =>
  (product: ProductCard): ProductCard => ({
    ...product,
    href: `${product.href}?${new URLSearchParams({ refSrc: String(product.productId), nosto: placement }).toString()}`,
  });
