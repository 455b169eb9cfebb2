/** The two languages of the shop and how a path tells which one it is in (R-ROUTE-3). */

import type { LocaleCode } from '#kernel/segment.ts';
import { atPrefix } from './prefixed-path.ts';

export type { LocaleCode };

export interface Locale {
  readonly code: LocaleCode;
  /** What Intl and the `lang` attribute get. */
  readonly iso: 'fi-FI' | 'sv-SE';
  /** The language's name in the language itself. */
  readonly name: string;
  /** Leading path segment; Finnish is the default and has none. */
  readonly prefix: '' | '/sv';
}

export const defaultLocale: LocaleCode = 'fi';

export const locales: Readonly<Record<LocaleCode, Locale>> = {
  fi: { code: 'fi', iso: 'fi-FI', name: 'Suomi', prefix: '' },
  sv: { code: 'sv', iso: 'sv-SE', name: 'Svenska', prefix: '/sv' },
};

export const localeCodes: readonly LocaleCode[] = ['fi', 'sv'];

/** Dates are the shop's dates, equal on the server and in every browser: the shop is in Finland. */
export const shopTimeZone = 'Europe/Helsinki';

export function isLocaleCode(value: unknown): value is LocaleCode {
  return value === 'fi' || value === 'sv';
}

/** `/sv/kassan` is Swedish, `/kassa` Finnish; `/svarvar` only looks Swedish and is Finnish. */
export function localeOfPath(path: string): LocaleCode {
  return localeCodes.find(code => hasPrefix(path, locales[code].prefix)) ?? defaultLocale;
}

/** The path with its language segment taken off; query and hash stay: `/sv?x=1` gives `/?x=1`. */
export function withoutLocale(path: string): string {
  const rest = path.slice(locales[localeOfPath(path)].prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The same path under another language's segment; the start page has no trailing slash: `/sv`.
 * The words of the path are not translated, for that the route table has one path per language.
 */
export function withLocale(path: string, locale: LocaleCode): string {
  return atPrefix(locales[locale].prefix, withoutLocale(path));
}

function hasPrefix(path: string, prefix: string): boolean {
  if (!prefix || !path.startsWith(prefix)) return false;
  return ['', '/', '?', '#'].includes(path.charAt(prefix.length));
}
