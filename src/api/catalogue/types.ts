/** The catalogue in our words: what widgets and stores see of products, categories and lists. */

import type { ProductFit } from '../vehicle/product-fit.ts';

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

/** Where a category stands in the tree. */
export interface CategoryPath {
  /** The categories above it, from the top down. */
  ancestors: NamedLink[];
}

/** The same thing in another language; `locale` is a language code. */
export interface Alternate {
  locale: string;
  href: string;
}

export interface ProductCard {
  productId: number;
  alias: string;
  name: string;
  href: string;
  brand: NamedLink | null;
  /** File names, first is the main one. */
  images: string[];
  price: Price;
  /** Lowest price of the 30 days before the reduction, formatted; null when not reduced. */
  lowestPrice: { incVatFormatted: string; exVatFormatted: string } | null;
  stock: Stock;
  skuCount: number;
  campaigns: string[];
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
}

export interface PackageGroup {
  groupId: number;
  name: string;
  description: string;
  required: boolean;
  options: PackageOption[];
}

export interface Product extends ProductCard {
  articleNumber: string;
  /** Of one piece, grams; 0 is not known. */
  weight: number;
  type: 'product' | 'package';
  /** Sanitised HTML. */
  summary: string;
  description: string;
  extra: string;
  skus: Sku[];
  /** Null where nothing is known about vehicles. */
  fit: ProductFit | null;
  specifications: { group: string; rows: { name: string; value: string }[] }[];
  breadcrumbs: NamedLink[];
  primaryCategory: (NamedLink & { alias: string }) | null;
  brandAlias: string;
  /** Path of a picture for social media. */
  socialImage: string | null;
  variantDimensions: { level: number; dimension: string; value: string; label: string }[];
  variants: Variant[];
  packageGroups: PackageGroup[];
  rating: { score: number; voteCount: number } | null;
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
  /** Path of the picture for social networks. */
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
  /** Present when they were asked for. */
  facets?: Facets;
  /** How many products of the list, as its page names it, are universal; present when it was asked for. */
  universal?: number;
}

/** What a list can be narrowed by. */
export interface Facets {
  groups: FacetGroup[];
  /** Of the answered products, in the market's currency with VAT; null when there are none. */
  price: { lowest: number; highest: number } | null;
}

/** Groups that the address names by themselves; every other is a parameter. */
export type FacetKind = 'categories' | 'brands' | 'skus' | 'price' | 'discount' | 'parameter';

export interface FacetGroup {
  /** Its key in the address: `brands`, `p-f_60_501`. */
  key: string;
  kind: FacetKind;
  label: string;
  values: FacetValue[];
}

export interface FacetValue {
  /** Opaque. */
  id: string;
  /** Another value of the group, of which this one is a part. */
  parentId: string | null;
  label: string;
  /** Products that choosing it would show, under what is chosen in the other groups. */
  count: number;
  /** The same while nothing is chosen. */
  whole: number;
  hidden: boolean;
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
  /** Inclusive, with VAT, in the market's currency; a bound that is left out is open. */
  price?: { lowest?: number; highest?: number };
  /** Asks for the facets too. */
  withFacets?: boolean;
  /** Asks how many products are universal too. */
  withUniversal?: boolean;
  /** Passed through from CMS search parameters, already checked against the contract's FilterInputType. */
  filter?: Record<string, unknown>;
}

/** A brand in the overview of all. */
export interface BrandEntry extends NamedLink {
  id: number;
  alias: string;
  logo: string | null;
}

export interface CatalogueApi {
  /** Null when there is no such product in this market and language. */
  product(alias: string): Promise<Product | null>;
  products(query: ListQuery): Promise<ProductListing>;
  /** Everything that the list can be narrowed by, whatever the query has chosen, and how many products it has in all. */
  listFacets(query: ListQuery): Promise<{ count: number; facets: Facets }>;
  /** Those with at least one product, in no order. */
  brands(): Promise<BrandEntry[]>;
  /** Without ancestors for a category of the top, and for one that is not known. */
  categoryPath(alias: string): Promise<CategoryPath>;
  listInfo(of: { alias: string } | { url: string } | Record<string, never>): Promise<ListInfo | null>;
}
