/** What the catalogue can be asked for. */
import type { Facets } from './facets.ts';
import type { BrandEntry, CategoryPath, ListInfo, ListQuery, ProductListing } from './list-types.ts';
import type { ComparedProduct, Price, Product } from './types.ts';

export interface CatalogueApi {
  /** Null when the product does not exist in this market and language. */
  product(alias: string): Promise<Product | null>;
  products(query: ListQuery): Promise<ProductListing>;
  /** Those of the products that the shop sells, in the order of the ids. */
  compared(productIds: readonly number[]): Promise<ComparedProduct[]>;
  /** The prices of the customer's own list, by product id; products at the price of everyone are left out. */
  ownPrices(productIds: readonly number[]): Promise<ReadonlyMap<number, Price>>;
  /** All facets and the product count of the list, without the query's choices. */
  listFacets(query: ListQuery): Promise<{ count: number; facets: Facets }>;
  /** Brands with at least one product, unordered. */
  brands(): Promise<BrandEntry[]>;
  /** Without ancestors for a root and for an unknown category. */
  categoryPath(alias: string): Promise<CategoryPath>;
  listInfo(of: { alias: string } | { url: string } | Record<string, never>): Promise<ListInfo | null>;
}
