/** The tables of channels, languages, currencies and markets as Kysely types. */
import type { Generated } from 'kysely';

interface ChannelTable {
  channel_id: string;
  name: string;
  type: string;
  url: string;
  default_language_id: string;
  default_market_id: string;
}

interface LanguageTable {
  language_id: string;
  code: string;
  name: string;
  sort_order: number;
}

interface CurrencyTable {
  currency_code: string;
  name: string;
  symbol: string;
  rate: string;
}

interface MarketTable {
  market_id: string;
  channel_id: string;
  alias: string;
  default_language_id: string;
  currency_code: string;
  country_code: string;
  country_name: string;
  group_key: string;
  virtual: Generated<boolean>;
  only_display_in_checkout: Generated<boolean>;
  sort_order: number;
  /** `hh:mm:ss`. */
  dispatch_until: Generated<string | null>;
  time_zone: Generated<string | null>;
  supplier_days: Generated<number>;
  undelivered_zip_pattern: Generated<string | null>;
  undelivered_name: Generated<Partial<Record<string, string>> | null>;
}

/** Days from Monday to Friday without dispatch and delivery. */
interface ClosedDayTable {
  country_code: string;
  /** ISO date. */
  day: string;
  name: Generated<string>;
}

interface MarketLanguageTable {
  market_id: string;
  language_id: string;
}

interface VatRateTable {
  market_id: string;
  vat_class: string;
  basis_points: number;
}

export interface MarketTables {
  channel: ChannelTable;
  language: LanguageTable;
  currency: CurrencyTable;
  market: MarketTable;
  closed_day: ClosedDayTable;
  market_language: MarketLanguageTable;
  vat_rate: VatRateTable;
}
