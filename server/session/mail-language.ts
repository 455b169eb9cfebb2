/** The language of a mail to a visitor of whom only the browser's languages are known. */

import Negotiator from 'negotiator';
import type { Channel } from '#backend/index.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';

const MAX_HEADER = 200;

/** The first of the browser's languages that the channel has, else the channel's default. */
export function mailLanguage(channel: Channel | undefined, acceptLanguage = ''): string {
  const available = channel?.languages ?? [];
  const headers = { 'accept-language': acceptLanguage.slice(0, MAX_HEADER) };
  for (const tag of new Negotiator({ headers }).languages()) {
    const found = available.find(({ id }) => id.split('-')[0] === tag.split('-')[0]?.toLowerCase());
    if (found) return found.id;
  }
  return channel?.defaultLanguageId ?? locales[defaultLocale].iso;
}
