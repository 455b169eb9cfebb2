/** The tables of categories, brands and products as Kysely types. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn, Localized } from './columns.ts';

interface CategoryTable {
  category_id: number;
  parent_category_id: Generated<number>;
  sort_order: number;
  hidden: Generated<boolean>;
  primary_image: string | null;
  background_image: string | null;
}

interface CategoryTextTable {
  category_id: number;
  language_id: string;
  alias: string;
  name: string;
  description: string | null;
  secondary_description: string | null;
  meta_title: string | null;
  meta_description: string | null;
}

interface BrandTable {
  brand_id: number;
  alias: string;
  name: string;
  logo: string | null;
  primary_image: string | null;
  manufacturer_name: string;
  manufacturer_address: string;
  manufacturer_contact: string;
}

interface BrandTextTable {
  brand_id: number;
  language_id: string;
  description: string | null;
  secondary_description: string | null;
}

interface VariantGroupTable {
  variant_group_id: number;
  name: string;
  main_product_id: number;
  collapse_in_lists: boolean;
}

interface ProductTable {
  product_id: number;
  article_number: string;
  type: string;
  brand_id: number;
  primary_category_id: number;
  vat_class: Generated<string>;
  variant_group_id: number | null;
  first_available_on: string;
  modified_at: Generated<Date | null>;
  active: Generated<boolean>;
  weight_grams: Generated<number>;
  length_mm: Generated<number>;
  width_mm: Generated<number>;
  height_mm: Generated<number>;
  freight_class: string | null;
  supplier_id: Generated<number>;
  sold_count: Generated<number>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
}

interface ProductTextTable {
  product_id: number;
  language_id: string;
  alias: string;
  name: string;
  text1: string | null;
  text2: string | null;
  text3: string | null;
  meta_title: string | null;
  meta_description: string | null;
}

interface ProductCategoryTable {
  product_id: number;
  category_id: number;
}

interface ProductImageTable {
  product_id: number;
  sort_order: number;
  file_name: string;
  tags: Generated<string[]>;
}

/** A manual, a video or a size guide; shown in the languages of its title. */
interface ProductGuideTable {
  product_id: number;
  position: number;
  kind: 'manual' | 'video' | 'size';
  title: JsonColumn<Localized>;
  /** A path of the shop or an address with https. */
  url: string;
}

/** A number that the product replaces. */
interface ProductInterchangeTable {
  product_id: number;
  kind: 'oem' | 'competitor' | 'superseded';
  position: number;
  /** Empty: the brand of the product. */
  maker: string;
  number: string;
}

interface ProductRelationTable {
  product_id: number;
  related_product_id: number;
  relation: string;
  sort_order: number;
}

export interface VariantValueTable {
  product_id: number;
  level: number;
  dimension: string;
  type: string;
  value: string;
  label: JsonColumn<Localized>;
  attributes: ColumnType<unknown, string | undefined, string>;
  sort_order: Generated<number>;
}

interface ParameterGroupTable {
  parameter_group_id: number;
  name: JsonColumn<Localized>;
  sort_order: number;
}

interface ParameterTable {
  parameter_id: number;
  parameter_group_id: number;
  identifier: string;
  type: Generated<string>;
  name: JsonColumn<Localized>;
  sort_order: number;
  show: Generated<boolean>;
  show_filter: Generated<boolean>;
  /** Rules of its measures (R-VEHICLE-16); null: the usual ones of the identifier. */
  fit: Generated<string | null>;
  together: Generated<string | null>;
  /** What the measure means, in the languages that explain it. */
  description: ColumnType<Localized, string | undefined, string>;
}

interface ParameterValueTable {
  parameter_value_id: number;
  parameter_id: number;
  slug: string;
  label: JsonColumn<Localized>;
  sort_order: Generated<number>;
}

interface ProductParameterTable {
  product_id: number;
  parameter_value_id: number;
  /** Of a vehicle that is listed because of an application alone. */
  by_application: Generated<boolean>;
}

/** How a product is used on a vehicle. */
interface ApplicationTable {
  product_id: number;
  /** Of the parameter of vehicles. */
  parameter_value_id: number;
  /** Empty: it is not said. */
  position: string;
  /** Of several with the same position, from 1. */
  place: number;
  quantity: number | null;
  qualifier: JsonColumn<Localized>;
  note: JsonColumn<Localized>;
}

/** A drawing with numbered positions. */
interface AssemblyTable {
  /** Its address. */
  alias: string;
  name: JsonColumn<Localized>;
  group_name: JsonColumn<Localized>;
  /** Name of a picture of the type `assembly`. */
  drawing: string;
  /** What positions are counted in. */
  width: number;
  height: number;
  sort_order: Generated<number>;
}

interface AssemblyVehicleTable {
  assembly: string;
  /** The vehicle as a value of a parameter. */
  parameter_value_id: number;
}

/** A part at a number of a drawing. */
interface AssemblyPositionTable {
  assembly: string;
  position: string;
  /** Of alternatives at one position. */
  place: number;
  x: number;
  y: number;
  product_id: number;
  quantity: number | null;
  qualifier: JsonColumn<Localized>;
  note: JsonColumn<Localized>;
}

interface VehicleTable {
  vehicle_id: number;
  manufacturer: string;
  year: number;
  model: string;
  parameter_value_id: number;
  tech_data: JsonColumn<unknown>;
}

interface PackageGroupTable {
  group_id: number;
  product_id: number;
  name: JsonColumn<Localized>;
  description: ColumnType<Localized | null, string | null | undefined, string | null>;
  image: string | null;
  required: boolean;
  sort_order: number;
}

interface PackageOptionTable {
  option_id: number;
  group_id: number;
  product_id: number;
  name: ColumnType<Localized | null, string | null | undefined, string | null>;
  quantity: number;
  is_selected: Generated<boolean>;
  sort_order: number;
}

interface CoPurchaseTable {
  product_id: number;
  other_product_id: number;
  orders: number;
  location: number;
}

interface UrlHistoryTable {
  old_url: string;
  new_url: string;
}

interface CatalogueChangeTable {
  version: GeneratedAlways<number>;
  kind: string;
  product_id: number | null;
  changed_at: Generated<Date>;
  /** The transaction that announced it. */
  tx: Generated<string>;
}

export interface CatalogueTables {
  category: CategoryTable;
  category_text: CategoryTextTable;
  brand: BrandTable;
  brand_text: BrandTextTable;
  variant_group: VariantGroupTable;
  product: ProductTable;
  product_text: ProductTextTable;
  product_category: ProductCategoryTable;
  product_image: ProductImageTable;
  product_relation: ProductRelationTable;
  product_guide: ProductGuideTable;
  product_interchange: ProductInterchangeTable;
  variant_value: VariantValueTable;
  parameter_group: ParameterGroupTable;
  parameter: ParameterTable;
  parameter_value: ParameterValueTable;
  product_parameter: ProductParameterTable;
  application: ApplicationTable;
  assembly: AssemblyTable;
  assembly_vehicle: AssemblyVehicleTable;
  assembly_position: AssemblyPositionTable;
  vehicle: VehicleTable;
  package_group: PackageGroupTable;
  package_option: PackageOptionTable;
  co_purchase: CoPurchaseTable;
  url_history: UrlHistoryTable;
  catalogue_change: CatalogueChangeTable;
}
