/** The page-level data sources that page files may name; each throws NotFound for what does not exist (architecture 9). */
import type { Api } from '#api/api.ts';
import type { ListInfo, ListQuery, Product, SortType } from '#api/catalogue/types.ts';
import type { LoadContext } from '#engine/contract.ts';
import type { DataSource } from '#engine/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import { isSort, pageSize } from '../list-constants.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const apiOf = (context: LoadContext) => context.api as Api;
/** The last segment of a path of aliases: `/c/renkaat/mutarenkaat` asks for `mutarenkaat`. */
const lastSegment = (path: string | undefined): string =>
  path?.split('/').findLast(part => part !== '') ?? '';

/** A free list is known by its whole path; the route gives what follows `/l/`. */
const listPath = (path: string): string => (path.startsWith('/') ? path : `/l/${path}`);

const product: DataSource = {
  async load(context, { alias }) {
    const found = await apiOf(context).catalogue.product(lastSegment(text(alias)));
    if (!found) throw new NotFound('No such product');
    const [summary, description, extra] = await Promise.all(
      [found.summary, found.description, found.extra].map(context.safeHtml),
    );
    return { ...found, summary, description, extra };
  },
  tags: answer => [`product:${(answer as Product).productId}`],
  canonical: answer => (answer as Product).href,
  alternates: answer => (answer as Product).alternates,
};

const listPageInfo: DataSource = {
  async load(context, { alias, url }) {
    const path = text(url);
    const name = text(alias);
    const info = await apiOf(context).catalogue.listInfo(
      path ? { url: listPath(path) } : name ? { alias: lastSegment(name) } : {},
    );
    if (!info) throw new NotFound('No such list');
    const [description, secondaryDescription] = await Promise.all(
      [info.description, info.secondaryDescription].map(context.safeHtml),
    );
    return { ...info, description, secondaryDescription };
  },
  canonical: answer => (answer as ListInfo).href,
  alternates: answer => (answer as ListInfo).alternates,
};

/** Page number of the address: a positive whole number, else the first. */
export const pageNumber = (value: unknown): number => {
  const number =
    typeof value === 'string' && /^\d{1,4}$/.test(value)
      ? Number(value)
      : typeof value === 'number'
        ? value
        : 1;
  return Math.max(1, Math.trunc(number));
};

const products: DataSource = {
  async load(context, parameters) {
    const page = pageNumber(parameters.page);
    const take = typeof parameters.take === 'number' ? parameters.take : pageSize;
    const searchText = text(parameters.searchText);
    const asked = text(parameters.sort)?.toUpperCase();
    const sort: SortType = asked && isSort(asked) ? asked : searchText ? 'RELEVANCE' : 'LATEST';
    const alias = text(parameters.categoryAlias);
    const brand = text(parameters.brandAlias);
    const campaign = text(parameters.discountCampaignAlias);
    const url = text(parameters.url);
    const query: ListQuery = {
      skip: (page - 1) * take,
      take,
      sort,
      ...(alias ? { categoryAlias: lastSegment(alias) } : {}),
      ...(brand ? { brandAlias: lastSegment(brand) } : {}),
      ...(campaign ? { discountCampaignAlias: lastSegment(campaign) } : {}),
      ...(url ? { url: listPath(url) } : {}),
      ...(searchText ? { searchText } : {}),
      ...(typeof parameters.filter === 'object' && parameters.filter
        ? { filter: parameters.filter as Record<string, unknown> }
        : {}),
    };
    const listing = await apiOf(context).catalogue.products(query);
    // A page beyond the last one does not exist (facts 3.6).
    if (page > 1 && listing.products.length === 0) throw new NotFound('No such page of the list');
    return {
      ...listing,
      page,
      pageSize: take,
      pageCount: Math.max(1, Math.ceil(listing.count / take)),
      sort,
    };
  },
  tags: () => ['catalogue'],
};

const content: DataSource = {
  async load(context, { alias }) {
    const area = await apiOf(context).content.area({ alias: text(alias) ?? '' });
    if (!area) throw new NotFound('No such content page');
    return area;
  },
};

const menu: DataSource = {
  load: (context, { location }) => apiOf(context).content.menu(text(location) ?? ''),
};

export const sources: Readonly<Record<string, DataSource>> = {
  product,
  listPageInfo,
  products,
  content,
  menu,
};
