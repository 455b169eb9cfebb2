/** What of the shop's configuration every visitor may see: pages bind to it as `config.*`, widgets read it in their page. */
import type { CustomerType } from './segment.ts';
import type { Breakpoints } from './viewport.ts';

export interface PublicConfig {
  /** What delivery costs in the page's market, in the page's language; absent: only the checkout knows. */
  readonly delivery?: DeliveryTerms;
  /** Whether feeds of Flowbox are shown at all. */
  readonly flowboxActive: boolean;
  /** Account at the recommendation service Nosto; empty: there are no recommendations of it. */
  readonly nostoAccountId: string;
  /** The service that collects reviews of the shop: its script, and the shop's key there; absent: there is none. */
  readonly serviceReviews?: { readonly script: string; readonly key: string };
  /** What is measured and how, where it differs from the usual. */
  readonly measuring?: MeasuringConfig;
  readonly shopper: ShopperConfig;
  /** Orders of product lists; absent: the usual. */
  readonly lists?: ListsConfig;
}

export interface DeliveryTerms {
  /** What the cheapest way costs. */
  readonly from: string;
  /** The default way first; without a limit it carries everything. */
  readonly ways: readonly {
    readonly name: string;
    readonly fee: string;
    readonly maxGrams: number | null;
  }[];
}

/** Of lists in which the visitor has chosen no order. */
export interface ListsConfig {
  readonly defaultSort: ListSort;
  /** The first whose name is part of the route's counts. */
  readonly customSortRoutes: readonly { readonly name: string; readonly sort: ListSort }[];
}

type ListSort = 'LATEST' | 'MOST_SOLD' | 'PRICE' | 'PRICE_DESC' | 'ALPHABETICAL';

/** Whom the shop serves, and how they prove who they are. */
export interface ShopperConfig {
  /** With one entry there is nothing to choose; `vat`: whether this type sees prices with VAT (R-MARKET-11). */
  readonly customerTypes: readonly { readonly type: CustomerType; readonly vat: boolean }[];
  /** Login name that may switch the type while signed in; empty: nobody. */
  readonly previewUser: string;
  /** What clients put behind a password before they digest it; public, the same for all (R-AUTH-1). */
  readonly passwordSalt: string;
  /** Absent: mails are sent. */
  readonly unsentMails?: UnsentMails;
}

/** The shop has no mail server: what it writes waits in its database. */
export interface UnsentMails {
  /** The page that shows the mails, in the demo shop; null: they are sent as soon as there is a mail server. */
  readonly href: string | null;
}

/** Of Google Tag Manager (R-ANALYTICS-5). */
export interface TagManagerConfig {
  readonly id: string;
  readonly format: 'ga4' | 'classic';
  readonly isProductsKeyItems: boolean;
  readonly itemId: 'productId' | 'articleNumber';
  /** Other names for properties of items. */
  readonly names: Readonly<Record<string, string>>;
}

export interface MeasuringConfig {
  /** Absent: there is no tag manager. */
  readonly tagManager?: TagManagerConfig;
  /** Per cent of the visitors; absent: all. */
  readonly sampling?: number;
  readonly errorsNeedConsent?: true;
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
  flowboxActive: false,
  nostoAccountId: '',
  shopper: noShopperConfig,
};
