/** Days and times in mails, in the time zone of the market. */
import { timeZoneOf } from '#kernel/time-zone.ts';
import type { Market } from '#backend/kernel/market.ts';
import type { MailContext } from './mail-context.ts';

/** Formats moments for the language, in the time zone of the market's country. */
export const moment = (languageId: string, market: Market, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageId, {
    timeZone: timeZoneOf(market.country.code),
    ...options,
  });

/** The day in words, such as `27. marraskuuta 2026`. */
export const dayOf = ({ language, market }: MailContext, date: Date): string =>
  moment(language.id, market, { dateStyle: 'long' }).format(date);
/** A day with hours and minutes. */
export const momentOf = ({ language, market }: MailContext, date: Date): string =>
  moment(language.id, market, { dateStyle: 'long', timeStyle: 'short' }).format(date);
