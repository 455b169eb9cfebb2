/** The query of a list; further pages use the same query with another offset (R-WIDGET-10). */
import type { ListQuery, ProductListing } from '#api/catalogue/list-types.ts';
import type { PageContext } from '#engine/definition/contract.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';

type ListProps = ProductListResolved;
type OwnPage = Pick<PageContext, 'route'>;

/** On the page of a product, its alias: content from the CMS cannot name the product to leave out. */
const aliasOf = ({ route: { name, params } }: OwnPage): string | undefined =>
  name === 'product' ? params['alias'] : undefined;

/** One more than shown, since the page's own product may be among them. */
const askedFor = ({ excludeProduct, limit }: ListProps, page: OwnPage): number =>
  excludeProduct === undefined && aliasOf(page) === undefined ? limit : limit + 1;

export const listQuery = (props: ListProps, page: OwnPage, skip = 0): ListQuery => ({
  skip,
  take: askedFor(props, page),
  ...(props.categoryAlias ? { categoryAlias: props.categoryAlias } : {}),
  ...(props.filter ? { filter: props.filter } : {}),
});

/** The result without the page's own product. */
export function withoutOwn(
  { count, products }: ProductListing,
  { excludeProduct, limit }: Pick<ListProps, 'excludeProduct' | 'limit'>,
  page: OwnPage,
): ProductListing {
  const own = aliasOf(page);
  const others = products.filter(({ productId, alias }) => productId !== excludeProduct && alias !== own);
  return { count: count - (products.length - others.length), products: others.slice(0, limit) };
}
