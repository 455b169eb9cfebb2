/** Types of price history, related products and back-in-stock notifications. */

import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { Price, ProductCard } from '../catalogue/types.ts';

export interface PriceMoment {
  /** ISO date and time from which the price applied. */
  date: string;
  incVat: number;
  incVatFormatted: string;
  exVatFormatted: string;
  /** The lowest price of the last 30 days. */
  isLowest: boolean;
}

export interface RelatedProduct {
  card: ProductCard;
  alias: string;
  name: string;
  href: string;
  brand: string;
  image: string | null;
  price: Price;
  /** Null without compatibility data. */
  fit: ProductCompatibility | null;
  /** The only sku, if it is in stock; null with several skus, or when sold out. */
  skuId: number | null;
}

export interface RelatedGroup {
  /** Relation type of the backend: RELATED, ACCESSORIES, SIMILAR or a custom one. */
  type: string;
  products: RelatedProduct[];
}

export interface ProductApi {
  /** Prices of the last 30 days, oldest first (R-PRODUCT-24). */
  priceHistory(alias: string): Promise<PriceMoment[]>;
  related(alias: string): Promise<RelatedGroup[]>;
  /** False when the shop accepts no notification for this sku. */
  notifyWhenBack(email: string, skuId: number): Promise<boolean>;
}
