/** A product as stored, in one language and one market. `product.ts` is what a shopper sees of it. */
import type { Localized } from '#backend/database/tables/columns.ts';
import type { Minor } from '#kernel/money/money.ts';

export interface ProductText {
  alias: string;
  name: string;
  text1: string | null;
  text2: string | null;
  text3: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
}

export interface Stock {
  inStock: number;
  /** Can be made or ordered on demand. */
  oversellable: number;
  /** At the supplier. */
  static: number;
  /** yyyy-mm-dd */
  incomingOn: string | null;
  shelf: string | null;
}

export interface SkuRecord {
  id: number;
  productId: number;
  articleNumber: string;
  name: string;
  gtin: string | null;
  externalId: string | null;
  /** Grams. */
  weight: number;
  stock: Stock;
}

export interface PricePair {
  /** Including VAT, in minor units of the market's currency. */
  regular: Minor;
  selling: Minor;
}

/** What everyone pays in a market. */
export interface OpenPrice extends PricePair {
  /** Of the campaign that lowers it. */
  campaignId: number | null;
}

export interface PriceLogEntry extends PricePair {
  validFrom: Date;
}

export interface VariantValue {
  /** 1 is the product itself, above it further dimensions. */
  level: number;
  dimension: string;
  type: string;
  value: string;
  label: Localized;
  attributes: readonly { key: string; value: string }[];
  order: number;
}

/** Where a product is shown. A product has a record in a place where it is active and has a text and a price. */
export interface ProductPlace {
  languageId: string;
  marketId: string;
}

export interface ProductRecord {
  id: number;
  articleNumber: string;
  type: 'product' | 'package';
  brandId: number;
  primaryCategoryId: number;
  vatClass: string;
  variantGroupId: number | null;
  /** yyyy-mm-dd */
  firstAvailableOn: string;
  /** Of its own data and texts; null when not known. */
  modifiedAt: Date | null;
  /** Grams. */
  weight: number;
  /** Millimetres. */
  dimensions: { length: number; width: number; height: number };
  freightClass: string | null;
  supplierId: number;
  rating: { sum: number; count: number };
  text: ProductText;
  categoryIds: readonly number[];
  images: readonly { fileName: string; tags: string[] }[];
  /** Active ones, in their order. */
  skus: readonly SkuRecord[];
  price: OpenPrice;
  /** Oldest first. */
  priceLog: readonly PriceLogEntry[];
  parameterValueIds: readonly number[];
  /** Campaigns that it belongs to while they run. */
  campaignIds: readonly number[];
  variantValues: readonly VariantValue[];
  guides: readonly Guide[];
  /** Numbers that it replaces: those of the machine's maker first. */
  interchange: readonly Interchange[];
  applications: readonly PartApplication[];
  assemblyPositions: readonly PartPosition[];
}

/** Its number in a drawing. */
export interface PartPosition {
  assembly: string;
  /** Of the drawing. */
  name: Localized;
  position: string;
}

/** How it is used on a vehicle. */
export interface PartApplication {
  /** The vehicle as a value of a parameter. */
  vehicleId: number;
  /** Empty: it is not said. */
  position: string;
  quantity: number | null;
  qualifier: Localized;
  note: Localized;
}

/** A number under which the same part is, or was, sold. */
export interface Interchange {
  kind: 'oem' | 'competitor' | 'superseded';
  /** Empty: the brand of the product. */
  maker: string;
  number: string;
}

/** A manual, a video or a size guide. */
export interface Guide {
  kind: 'manual' | 'video' | 'size';
  /** By language code; shown in these languages. */
  title: Readonly<Partial<Record<string, string>>>;
  url: string;
}
