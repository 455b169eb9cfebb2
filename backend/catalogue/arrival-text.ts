/** The days of a delivery as people write them: `ti 24. – to 26.11.` */

import {
  type DeliveryWindow,
  type Dispatch,
  deliveryWindow,
  type TransitDays,
} from '#backend/kernel/delivery-window.ts';
import type { Language } from '#backend/kernel/market.ts';
import type { Arrival } from '#kernel/public-config.ts';

const formatOf = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language.id, {
    weekday: 'short',
    day: 'numeric',
    // Figures alone are read as another date by English readers of other countries.
    month: language.id.startsWith('en') ? 'short' : 'numeric',
    timeZone: 'UTC',
  });

/** Lines break only beside the dash. */
const unbroken = (text: string): string =>
  text
    .split('–')
    .map(part => part.trim().replaceAll(/\s/g, '\u{a0}'))
    .join('\u{a0}– ');

export function windowText({ from, to }: Pick<DeliveryWindow, 'from' | 'to'>, language: Language): string {
  return unbroken(formatOf(language).formatRange(new Date(from), new Date(to)));
}

export function arrivalText(
  dispatch: Dispatch,
  transit: TransitDays,
  language: Language,
  now: Date,
): Arrival {
  const fromStock = deliveryWindow(now, dispatch, transit, false);
  const fromSupplier = deliveryWindow(now, dispatch, transit, true);
  const time = new Intl.DateTimeFormat(language.id, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const until = new Date(Date.parse(fromStock.orderBy) + dispatch.until * 60_000);
  return {
    fromStock: windowText(fromStock, language),
    fromSupplier: windowText(fromSupplier, language),
    orderBy: { day: unbroken(formatOf(language).format(until)), time: time.format(until) },
  };
}
