/** The language of a letter to somebody of whom only the browser's wishes are known. */
import { defaultLocale, locales } from '#i18n/locales.ts';
import type { Channel } from '#backend/kernel/market.ts';

/** The first wish that the channel speaks, else the channel's own language. */
export function letterLanguage(channel: Channel | undefined, acceptLanguage: string | undefined): string {
  const spoken = channel?.languages ?? [];
  const wishes = (acceptLanguage ?? '').slice(0, 200).split(',');
  for (const wish of wishes) {
    const [tag = ''] = wish.trim().split(/[;-]/);
    const found = spoken.find(({ id }) => id.split('-')[0] === tag.toLowerCase());
    if (found) return found.id;
  }
  return channel?.defaultLanguageId ?? locales[defaultLocale].iso;
}
