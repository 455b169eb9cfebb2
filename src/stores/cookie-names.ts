/** The cookies of the specification (spec 1 §9); names are shared by the server and the stores. */
export const cookieNames = {
  cart: 'ralph-cart',
  market: 'ralph-selected-market',
  checkoutMarket: 'ralph-checkout-market',
  customerType: 'ralph-user-type',
  user: 'ralph-user',
  consent: 'ralph-cookie-consent',
} as const;

export const yearSeconds = 365 * 24 * 60 * 60;
