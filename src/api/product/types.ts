/** What belongs to one product beyond its page: old prices, things that go with it, and word when it is back. */
import type { Price } from '../catalogue/types.ts';
import type { ProductFit } from '../vehicle/product-fit.ts';

export interface PriceMoment {
  /** ISO moment from which the price held. */
  date: string;
  incVat: number;
  incVatFormatted: string;
  exVatFormatted: string;
  /** The lowest of the last 30 days. */
  isLowest: boolean;
}

export interface RelatedProduct {
  alias: string;
  name: string;
  href: string;
  brand: string;
  image: string | null;
  price: Price;
  /** Null where nothing is known about vehicles. */
  fit: ProductFit | null;
  /** Its only size, when that can be had; null when there is something to choose, or nothing left. */
  skuId: number | null;
}

export interface RelatedGroup {
  /** The shop's own word for the relation: RELATED, ACCESSORIES, SIMILAR or another. */
  type: string;
  products: RelatedProduct[];
}

export interface ProductApi {
  /** Of the last 30 days, oldest first (R-PRODUCT-24). */
  priceHistory(alias: string): Promise<PriceMoment[]>;
  related(alias: string): Promise<RelatedGroup[]>;
  /** False when the shop takes no notice for this sku. */
  notifyWhenBack(email: string, skuId: number): Promise<boolean>;
}
