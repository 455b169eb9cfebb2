/** Days and times in mails, in the time zone of the market. */
import { timeZoneOf } from '#kernel/time-zone.ts';
import type { MailContext } from './mail-context.ts';

/** Formats moments for the language, in the time zone of the market's country, or of the shop where that is not known. */
export const moment = (
  { language, market, shop }: Pick<MailContext, 'language' | 'market' | 'shop'>,
  options: Intl.DateTimeFormatOptions,
) =>
  new Intl.DateTimeFormat(language.id, {
    timeZone: timeZoneOf(market.country.code, shop.timeZone),
    ...options,
  });

/** The day in words, such as `27. marraskuuta 2026`. */
export const dayOf = (mail: MailContext, date: Date): string =>
  moment(mail, { dateStyle: 'long' }).format(date);
/** A day with hours and minutes. */
export const mailMoment = (mail: MailContext, date: Date): string =>
  moment(mail, { dateStyle: 'long', timeStyle: 'short' }).format(date);
