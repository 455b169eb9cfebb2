/** Recommended products as our own catalogue knows them: Nosto names them, prices and stock are ours (decision 0027). */
import type { CatalogueApi, ProductCard } from '#api/catalogue/types.ts';

/** In Nosto's order; what the shop does not sell any more is missing. Links say where they stood. */
export async function recommendedProducts(
  catalogue: Pick<CatalogueApi, 'products'>,
  ids: readonly number[],
  placement: string,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { products } = await catalogue.products({
    skip: 0,
    take: ids.length,
    filter: { productIds: [...ids], sort: 'FACET_ORDER' },
  });
  const place = ({ productId }: ProductCard) => ids.indexOf(productId);
  return products
    .filter(product => place(product) >= 0)
    .toSorted((a, b) => place(a) - place(b))
    .map(product => ({
      ...product,
      href: `${product.href}?${new URLSearchParams({ refSrc: String(product.productId), nosto: placement }).toString()}`,
    }));
}
