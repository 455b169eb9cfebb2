/** What happens in the tab, under fixed names and payloads (R-ANALYTICS-1). Whoever may report it subscribes, after consent. */
import type { ConsentCategory } from './consent-category.ts';

/** A product as far as an event needs it; amounts in units of the currency, as shown. */
export interface EventProduct {
  productId: number;
  name: string;
  articleNumber?: string;
  brand?: string;
  category?: string;
  /** The chosen sku. */
  variant?: string;
  /** Including VAT. */
  price: number;
  /** Excluding VAT. */
  priceExVat?: number;
  currency: string;
  /** Of the regular price; 0 without a reduction. */
  discountPercentage: number;
  /** Whether the reduction is a campaign's. */
  isCampaign: boolean;
}

/** A line of a cart. */
export interface EventItem {
  product: EventProduct;
  quantity: number;
}

/** Where a card stands in its list; both count from 0 and 1 as the list shows them. */
export interface ListPlace {
  index: number;
  page: number;
  pageSize: number;
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
  variant: string;
  quantity: number;
  totalIncVat: number;
}

export interface EventMap {
  /** `pageType` as the page file names it. */
  'page:impression': { route: EventRoute; pageType: string; isSSR: boolean; requestUrl?: string };
  'product:impression': { product: EventProduct } & ListPlace;
  'product:click': { product: EventProduct } & ListPlace;
  'product-detail:impression': { product: EventProduct };
  /** `quantity` is the difference; a package has an id of its own instead of a sku. */
  'cart:add': { item: { skuId: number; quantity: number }; product?: EventProduct; packageId?: number };
  'cart:remove': { item: { skuId: number; quantity: number }; product?: EventProduct; packageId?: number };
  'favorite:add': { productId: number; product?: EventProduct };
  'favorite:remove': { productId: number; product?: EventProduct };
  'checkout:impression': { items: readonly EventItem[] };
  'checkout:update': { checkout: { cartId: string } };
  /** Sums and rows; nothing about the person. */
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
  /** The facts name e-mail and key as well: a secret and a person have no place in a log. */
  'user:password-reset': undefined;
  'newsletter:subscribe': undefined;
  'customer-type:change': { type: string } | undefined;
  'widget:click': { href: string };
  'menu:click': { item: { label: string; href: string } };
  'search:click': { type: 'suggestion' | 'product' | 'category' | 'brand'; data?: unknown };
  'error:api': { error: { operation: string; layer: string; status?: number; code?: string } };
  'error:404': { error: { path: string } };
  'error:500': { error: { path: string } };
  /** Of ours: a widget that failed, a decision about consent. */
  'error:widget': { code: string; message: string; component?: string };
  'consent:change': { allowed: readonly ConsentCategory[] };
}

export type EventType = keyof EventMap;
export type EventLog = <Type extends EventType>(type: Type, data?: EventMap[Type]) => void;

/** One thing that happened; `timestamp` in milliseconds since 1970. */
export type LoggedEvent = {
  [Type in EventType]: { type: Type; data: EventMap[Type]; timestamp: number };
}[EventType];

export interface EventRecord {
  log: EventLog;
  /** The last ones, oldest first. */
  readonly events: readonly LoggedEvent[];
  /** Hears of every event from now on; returns what stops it. */
  subscribe(listener: (event: LoggedEvent) => void): () => void;
}

/** @param limit events that are kept; the oldest go first. */
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
