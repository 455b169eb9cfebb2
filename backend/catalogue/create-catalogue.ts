/** Wires the catalogue module for other modules and the resolvers. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import { type CatalogueAddresses, createCatalogueAddresses } from './addresses.ts';
import { createAssemblies } from './assembly/assemblies.ts';
import { assemblyResolvers } from './assembly/assembly.resolvers.ts';
import { catalogueResolvers } from './catalogue.resolvers.ts';
import { type Catalogue, type CatalogueOptions, openCatalogue } from './catalogue.ts';
import { createCategoryService } from './categories.ts';
import { createFacetView } from './facet-view.ts';
import { createListService } from './list.service.ts';
import { createListScopes } from './list-scope.ts';
import { localised } from './localised.ts';
import { createPageInfoService } from './page-info.ts';
import { priceResolvers } from './product/price.resolvers.ts';
import { productResolvers } from './product/product.resolvers.ts';
import { createProductService, type ProductService } from './product/product.service.ts';
import { createVariantTree } from './product/variant-tree.ts';
import { recommendResolvers } from './recommend/recommend.resolvers.ts';
import { createRecommendations } from './recommend/recommendations.ts';
import { createUrls, type PathPrefix } from './urls.ts';

/** Packages. A product of an option is loaded when it is requested, since a failed load without a consumer would be unhandled. */
const packageResolvers = (products: ProductService): Resolvers => ({
  ProductType: {
    productPackage: async whole => {
      const { ctx, record } = whole;
      if (record.type !== 'package') return null;
      const groups = await products.packageGroups(whole);
      return { groups: groups.map(group => ({ ctx, group })) };
    },
    lowestPackagePrice: products.lowestPackagePrice,
  },
  GroupType: {
    groupId: ({ group }) => group.id,
    name: ({ ctx, group }) => localised(group.name, ctx.language),
    description: ({ ctx, group }) => localised(group.description, ctx.language),
    image: ({ group }) => group.image,
    required: ({ group }) => group.required,
    sortOrder: ({ group }) => group.order,
    options: ({ ctx, group }) => group.options.map(option => ({ ctx, option })),
  },
  OptionType: {
    optionId: ({ option }) => option.id,
    name: async ({ ctx, option }) =>
      localised(option.name, ctx.language) ?? (await products.byId(ctx, option.productId))?.text.name ?? null,
    quantity: ({ option }) => option.quantity,
    isSelected: ({ option }) => option.isSelected,
    sortOrder: ({ option }) => option.order,
    product: ({ ctx, option }) => products.byId(ctx, option.productId),
  },
});

export interface CatalogueService {
  catalogue: Catalogue;
  products: ProductService;
  addresses: CatalogueAddresses;
  resolvers: readonly Resolvers[];
}

export async function createCatalogueService(
  options: CatalogueOptions & { origin: string; pathPrefix: PathPrefix },
): Promise<CatalogueService> {
  const catalogue = await openCatalogue(options);
  const urls = createUrls(options.origin, options.pathPrefix);
  const addresses = createCatalogueAddresses(urls);
  const products = createProductService(catalogue);
  const lists = createListService({ catalogue, products, urls, facetView: createFacetView(addresses) });
  const categories = createCategoryService(catalogue);
  const pageInfo = createPageInfoService(catalogue, createListScopes(catalogue, urls), addresses);
  return {
    catalogue,
    products,
    addresses,
    resolvers: [
      catalogueResolvers({ catalogue, lists, products, categories, pageInfo, addresses }),
      productResolvers({ catalogue, products, addresses, variantTree: createVariantTree(addresses) }),
      assemblyResolvers(createAssemblies({ catalogue, products, addresses }), addresses),
      recommendResolvers(createRecommendations(catalogue, products)),
      packageResolvers(products),
      priceResolvers,
    ],
  };
}
