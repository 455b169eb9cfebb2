/** Addresses to which a client wants its shopper to return, and placeholders for the order in them (R-CHECKOUT-21). */
export interface CheckoutUrls {
  /** The terms of the client's shop. */
  terms: string | null;
  /** After a payment. */
  done: string | null;
  /** Back to the checkout. */
  checkout: string | null;
}

type Given = string | null | undefined;

export interface CheckoutUrlsInput {
  termsPageUrl?: Given;
  redirectUrl?: Given;
  checkoutPageUrl?: Given;
}

const longest = 2000;

export const noUrls: CheckoutUrls = { terms: null, done: null, checkout: null };

/** Only http(s) addresses are used as targets. */
function webAddress(given: Given): string | null {
  const text = given?.trim() ?? '';
  if (text.length > longest || !URL.canParse(text)) return null;
  return /^https?:$/.test(new URL(text).protocol) ? text : null;
}

/** Invalid web addresses count as absent: the shop's own pages are used instead. */
export function urlsOr(given: CheckoutUrlsInput | null | undefined, before: CheckoutUrls): CheckoutUrls {
  if (!given) return before;
  return {
    terms: webAddress(given.termsPageUrl) ?? before.terms,
    done: webAddress(given.redirectUrl) ?? before.done,
    checkout: webAddress(given.checkoutPageUrl) ?? before.checkout,
  };
}

/** jsonb that only this module has written. */
export const toCheckoutUrls = (stored: unknown): CheckoutUrls =>
  stored === null || typeof stored !== 'object' ? noUrls : { ...noUrls, ...stored };

/** Replaces `{geins.cartid}` and similar placeholders; unknown ones stay. */
export const filledUrl = (url: string, values: Readonly<Record<string, string>>): string =>
  url.replace(/\{([\w.]{1,40})\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  );
