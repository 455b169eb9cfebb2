/** Single SKUs with what is true of them now: the price and the stock. */
import type { Price, Stock } from '../catalogue/types.ts';

export interface Part {
  /** Null: the product has several SKUs, one of which has to be chosen. */
  skuId: number | null;
  productId: number;
  name: string;
  href: string;
  brand: string;
  image: string | null;
  /** Empty when the product has a single sku. */
  skuName: string;
  articleNumber: string;
  stock: Stock;
  price: Price;
}

/** A part of a set for one vehicle. */
export interface SetPart {
  part: Part;
  skuId: number;
  quantity: number;
  /** Pieces for the front and the rear; 0: it has no place. */
  front: number;
  rear: number;
}

export interface PartApi {
  /** By the number as it was asked for; unknown numbers are absent. Null: the backend finds none by number. */
  byNumber(numbers: readonly string[]): Promise<ReadonlyMap<string, Part> | null>;
  /** For numbers that are unknown: parts with nearly the same number, the nearest first. */
  nearNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, readonly Part[]>>;
  /**
   * What makes a whole with a product on the vehicle of a facet (R-PRODUCT-50). Null when the shop has no such set, or a part
   * of it is missing.
   */
  matchingSet(alias: string, vehicle: string): Promise<readonly SetPart[] | null>;
  /** By SKU; SKUs that are not sold any more are absent. */
  ofProducts(productIds: readonly number[]): Promise<ReadonlyMap<number, Part>>;
}
