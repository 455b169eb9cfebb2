/** For whom and when a widget is shown: what the bar above the frame chooses and the frame's address says. */
import type { PageContext } from '#engine/contract.ts';
import { withLocale } from '#i18n/locales.ts';
import type { CustomerType, LocaleCode } from '#kernel/segment.ts';

export interface ViewContext {
  /** Of the tool's page, without language. */
  path: string;
  market: string;
  locale: LocaleCode;
  customerType: CustomerType;
  vatIncluded: boolean;
  signedIn: boolean;
  /** Whether the visitor has allowed marketing, which widgets of other services wait for. */
  consented: boolean;
  /** As a field of date and time gives it, by the shop's clock; empty is now. */
  at: string;
}

/** Pixels of the frames that the shop is judged at (R-WIDGET-24). */
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
  at,
}: ViewContext): string {
  const query = new URLSearchParams({ frame: '1', market, type: customerType, vat: String(vatIncluded) });
  if (signedIn) query.set('auth', 'customer');
  if (consented) query.set('consent', 'marketing');
  if (at) query.set('at', at);
  return `${withLocale(path, locale)}?${query.toString()}`;
}
