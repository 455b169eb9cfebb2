/** Resolvers of products, SKUs and stock: the source of every field. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { CatalogueAddresses } from '../addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import { categoryInContext } from '../category-in-context.ts';
import { parameterGroupsOf } from '../parameter-view.ts';
import type { Category } from '../reference.ts';
import { applicationsOf } from './application-view.ts';
import { createProductCampaigns, discountTypeOf } from './price-campaigns.ts';
import type { ProductService, Variants } from './product.service.ts';
import {
  lowestPriceOf,
  modifiedAtOf,
  type Product,
  pastPricesOf,
  skusOf,
  stockOf,
  totalStockOf,
  unitPriceOf,
} from './product.ts';
import type { createVariantTree } from './variant-tree.ts';

interface ProductPorts {
  catalogue: Catalogue;
  products: ProductService;
  addresses: CatalogueAddresses;
  variantTree: ReturnType<typeof createVariantTree>;
}

const instantOf = (day: string | null) => (day === null ? null : `${day}T00:00:00.000Z`);
/** Product texts are HTML; a page's description is not. */
const plainText = (html: string | null) =>
  html
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() ?? null;

function createViews({ catalogue, addresses }: ProductPorts) {
  const categoryOf = ({ ctx }: Product, id: number) =>
    categoryInContext(ctx, catalogue.reference().categories.get(id));
  const brandOf = ({ ctx, record }: Product) => {
    const brand = catalogue.reference().brands.get(record.brandId);
    return brand ? { ctx, brand } : null;
  };
  const primaryCategoryOf = (product: Product) => categoryOf(product, product.record.primaryCategoryId);
  const fileNames = ({ record }: Product) => record.images.map(({ fileName }) => fileName);
  const parametersOf = ({ ctx, record }: Product) => parameterGroupsOf(catalogue.reference(), ctx, record);
  const campaignsOf = createProductCampaigns(catalogue, addresses);
  const pathOf = ({ ctx, record }: Product) => addresses.product.path(ctx, record);

  function breadcrumb(product: Product, category: Category) {
    const seen = categoryInContext(product.ctx, category);
    return seen
      ? {
          categoryId: category.id,
          parentCategoryId: category.parentId,
          url: addresses.category.path(product.ctx, category),
          name: seen.text.name,
        }
      : null;
  }

  return {
    addresses,
    brandOf,
    breadcrumb,
    campaignsOf,
    categoryOf,
    fileNames,
    parametersOf,
    pathOf,
    primaryCategoryOf,
  };
}

type Views = ReturnType<typeof createViews>;

/** Older clients find what can be bought of a product only in its group, also when it is alone. */
const groupOfOne = (product: Product): Variants => ({
  group: {
    id: product.record.id,
    name: product.text.name,
    mainProductId: product.record.id,
    collapseInLists: false,
    productIds: [product.record.id],
  },
  members: [product],
});

/** What is known of a part beyond its measures. */
const partFields = (
  { catalogue }: ProductPorts,
  { brandOf }: Views,
): NonNullable<Resolvers['ProductType']> => ({
  applications: product => applicationsOf(product, catalogue.reference()),
  guides: ({ ctx, record }) =>
    record.guides.flatMap(({ kind, title, url }) => {
      const own = title[ctx.language.code];
      return own ? [{ kind, title: own, url }] : [];
    }),
  interchange: product =>
    product.record.interchange.map(({ kind, maker, number }) => ({
      ...{ kind, number },
      maker: maker || (brandOf(product)?.brand.name ?? ''),
    })),
});

