/** The small reference tables in memory: channels, categories, brands, parameters. Replaced as a whole. */
import type { Localized } from '#backend/database/tables/columns.ts';
import type { Channel } from '#backend/kernel/market.ts';
import type { VehicleData } from '#kernel/vehicle/fit-measure.ts';
import type { GroupParts } from './product/package.repository.ts';
import type { RecommendationRule } from './recommend/rules.ts';

export interface CategoryText {
  alias: string;
  name: string;
  description: string | null;
  secondaryDescription: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
}

/** Category in Google's product taxonomy. */
export interface Taxonomy {
  id: number;
  parentId: number | null;
  name: string;
  path: string;
}

export interface Category {
  id: number;
  /** 0 for a root. */
  parentId: number;
  order: number;
  hidden: boolean;
  primaryImage: string | null;
  backgroundImage: string | null;
  taxonomy: Taxonomy | null;
  /** By language id; a category without a text is not published in that language. */
  texts: ReadonlyMap<string, CategoryText>;
  /** From the root down to the category itself. */
  path: readonly Category[];
}

export interface Brand {
  id: number;
  alias: string;
  name: string;
  logo: string | null;
  primaryImage: string | null;
  /** Who answers for its products: name, postal and electronic address (GPSR 2023/988 art. 19). */
  maker: { name: string; address: string; contact: string };
  texts: ReadonlyMap<string, { description: string | null; secondaryDescription: string | null }>;
}

export interface ParameterGroup {
  id: number;
  name: Localized;
  order: number;
}

export interface Parameter {
  id: number;
  group: ParameterGroup;
  identifier: string;
  type: string;
  name: Localized;
  order: number;
  show: boolean;
  showFilter: boolean;
  /** Rules of its measures as the catalogue states them; null: the usual ones of the identifier (R-VEHICLE-16). */
  fit: string | null;
  /** Rules of the measures in which products that are used together agree, likewise (R-VEHICLE-14). */
  together: string | null;
  /** What the measure means, in the languages that explain it (R-PRODUCT-55). */
  description: Localized;
}

export interface ParameterValue {
  id: number;
  parameter: Parameter;
  slug: string;
  label: Localized;
  order: number;
}

export interface SiteMeta {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
}

/** A list that is neither a category nor a brand: its texts by locale and its facets. */
export interface ShopList {
  id: number;
  alias: string;
  name: Localized;
  description: Localized;
  facets: readonly string[];
}

/** A campaign as lists and pages show it; what it does to prices is promotion's. */
export interface ListedCampaign {
  id: number;
  /** Of its page; null when it has none. */
  alias: string | null;
  name: Localized;
  description: Localized;
  hideTitle: boolean;
  active: boolean;
  activeFrom: Date | null;
  activeTo: Date | null;
  /** Ids; empty is every market. */
  markets: readonly string[];
  /** Lowers the price itself; others count in the cart. */
  inPrice: boolean;
  category: string | null;
  /** What it does: `percentage`, `tiers`. */
  action: string | null;
  /** Whether it needs more than a product of it in the cart. */
  isConditional: boolean;
}

export interface CatalogueReference {
  channels: readonly Channel[];
  /** By id, in the order of display. */
  categories: ReadonlyMap<number, Category>;
  /** By `languageId:alias`. */
  categoryByAlias: ReadonlyMap<string, Category>;
  brands: ReadonlyMap<number, Brand>;
  brandByAlias: ReadonlyMap<string, Brand>;
  parameterValues: ReadonlyMap<number, ParameterValue>;
  /** Technical data of the vehicles that are values of parameters, by the number of the value. */
  vehicleData: ReadonlyMap<number, VehicleData>;
  /** Likewise, what the vehicles are called. */
  vehicleNames: ReadonlyMap<number, { manufacturer: string; model: string; year: number }>;
  /** What packages are made of, by their ids. */
  packages: ReadonlyMap<number, readonly GroupParts[]>;
  campaigns: ReadonlyMap<number, ListedCampaign>;
  campaignByAlias: ReadonlyMap<string, ListedCampaign>;
  /** Number of a price list by its identifier. */
  priceLists: ReadonlyMap<string, number>;
  /** Title and description of the site by locale: the setting `site.meta`. */
  siteMeta: Readonly<Record<string, SiteMeta>>;
  /** Lists with an address of their own, `/l/<alias>`, by alias: the setting `site.lists`. */
  lists: ReadonlyMap<string, ShopList>;
  /** The setting `site.recommendations`. */
  recommendations: readonly RecommendationRule[];
}

/** The facet of a parameter's value: opaque to clients but for the vehicle selector (R-LIST-8). */
export const parameterFacetId = ({
  parameter,
  slug,
}: Pick<ParameterValue, 'slug'> & { parameter: Pick<Parameter, 'id' | 'group'> }): string =>
  `f_${parameter.group.id}_${parameter.id}_${slug}`;

/** Products of a price list in one market; never offered as a facet. */
export const priceListFacetId = (priceListId: number, marketId: string): string =>
  `pl_${priceListId}_${marketId}`;
