/** Events of this tab, with fixed names and payloads (R-ANALYTICS-1). Reporting code subscribes after consent. */
import type { ConsentCategory } from './consent-category.ts';

/** The product data of events; amounts in the main unit of the currency, as shown. */
export interface EventProduct {
  productId: number;
  name: string;
  articleNumber?: string;
  brand?: string;
  category?: string;
  /** The selected SKU. */
  variant?: string;
  /** Including VAT. */
  price: number;
  /** Excluding VAT. */
  priceExVat?: number;
  currency: string;
  /** What one piece costs less than its regular price, including VAT; absent where only the percentage is known. */
  discount?: number;
  /** In per cent of the regular price; 0 without a discount. */
  discountPercentage: number;
  /** Whether the discount belongs to a campaign. */
  isCampaign: boolean;
}

/** A line of a cart. */
export interface EventItem {
  product: EventProduct;
  quantity: number;
}

/** Position of a card in its list: `index` counts from 0, `page` from 1. */
export interface ListPlace {
  index: number;
  page: number;
  pageSize: number;
  list?: EventList;
}

/** A list of products: the type of its widget, and its heading. */
export interface EventList {
  id: string;
  name: string;
}

/** What is in the cart, and the code that reduces it. */
export interface EventCart {
  items: readonly EventItem[];
  coupon?: string;
}

/** A banner: the id of its widget, and its heading. */
export interface EventPromotion {
  id: string;
  name: string;
  href: string;
}

/** `quantity` is the difference; a package has an id of its own instead of an SKU, and parts. */
interface CartChange {
  item: { skuId: number; quantity: number };
  product?: EventProduct;
  packageId?: number;
  parts?: readonly EventItem[];
}

interface EventRoute {
  name: string;
  path: string;
  query: Readonly<Record<string, string>>;
  params: Readonly<Record<string, string>>;
  hash?: string;
  fullPath?: string;
}

export interface PurchasedRow {
  productId: number;
  sku: string;
  name: string;
  articleNumber: string;
  /** Of the product. */
  productNumber: string;
  variant: string;
  quantity: number;
  totalIncVat: number;
  /** What the pieces cost less than their regular price, including VAT; absent without a discount. */
  savedIncVat?: number;
}

export interface EventMap {
  /** `pageType` as in the page file. */
  'page:impression': { route: EventRoute; pageType: string; isSSR: boolean; requestUrl?: string };
  'product:impression': { product: EventProduct } & ListPlace;
  'product:click': { product: EventProduct } & ListPlace;
  'product-detail:impression': { product: EventProduct };
  'cart:add': CartChange;
  'cart:remove': CartChange;
  'favorite:add': { productId: number; product?: EventProduct };
  'favorite:remove': { productId: number; product?: EventProduct };
  'cart:view': EventCart;
  'checkout:impression': EventCart;
  /** The delivery or payment that the shopper orders with, by its name. */
  'checkout:shipping': EventCart & { name: string };
  'checkout:payment': EventCart & { name: string };
  'checkout:update': { checkout: { cartId: string } };
  /** Totals and rows; no personal data. */
  'checkout:purchase': {
    orderId: string;
    order: {
      currency: string;
      sumIncVat: number;
      sumExVat: number;
      shippingFeeIncVat: number;
      rows: readonly PurchasedRow[];
    };
    coupon?: string;
    nthPurchase?: number;
  };
  'user:login': undefined;
  'user:logout': undefined;
  'user:register': undefined;
  'user:delete': undefined;
  /** Without e-mail address and reset key, because the log must contain neither personal data nor secrets. */
  'user:password-reset': undefined;
  'newsletter:subscribe': undefined;
  'customer-type:change': { type: string } | undefined;
  'promotion:impression': EventPromotion;
  'promotion:click': EventPromotion;
  /** What a visitor searched for, without personal data. */
  'search:results': { text: string };
  'widget:click': { href: string };
  'menu:click': { item: { label: string; href: string } };
  'search:click': { type: 'suggestion' | 'similar' | 'product' | 'category' | 'brand'; data?: unknown };
  'error:api': { error: { operation: string; layer: string; status?: number; code?: string } };
  'error:404': { error: { path: string } };
  'error:500': { error: { path: string } };
  /** A failed widget. */
  'error:widget': { code: string; message: string; component?: string };
  'consent:change': { allowed: readonly ConsentCategory[] };
}

export type EventType = keyof EventMap;
export type EventLog = <Type extends EventType>(type: Type, data?: EventMap[Type]) => void;

/** One logged event; `timestamp` in milliseconds since 1970. */
export type LoggedEvent = {
  [Type in EventType]: { type: Type; data: EventMap[Type]; timestamp: number };
}[EventType];

export interface EventRecord {
  log: EventLog;
  /** The latest events, oldest first. */
  readonly events: readonly LoggedEvent[];
  /** Calls the listener for every later event. @returns a function that unsubscribes. */
  subscribe(listener: (event: LoggedEvent) => void): () => void;
}

/** @param limit maximum number of stored events; the oldest are dropped. */
export function createEventRecord(limit = 200, now: () => number = Date.now): EventRecord {
  const events: LoggedEvent[] = [];
  const listeners = new Set<(event: LoggedEvent) => void>();
  return {
    events,
    log(type, data) {
      const event = { type, data, timestamp: now() } as LoggedEvent;
      events.push(event);
      if (events.length > limit) events.shift();
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