const productFields = (
  { products, variantTree }: ProductPorts,
  {
    addresses,
    brandOf,
    breadcrumb,
    campaignsOf,
    categoryOf,
    fileNames,
    parametersOf,
    pathOf,
    primaryCategoryOf,
  }: Views,
): NonNullable<Resolvers['ProductType']> => ({
  productId: ({ record }) => record.id,
  name: ({ text }) => text.name,
  alias: ({ text }) => text.alias,
  articleNumber: ({ record }) => record.articleNumber,
  categoryId: ({ record }) => record.primaryCategoryId,
  canonicalUrl: pathOf,
  alternativeCanonicalUrls: async product =>
    addresses.product.alternatives(product.ctx, await products.aliasesOf(product)).map(({ url }) => url),
  alternativeUrls: async product =>
    addresses.product.alternatives(product.ctx, await products.aliasesOf(product)),
  firstAvailableOn: ({ record }) => record.firstAvailableOn,
  modifiedAt: modifiedAtOf,
  texts: ({ text: { text1, text2, text3 } }) => ({ text1, text2, text3 }),
  type: ({ record }) => record.type,
  skus: skusOf,
  brand: brandOf,
  categories: product =>
    product.record.categoryIds.map(id => categoryOf(product, id)).filter(category => category !== null),
  unitPrice: unitPriceOf,
  lowestPrice: lowestPriceOf,
  images: fileNames,
  productImages: ({ record }) => record.images,
  parameterGroups: parametersOf,
  variantDimensions: async product =>
    variantTree.dimensions(product, (await products.variants(product))?.members ?? [product]),
  variantGroup: async product => {
    const { group, members } = (await products.variants(product)) ?? groupOfOne(product);
    return {
      variantGroupId: group.id,
      name: group.name,
      mainProductId: group.mainProductId,
      collapseInLists: group.collapseInLists,
      activeProducts: members.length,
      variants: variantTree.tree(members),
    };
  },
  rating: ({ record: { rating } }) => ({
    score: rating.count === 0 ? 0 : Math.round((rating.sum * 100) / rating.count) / 100,
    voteCount: rating.count,
  }),
  totalStock: ({ record }) => stockOf(record.skus),
  meta: ({ text }) => ({
    title: text.metaTitle ?? text.name,
    description: text.metaDescription ?? plainText(text.text1),
    keywords: null,
  }),
  primaryCategory: primaryCategoryOf,
  currentProductVariant: variantTree.productNode,
  breadcrumbs: product =>
    (primaryCategoryOf(product)?.category.path ?? [])
      .map(category => breadcrumb(product, category))
      .filter(each => each !== null),
  discountCampaigns: campaignsOf,
  priceLog: pastPricesOf,
  // A package has the price of its parts.
  discountType: async product =>
    (await products.lowestPackagePrice(product))?.isOwn ? 'EXTERNAL' : discountTypeOf(product),
  dimensions: ({ record }) => record.dimensions,
  weight: ({ record }) => record.weight,
  freightClass: ({ record }) => record.freightClass,
  supplierId: ({ record }) => record.supplierId,
});

const relatedProductFields = ({
  brandOf,
  campaignsOf,
  fileNames,
  parametersOf,
  pathOf,
  primaryCategoryOf,
}: Views): NonNullable<Resolvers['RelatedProductType']> => ({
  alias: ({ product }) => product.text.alias,
  name: ({ product }) => product.text.name,
  canonicalUrl: ({ product }) => pathOf(product),
  brand: ({ product }) => brandOf(product),
  unitPrice: ({ product }) => unitPriceOf(product),
  // The enum of older clients has three kinds; the text field has the exact one.
  relation: ({ relation }) => (relation === 'ALSO_BOUGHT' || relation === 'FITTING' ? null : relation),
  relationType: ({ relation }) => relation,
  primaryImage: ({ product }) => fileNames(product)[0] ?? null,
  secondaryImage: ({ product }) => fileNames(product)[1] ?? null,
  images: ({ product }) => fileNames(product),
  productImages: ({ product }) => product.record.images,
  skus: ({ product }) => skusOf(product),
  discountCampaigns: ({ product }) => campaignsOf(product),
  primaryCategory: ({ product }) => primaryCategoryOf(product),
  parameterGroups: ({ product }) => parametersOf(product),
  product: ({ product }) => product,
});

export function productResolvers(ports: ProductPorts): Resolvers {
  const views = createViews(ports);
  return {
    ProductType: { ...productFields(ports, views), ...partFields(ports, views) },
    RelatedProductType: relatedProductFields(views),
    SkuType: {
      skuId: ({ record }) => record.id,
      productId: ({ record }) => record.productId,
      articleNumber: ({ record }) => record.articleNumber,
      name: ({ record }) => record.name,
      externalId: ({ record }) => record.externalId,
      gtin: ({ record }) => record.gtin,
      stock: ({ record }) => record.stock,
      dimensions: ({ product }) => product.record.dimensions,
      shelf: ({ record }) => record.stock.shelf,
      incoming: ({ record }) => instantOf(record.stock.incomingOn),
      weight: ({ record, product }) => record.weight || product.record.weight,
    },
    StockType: {
      totalStock: totalStockOf,
      incoming: ({ incomingOn }) => instantOf(incomingOn),
    },
    VariantType: {
      incoming: ({ incoming }) => instantOf(incoming ?? null),
    },
  };
}
