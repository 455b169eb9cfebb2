/** Targets of menu items with an address that an editor has entered, with the prefix of the language. */
import type { PathPrefix } from '#backend/catalogue/urls.ts';
import type { MenuItemRecord } from './content-record.ts';
import { type ContentContext, inLanguage, inOwnLanguage } from './in-language.ts';

export interface CustomLinks {
  /** A path of the shop, a full address, or null when a browser must not follow it. */
  of(place: ContentContext, item: Pick<MenuItemRecord, 'url' | 'value'>): string | null;
}

const followed = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const scheme = /^[a-z][a-z0-9+.-]*:/i;

export function createCustomLinks(prefixOf: PathPrefix): CustomLinks {
  const stands = (prefix: string, path: string) =>
    prefix !== '' && path.startsWith(prefix) && /^(?:[/?#]|$)/.test(path.slice(prefix.length));

  /** A path that already has a prefix of the channel keeps it. */
  function prefixed(path: string, { channel, language }: ContentContext): string {
    if (channel.languages.some(each => stands(prefixOf(each, channel), path))) return path;
    const prefix = prefixOf(language, channel);
    return path === '/' && prefix !== '' ? prefix : prefix + path;
  }

  return {
    of(place, { url, value }) {
      const own = inOwnLanguage(url, place);
      const other = own === null ? inLanguage(url, place) : null;
      // Browsers ignore these characters in addresses.
      const text = (own ?? other ?? value).replaceAll(/[\t\r\n]/g, '').trim();
      if (text === '') return null;
      const protocol = scheme.exec(text)?.[0].toLowerCase();
      if (protocol !== undefined) return followed.has(protocol) ? text : null;
      if (text.startsWith('#')) return text;
      // Browsers treat `//host` and `/\host` as another site.
      if (/^[/\\]{2}/.test(text)) return null;
      const path = text.startsWith('/') ? text : `/${text}`;
      // An address of another language only works with that language's prefix, so it must contain it.
      return other !== null ? path : prefixed(path, place);
    },
  };
}
