/** The catalogue operations of the contract, with categories, brands and lists: unwraps arguments, calls services. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { CatalogueAddresses } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import type { CategoryService } from './categories.ts';
import { isHidden } from './category-in-context.ts';
import type { ListService } from './list.service.ts';
import { toListRequest } from './list-arguments.ts';
import type { PageInfoService } from './page-info.ts';
import type { ProductService } from './product/product.service.ts';

/** New addresses for old ones; queried only before a 404. */
interface UrlMove {
  oldUrl: string;
  newUrl: string;
}

function pathOf(url: string): string | null {
  try {
    const path = decodeURI(new URL(url, 'http://shop').pathname).replace(/(?<=.)\/+$/, '');
    // A path must not contain a decoded NUL, which PostgreSQL would reject.
    return path.includes('\u0000') ? null : path;
  } catch {
    return null;
  }
}

/** With or without origin, query and final slash. */
async function findUrlMove(db: Kysely<Schema>, url: string): Promise<UrlMove | null> {
  const path = pathOf(url);
  if (path === null) return null;
  const row = await db
    .selectFrom('url_history')
    .selectAll()
    .where('old_url', 'in', [path, `${path}/`])
    .executeTakeFirst();
  return row ? { oldUrl: row.old_url, newUrl: row.new_url } : null;
}

interface CataloguePorts {
  catalogue: Catalogue;
  lists: ListService;
  products: ProductService;
  categories: CategoryService;
  pageInfo: PageInfoService;
  addresses: CatalogueAddresses;
}

export function catalogueResolvers(ports: CataloguePorts): Resolvers {
  const { catalogue, lists, products, categories, pageInfo, addresses } = ports;
  const brandFields: Resolvers['BrandType'] & Resolvers['BrandListType'] = {
    brandId: ({ brand }) => brand.id,
    alias: ({ brand }) => brand.alias,
    canonicalUrl: ({ ctx, brand }) => addresses.brand.path(ctx, brand),
    alternativeCanonicalUrls: ({ ctx, brand }) =>
      addresses.brand.alternatives(ctx, brand).map(({ url }) => url),
    alternativeUrls: ({ ctx, brand }) => addresses.brand.alternatives(ctx, brand),
    name: ({ brand }) => brand.name,
    description: ({ ctx, brand }) => brand.texts.get(ctx.language.id)?.description,
  };

  return {
    Query: {
      channels: () => catalogue.reference().channels,
      channel: (_, __, ctx) => ctx.channel,
      products: (_, args, ctx) => lists.list(ctx, toListRequest(args)),
      async product(_, { productId, alias }, ctx) {
        // Some clients send 0 for absent values.
        if (productId) return products.byId(ctx, productId);
        return alias ? products.byAlias(ctx, alias) : null;
      },
      categories: (_, { includeHidden, parentCategoryId }, ctx) =>
        categories.all(ctx, { includeHidden: includeHidden ?? false, parentId: parentCategoryId ?? null }),
      category: (_, { categoryId, alias }, ctx) =>
        categories.one(ctx, { id: categoryId || null, alias: alias ?? null }),
      brands: (_, __, ctx) => categories.brands(ctx),
      listPageInfo: (_, { alias, url }, ctx) =>
        pageInfo.find(ctx, { alias: alias ?? null, url: url ?? null }),
      urlHistory: (_, { url }) => (url ? findUrlMove(catalogue.db, url) : null),
    },
    ProductsResultType: {
      filters(list) {
        const { lowest, highest, facets } = list.filters();
        return { price: { lowest, highest }, facets };
      },
      replacedNumbers: list => [...list.replaced()],
    },
    CategoryType: {
      categoryId: ({ category }) => category.id,
      parentCategoryId: ({ category }) => category.parentId,
      order: ({ category }) => category.order,
      alias: ({ text }) => text.alias,
      canonicalUrl: ({ ctx, category }) => addresses.category.path(ctx, category) ?? '',
      alternativeCanonicalUrls: ({ ctx, category }) =>
        addresses.category.alternatives(ctx, category).map(({ url }) => url),
      alternativeUrls: ({ ctx, category }) => addresses.category.alternatives(ctx, category),
      name: ({ text }) => text.name,
      description: ({ text }) => text.description,
      secondaryDescription: ({ text }) => text.secondaryDescription,
      isHidden: ({ category }) => isHidden(category),
      googleTaxonomy: ({ category }) => category.taxonomy,
      primaryImage: ({ category }) => category.primaryImage,
      backgroundImage: ({ category }) => category.backgroundImage,
    },
    PageInfoType: {
      alternativeCanonicalUrls: ({ alternativeUrls }) =>
        alternativeUrls?.map(each => each?.url ?? null) ?? [],
    },
    BrandType: brandFields,
    BrandListType: {
      ...brandFields,
      secondaryDescription: ({ ctx, brand }) => brand.texts.get(ctx.language.id)?.secondaryDescription,
      primaryImage: ({ brand }) => brand.primaryImage ?? brand.logo,
      backgroundImage: () => null,
      logo: ({ brand }) => brand.logo,
    },
  };
}
