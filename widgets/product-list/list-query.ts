/** The query of a list; further pages use the same query with another offset (R-WIDGET-10). */
import type { ListQuery, ProductListing } from '#api/catalogue/types.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';

type ListProps = ProductListResolved;

/** One more than shown, since the page's own product may be among them. */
const askedFor = ({ excludeProduct, limit }: ListProps): number =>
  excludeProduct === undefined ? limit : limit + 1;

export const listQuery = (props: ListProps, skip = 0): ListQuery => ({
  skip,
  take: askedFor(props),
  ...(props.categoryAlias ? { categoryAlias: props.categoryAlias } : {}),
  ...(props.filter ? { filter: props.filter } : {}),
});

/** The result without the page's own product. */
export function withoutOwn(
  { count, products }: ProductListing,
  { excludeProduct, limit }: Pick<ListProps, 'excludeProduct' | 'limit'>,
): ProductListing {
  const others = products.filter(({ productId }) => productId !== excludeProduct);
  return { count: count - (products.length - others.length), products: others.slice(0, limit) };
}
