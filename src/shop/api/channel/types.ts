/** Markets of the channel. */
export interface Market {
  alias: string;
  country: string;
  countryCode: string;
  currency: string;
  defaultLocale: string;
  /** Language codes; empty: all languages. */
  allowedLocales: string[];
  groupKey: string;
  onlyInCheckout: boolean;
  virtual: boolean;
}

export interface Channel {
  id: string;
  defaultMarket: string;
  markets: Market[];
}

export interface ChannelApi {
  channel(): Promise<Channel>;
}
