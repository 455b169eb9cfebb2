/** Wires the catalogue module for other modules and the resolvers. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import { createAddresses, type Addresses } from './addresses.ts';
import { openCatalogue, type Catalogue, type CatalogueOptions } from './catalogue.ts';
import { catalogueResolvers } from './catalogue.resolvers.ts';
import { createCategoryService } from './categories.ts';
import { createFacetView } from './facet-view.ts';
import { createListScopes } from './list-scope.ts';
import { createListService } from './list.service.ts';
import { packageResolvers } from './package.resolvers.ts';
import { createPageInfoService } from './page-info.ts';
import { priceResolvers } from './price.resolvers.ts';
import { productResolvers } from './product.resolvers.ts';
import { createProductService, type ProductService } from './product.service.ts';
import { createUrls, type PathPrefix } from './urls.ts';
import { createVariantTree } from './variant-tree.ts';

export interface CatalogueService {
  catalogue: Catalogue;
  products: ProductService;
  addresses: Addresses;
  resolvers: readonly Resolvers[];
}

export async function createCatalogueService(
  options: CatalogueOptions & { origin: string; pathPrefix: PathPrefix },
): Promise<CatalogueService> {
  const catalogue = await openCatalogue(options);
  const urls = createUrls(options.origin, options.pathPrefix);
  const addresses = createAddresses(urls);
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
      packageResolvers(products),
      priceResolvers,
    ],
  };
}
