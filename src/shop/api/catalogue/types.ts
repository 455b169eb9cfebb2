/** Catalogue types for widgets and stores: products, categories and lists. */

import type { ProductCompatibility } from '../vehicle/product-compatibility.ts';
import type { Facets } from './facets.ts';
import type { SearchInterpretation, SimilarSearch } from './search-hints.ts';

/** Formatted by the backend in the market's currency and language. */
export interface Price {
  sellingIncVat: number;
  sellingExVat: number;
  sellingIncVatFormatted: string;
  sellingExVatFormatted: string;
  regularIncVatFormatted: string;
  regularExVatFormatted: string;
  isDiscounted: boolean;
  discountPercentage: number;
  currency: string;
  /** Of a package: the least that it costs, depending on what is chosen. */
  isLeast?: true;
}

export interface Stock {
  totalStock: number;
  inStock: number;
  oversellable: number;
  static: number;
  /** ISO date. */
  incoming: string | null;
}

export interface NamedLink {
  name: string;
  href: string;
}

/** Position of a category in the tree. */
export interface CategoryPath {
  /** From the root to the parent. */
  ancestors: NamedLink[];
}

/** The same page in another language; `locale` is a language code. */
export interface Alternate {
  locale: string;
  href: string;
}

export interface ProductCard {
  productId: number;
  /** Absent where only a relation to the product is known. */
  articleNumber?: string;
  alias: string;
  name: string;
  href: string;
  brand: NamedLink | null;
  /** File names, the main image first. */
  images: string[];
  price: Price;
  /** Lowest price of the 30 days before the reduction, formatted; null when not reduced. */
  lowestPrice: { incVatFormatted: string; exVatFormatted: string } | null;
  stock: Stock;
  skuCount: number;
  /** The only SKU of a product that needs no choice and can be bought now; null for any other. */
  buySkuId: number | null;
  /** Null without ratings. */
  rating: Rating | null;
  campaigns: string[];
  /** A campaign delivers it free of charge, whatever else is in the cart. */
  hasFreeDelivery?: boolean;
}

/** Average of the published ratings. */
export interface Rating {
  /** 1 to 5. */
  score: number;
  voteCount: number;
}

export interface Sku {
  skuId: number;
  articleNumber: string;
  name: string;
  gtin: string | null;
  stock: Stock;
}

export interface Variant {
  productId: number;
  alias: string;
  href: string;
  label: string;
  value: string;
  level: number;
  dimension: string;
  /** Hex colour without #. */
  colour: string | null;
  image: string | null;
  stock: Stock;
  variants: Variant[];
}

export interface PackageOption {
  optionId: number;
  name: string;
  quantity: number;
  isSelected: boolean;
  product: ProductCard;
  skuId: number;
  /** Lowest price of the 30 days before the product was reduced, of one piece; null when it is not reduced. */
  lowest: { incVat: number; exVat: number } | null;
}

export interface PackageGroup {
  groupId: number;
  name: string;
  description: string;
  required: boolean;
  options: PackageOption[];
}

export interface SpecificationGroup {
  group: string;
  rows: { name: string; value: string }[];
}

/** Properties in a comparison. */
export interface ComparedSpecifications extends SpecificationGroup {
  /** They name the manufacturer and describe no product. */
  isOfMaker: boolean;
}

/** A product with what a comparison shows. */
export interface ComparedProduct {
  card: ProductCard;
  specifications: ComparedSpecifications[];
}

export interface ProductGuide {
  kind: 'manual' | 'video' | 'size';
  title: string;
  href: string;
}

export interface Product extends ProductCard {
  articleNumber: string;
  /** Weight of one item, grams; 0: unknown. */
  weight: number;
  type: 'product' | 'package';
  /** Sanitised HTML. */
  summary: string;
  description: string;
  extra: string;
  skus: Sku[];
  /** Null without compatibility data. */
  fit: ProductCompatibility | null;
  specifications: SpecificationGroup[];
  breadcrumbs: NamedLink[];
  primaryCategory: (NamedLink & { alias: string }) | null;
  brandAlias: string;
  /** Path of the image for social media. */
  socialImage: string | null;
  variantDimensions: { level: number; dimension: string; value: string; label: string }[];
  variants: Variant[];
  packageGroups: PackageGroup[];
  /** Manuals, videos and size guides. */
  guides: ProductGuide[];
  alternates: Alternate[];
  meta: { title: string; description: string };
}

export interface ListInfo {
  id: number;
  alias: string;
  href: string;
  name: string;
  description: string;
  secondaryDescription: string;
  image: string | null;
  /** Path of the image for social media. */
  socialImage: string | null;
  meta: { title: string; description: string };
  subCategories: (NamedLink & { image: string | null })[];
  alternates: Alternate[];
}

export type SortType =
  | 'RELEVANCE'
  | 'LATEST'
  | 'MOST_SOLD'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'ALPHABETICAL'
  | 'NONE'
  | 'FACET_ORDER';

export interface ProductListing {
  count: number;
  products: ProductCard[];
  /** Present if requested. */
  facets?: Facets;
  /** Number of universal products in the page's own list; present if requested. */
  universal?: number;
  /** Present when a search was understood as a product and a vehicle. */
  interpretation?: SearchInterpretation;
  /** Present when a search has no results and similar words have. */
  similar?: SimilarSearch[];
  /** Present when a search names a machine that the shop does not know. */
  unknownModel?: string;
}

export interface ListQuery {
  skip: number;
  take: number;
  categoryAlias?: string;
  brandAlias?: string;
  discountCampaignAlias?: string;
  url?: string;
  sort?: SortType;
  searchText?: string;
  productIds?: number[];
  facets?: string[];
  /** Inclusive, with VAT, in the market's currency; a missing bound is open. */
  price?: { lowest?: number; highest?: number };
  /** Requests the facets too. */
  withFacets?: boolean;
  /** Requests the number of universal products too. */
  withUniversal?: boolean;
  /** Passed through from CMS search parameters, validated against the API's FilterInputType. */
  filter?: Record<string, unknown>;
}

/** A brand in the list of all brands. */
export interface BrandEntry extends NamedLink {
  id: number;
  alias: string;
  logo: string | null;
}

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
