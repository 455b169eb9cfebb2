/** Catalogue types for widgets and stores: products. */
import type { ApplicationPosition } from '#kernel/vehicle/application.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { ReplacedNumber } from './search-hints.ts';

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
  /** Why a search found it, when it names the number of another maker. */
  replaces?: ReplacedNumber;
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
  rows: SpecificationRow[];
}

export interface SpecificationRow {
  name: string;
  value: string;
  /** What the measure means, for who does not know it. */
  description?: string;
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

/** A model of which a product fits these years. */
export interface FittingVehicle {
  manufacturer: string;
  model: string;
  firstYear: number;
  lastYear: number;
}

/** The number of a product in a drawing. */
export interface ProductPosition {
  /** Of the page of the drawing. */
  href: string;
  /** Of the drawing. */
  name: string;
  position: string;
}

export interface ProductGuide {
  kind: 'manual' | 'video' | 'size';
  title: string;
  href: string;
}

/** How a product is used on some vehicles. */
export interface ProductApplication {
  /** Facets. */
  vehicles: readonly string[];
  /** Null: it is not said. */
  position: ApplicationPosition | null;
  /** Pieces for one vehicle at this position; null when it is not said. */
  quantity: number | null;
  /** What limits it. */
  qualifier: string;
  note: string;
}

/** A number of another maker, or of an earlier article, that a product replaces. */
export interface Interchange {
  kind: 'oem' | 'competitor' | 'superseded';
  maker: string;
  number: string;
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
  /** Whether the shop has rules of a set for it, which depends on the vehicle. */
  hasMatchingSet: boolean;
  /** By years without a gap; undefined in the browser, which has no use for them. */
  fittingVehicles: readonly FittingVehicle[] | undefined;
  /** Path of the image for social media. */
  socialImage: string | null;
  variantDimensions: { level: number; dimension: string; value: string; label: string }[];
  variants: Variant[];
  packageGroups: PackageGroup[];
  /** Manuals, videos and size guides. */
  guides: ProductGuide[];
  /** Numbers that it replaces: those of the machine's maker first. */
  interchange: Interchange[];
  applications: ProductApplication[];
  assemblyPositions: readonly ProductPosition[];
  alternates: Alternate[];
  meta: { title: string; description: string };
}
