/** The public part of the shop's configuration: pages bind to it as `config.*`, widgets read it from their page. */
import type { CustomerType } from './segment.ts';
import { namelessShop, type ShopFacts } from './shop-facts.ts';
import type { Breakpoints } from './viewport.ts';

export interface PublicConfig {
  /** Who the shop is, in the page's language. */
  readonly shop: ShopFacts;
  /** Delivery costs in the page's market and language; undefined: known at the checkout only. */
  readonly delivery?: DeliveryTerms;
  /** Whether Flowbox feeds are enabled. */
  readonly flowboxActive: boolean;
  /** Account at the recommendation service Nosto; empty: disabled. */
  readonly nostoAccountId: string;
  /** The service for reviews of the shop: its script URL, and the shop's key; undefined: none. */
  readonly serviceReviews?: { readonly script: string; readonly key: string };
  /** Analytics settings that differ from the defaults. */
  readonly measuring?: MeasuringConfig;
  readonly shopper: ShopperConfig;
  /** Default orders of product lists; undefined: built-in defaults. */
  readonly lists?: ListsConfig;
}

export interface DeliveryTerms {
  /** Fee of the cheapest option, formatted. */
  readonly from: string;
  /** Smallest order that is delivered free of charge in one of the ways, formatted; undefined: none is. */
  readonly freeFrom?: string;
  /** Delivery options, the default first; an option without a limit takes any weight. */
  readonly ways: readonly {
    readonly name: string;
    readonly fee: string;
    readonly maxGrams: number | null;
    /** Value of an order from which it is free, in the market's currency; null: never. */
    readonly freeFrom: number | null;
    /** Null: no date is promised. */
    readonly arrival: Arrival | null;
    /** Working days from the order to the arrival, first and last; null: none are promised. */
    readonly workingDays?: Readonly<Record<'fromStock' | 'fromSupplier', readonly [number, number]>> | null;
  }[];
}

/** When a parcel that is ordered now arrives; days as text: `ti 24. – to 26.11.` */
export interface Arrival {
  readonly fromStock: string;
  readonly fromSupplier: string;
  /** Until when an order has to be placed for it, as text. */
  readonly orderBy: { readonly day: string; readonly time: string };
}

/** What sending one parcel costs, as numbers of the market's currency. */
export interface DeliveryRate {
  /** Including VAT. */
  readonly fee: number;
  /** Value of an order from which it is free; null: never. */
  readonly freeFrom: number | null;
  readonly maxGrams: number | null;
}

/** As the server knows delivery costs; browsers get the terms alone. */
export interface DeliveryCosts extends DeliveryTerms {
  readonly rates: readonly DeliveryRate[];
}

/** Sort orders of lists without a choice of the visitor. */
export interface ListsConfig {
  readonly defaultSort: ListSort;
  /** The first entry whose name is part of the route name applies. */
  readonly customSortRoutes: readonly { readonly name: string; readonly sort: ListSort }[];
}

type ListSort = 'LATEST' | 'MOST_SOLD' | 'PRICE' | 'PRICE_DESC' | 'ALPHABETICAL';

/** Customer types, and settings of sign-in. */
export interface ShopperConfig {
  /** A single type cannot be switched; `vat`: whether this type sees prices with VAT (R-MARKET-11). */
  readonly customerTypes: readonly { readonly type: CustomerType; readonly vat: boolean }[];
  /** User name that may switch the type while signed in; empty: none. */
  readonly previewUser: string;
  /** Appended to a password before hashing in the browser; public, the same for everyone (R-AUTH-1). */
  readonly passwordSalt: string;
  /** The vehicle service finds no machine by its name; undefined: it does. */
  readonly onlyVehicleSteps?: true;
  /** Undefined: emails are sent. */
  readonly unsentMails?: UnsentMails;
}

/** Set in a shop without a mail server: emails wait in its database. */
export interface UnsentMails {
  /** URL of the page that shows the emails, in the demo shop; null: they are sent once there is a mail server. */
  readonly href: string | null;
}

/** Google Tag Manager (R-ANALYTICS-5). */
export interface TagManagerConfig {
  readonly id: string;
  readonly format: 'ga4' | 'classic';
  readonly isProductsKeyItems: boolean;
  readonly itemId: 'productId' | 'articleNumber';
  /** Renamed item properties. */
  readonly names: Readonly<Record<string, string>>;
}

export interface MeasuringConfig {
  /** Undefined: no tag manager. */
  readonly tagManager?: TagManagerConfig;
  /** Percentage of visitors; undefined: all. */
  readonly sampling?: number;
  readonly errorsNeedConsent?: true;
  /** Parts of pages are not counted, because no Studio shows the figures. */
  readonly noFigures?: true;
  readonly breakpoints?: Breakpoints;
}

const noShopperConfig: ShopperConfig = {
  customerTypes: [
    { type: 'PERSON', vat: true },
    { type: 'ORGANIZATION', vat: false },
  ],
  previewUser: '',
  passwordSalt: '',
};

export const noPublicConfig: PublicConfig = {
  shop: namelessShop,
  flowboxActive: false,
  nostoAccountId: '',
  shopper: noShopperConfig,
};
