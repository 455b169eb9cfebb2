/** Audience and time of a preview: chosen in the bar above the frame, passed in the frame's URL. */
import type { PageContext } from '#engine/definition/contract.ts';
import { withLocale } from '#i18n/locales.ts';
import type { CustomerType, LocaleCode } from '#kernel/segment.ts';

export interface ViewContext {
  /** Path of the tool's page, without language. */
  path: string;
  market: string;
  locale: LocaleCode;
  customerType: CustomerType;
  vatIncluded: boolean;
  signedIn: boolean;
  /** Whether marketing consent is given, which third-party widgets need. */
  consented: boolean;
  /** Whether the frame's own cart has products in it, for the widgets that show one. */
  cartFilled: boolean;
  /** Value of a `datetime-local` input in the shop's time zone; empty is now. */
  at: string;
}

/** Widths of the frame, px: the supported breakpoints (R-WIDGET-24). */
export const widths = [360, 768, 1024, 1200, 1440] as const;
export type Width = (typeof widths)[number];

export const contextOf = ({ segment, path }: PageContext): ViewContext => ({
  path,
  market: segment.market,
  locale: segment.locale,
  customerType: segment.customerType,
  vatIncluded: segment.vatIncluded,
  signedIn: false,
  consented: false,
  cartFilled: false,
  at: '',
});

export function frameAddress({
  path,
  market,
  locale,
  customerType,
  vatIncluded,
  signedIn,
  consented,
  cartFilled,
  at,
}: ViewContext): string {
  const query = new URLSearchParams({ frame: '1', market, type: customerType, vat: String(vatIncluded) });
  if (signedIn) query.set('auth', 'customer');
  if (consented) query.set('consent', 'marketing');
  if (cartFilled) query.set('cart', 'filled');
  if (at) query.set('at', at);
  return `${withLocale(path, locale)}?${query.toString()}`;
}
