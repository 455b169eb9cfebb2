/** Catalogue types of lists: what is asked for, and what pages show around the products. */
import type { Facets } from './facets.ts';
import type { SearchInterpretation, SimilarSearch } from './search-hints.ts';
import type { Alternate, NamedLink, ProductCard } from './types.ts';

/** Position of a category in the tree. */
export interface CategoryPath {
  /** From the root to the parent. */
  ancestors: NamedLink[];
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
