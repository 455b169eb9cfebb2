/** Cookie names, shared by the server and the stores (R-SESSION-12). */
export const cookieNames = {
  cart: 'ralph-cart',
  market: 'ralph-selected-market',
  locale: 'ralph-locale',
  checkoutMarket: 'ralph-checkout-market',
  customerType: 'ralph-user-type',
  /** `true` or `false`; without it, the customer type decides. */
  vatIncluded: 'ralph-vat-included',
  user: 'ralph-user',
  /** Set when an administrator acts as the user. */
  spoofed: 'ralph-user-spoofed',
  consent: 'ralph-cookie-consent',
  latestViewed: 'ralph-latest-products',
  /** Random, drawn for a visitor who allows statistics: it decides which arm of an experiment is shown. */
  lot: 'ralph-lot',
  /** The id of a vehicle that was chosen where no script runs; scripts take it over and remove it. */
  vehicle: 'ralph-vehicle',
  /** The link of an order that was followed; no script can read it. */
  order: 'ralph-order',
  /** What opens the confirmations of the latest orders; no script can read it. */
  confirmation: 'ralph-confirmation',
  /** Proves that this browser has ordered with a cart; no script can read it. */
  buyer: 'ralph-buyer',
} as const;

export const yearSeconds = 365 * 24 * 60 * 60;
/** As long as the longest experiments. */
export const lotSeconds = 90 * 24 * 60 * 60;
