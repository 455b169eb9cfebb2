/** Channel, markets and languages for the whole backend; loaded once and kept up to date by the catalogue. */
import type { Dispatch, TransitDays } from './delivery-window.ts';

export interface Language {
  /** Full tag: `fi-FI`. */
  id: string;
  code: string;
  name: string;
}

export interface Currency {
  code: string;
  name: string;
  symbol: string;
  rate: number;
}

/** A shipping option; amounts are minor units of the market's currency with VAT. */
export interface MarketShipping {
  /** The option's key, the same in every market: `parcel`. */
  name: string;
  /** By language, as the database holds it. */
  displayName: Readonly<Partial<Record<string, string>>>;
  fee: number;
  /** Free for orders of this sum and more; null: never. */
  freeFrom: number | null;
  /** Null: carries everything. */
  maxGrams: number | null;
  /** Null: no date is promised. */
  transit: TransitDays | null;
}

export interface Market {
  id: string;
  /** What clients send as `marketId`. */
  alias: string;
  defaultLanguageId: string;
  virtual: boolean;
  onlyDisplayInCheckout: boolean;
  groupKey: string;
  /** Empty means any. */
  allowedLanguages: readonly Language[];
  country: { name: string; code: string };
  currency: Currency;
  /** VAT class → hundredths of a per cent. */
  vatRates: ReadonlyMap<string, number>;
  /** The default option first. */
  shipping: readonly MarketShipping[];
  /** Names of the ways to pay, in the order of the checkout. */
  payments: readonly Readonly<Partial<Record<string, string>>>[];
  /** Null: no date is promised. */
  dispatch: Dispatch | null;
  /** The parts of the country that nothing is delivered to; null for none. */
  undelivered: UndeliveredArea | null;
}

export interface UndeliveredArea {
  /** Whole zip codes. */
  zips: RegExp;
  /** By language; null without one. */
  name: Readonly<Partial<Record<string, string>>> | null;
}

export interface Channel {
  id: string;
  name: string;
  type: string;
  /** Origin of the storefront. */
  url: string;
  defaultLanguageId: string;
  languages: readonly Language[];
  defaultMarketId: string;
  markets: readonly Market[];
}
