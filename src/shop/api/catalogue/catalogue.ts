/** Catalogue operations. Converts GraphQL types to our own; no module above uses the generated types. */
import { madeOnce } from '#kernel/work/made-once.ts';
import { hrefOf, present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { announcedPrice } from './announced-price.ts';
import {
  BrandsDocument,
  CategoryTreeDocument,
  ComparedProductsDocument,
  ListFacetsDocument,
  ListPageInfoDocument,
  type ListPageInfoQuery,
  OwnPricesDocument,
  ProductDetailDocument,
  ProductListDocument,
} from './catalogue.gen.ts';
import type { CatalogueApi } from './catalogue-api.ts';
import { ancestorsOf } from './category-ancestors.ts';
import { filterOf, listOf, universalOf } from './list-filter.ts';
import type { ListInfo } from './list-types.ts';
import { replacedById } from './search-hints.ts';
import { toAlternates } from './to-alternates.ts';
import { toCard } from './to-card.ts';
import { toCompared } from './to-compared.ts';
import { noFacets, toFacets } from './to-facets.ts';
import { toProduct } from './to-product.ts';

/** Converts the texts and pictures of a list page. */
const toListInfo = (info: NonNullable<ListPageInfoQuery['listPageInfo']>): ListInfo => ({
  id: info.id,
  alias: info.alias,
  href: hrefOf(info.canonicalUrl),
  name: info.name,
  description: presentText(info.primaryDescription),
  secondaryDescription: presentText(info.secondaryDescription),
  image: info.primaryImage,
  socialImage: info.primaryImage
    ? `/images/categoryheader/1000w/${encodeURIComponent(info.primaryImage)}`
    : null,
  meta: { title: presentText(info.meta?.title), description: presentText(info.meta?.description) },
  alternates: toAlternates(info.alternativeUrls),
  subCategories: present(info.subCategories).map(({ name, canonicalUrl, primaryImage }) => ({
    name,
    href: hrefOf(canonicalUrl),
    image: primaryImage,
  })),
});

const cardOf = madeOnce(toCard);
const productOf = madeOnce(toProduct);
const facetsIn = madeOnce(toFacets);
const facetsOf = (wire: Parameters<typeof facetsIn>[0] | null | undefined) =>
  wire ? facetsIn(wire) : noFacets;

export const createCatalogueApi = (transport: Transport, standard: StandardVariables): CatalogueApi => ({
  async product(alias) {
    const { product } = await transport.query(ProductDetailDocument, { ...standard, alias });
    return product ? productOf(product) : null;
  },

  async products(query) {
    const { skip, take, withFacets = false, withUniversal = false } = query;
    const { products, universal } = await transport.query(ProductListDocument, {
      ...standard,
      ...listOf(query),
      skip,
      take,
      filter: filterOf(query),
      // Omitted when false, so that equal queries have equal cache keys.
      ...(withFacets ? { withFacets } : {}),
      ...(withUniversal ? { withUniversal, universal: universalOf(query) } : {}),
    });
    const replaced = replacedById(products?.replacedNumbers ?? []);
    return {
      count: products?.count ?? 0,
      products: present(products?.products).map(wire => {
        const replaces = replaced.get(wire.productId);
        return replaces ? { ...cardOf(wire), replaces } : cardOf(wire);
      }),
      ...(withFacets ? { facets: facetsOf(products?.filters) } : {}),
      ...(universal ? { universal: universal.count } : {}),
      ...(products?.interpretation ? { interpretation: products.interpretation } : {}),
      ...(products && products.similar.length > 0 ? { similar: [...products.similar] } : {}),
      ...(products?.unknownModel ? { unknownModel: products.unknownModel } : {}),
    };
  },

  async compared(productIds) {
    const { products } = await transport.query(ComparedProductsDocument, {
      ...standard,
      take: productIds.length,
      filter: { productIds },
    });
    return present(products?.products).map(toCompared);
  },

  async ownPrices(productIds) {
    const { products } = await transport.query(OwnPricesDocument, {
      ...standard,
      take: productIds.length,
      filter: { productIds, includeCollapsed: true },
    });
    const own = present(products?.products).filter(({ discountType }) => discountType === 'EXTERNAL');
    return new Map(own.map(product => [product.productId, announcedPrice(product)]));
  },

  async listFacets(query) {
    const { facets: _facets, price: _price, sort: _sort, ...whole } = query;
    const { products } = await transport.query(ListFacetsDocument, {
      ...standard,
      ...listOf(query),
      filter: filterOf(whole),
    });
    return { count: products?.count ?? 0, facets: facetsOf(products?.filters) };
  },

  async brands() {
    const { brands } = await transport.query(BrandsDocument, standard);
    return present(brands).map(({ brandId, alias, name, canonicalUrl, logo }) => ({
      id: brandId,
      alias: presentText(alias),
      name: presentText(name),
      href: hrefOf(canonicalUrl),
      logo,
    }));
  },

  async categoryPath(alias) {
    const { categories } = await transport.query(CategoryTreeDocument, standard);
    return { ancestors: ancestorsOf(present(categories), alias) };
  },

  async listInfo(of) {
    const { listPageInfo: info } = await transport.query(ListPageInfoDocument, { ...standard, ...of });
    // A miss is null or id 0 (R-DATA-7); the site's own meta data, queried without alias and url, has id 0 too.
    if (!info || (info.id === 0 && ('alias' in of || 'url' in of))) return null;
    return toListInfo(info);
  },
});
