/** The languages of the shop, from `locales/languages.json`, and how a path shows its language (R-ROUTE-3). */
import { languages } from '#kernel/languages.gen.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { atPrefix } from './prefixed-path.ts';

export type { LocaleCode };

export interface Locale {
  readonly code: LocaleCode;
  /** BCP 47 tag for Intl and the commerce API: `fi-FI`. */
  readonly iso: LocaleTag;
  /** The language's name in the language itself. */
  readonly name: string;
  /** What a link to the language says, in the language itself: `suomeksi`. */
  readonly phrase: string;
  /** Leading path segment, `/sv`; the default language has none. */
  readonly prefix: string;
  /** The language whose texts replace missing ones in pages and content. */
  readonly fallback?: LocaleCode;
}

export type LocaleTag = (typeof languages)[number]['tag'];

/** In the order of the file; the first is the default. */
export const localeCodes: readonly LocaleCode[] = languages.map(({ code }) => code);

export const defaultLocale: LocaleCode = languages[0].code;

export const locales = byLocale(code => {
  const { tag: iso, ...language } = languages.find(each => each.code === code) ?? languages[0];
  return { ...language, iso, prefix: code === defaultLocale ? '' : `/${code}` };
}) as Readonly<Record<LocaleCode, Locale>>;

/** A value for each language. */
export function byLocale<T>(valueOf: (code: LocaleCode) => T): Record<LocaleCode, T> {
  return Object.fromEntries(localeCodes.map(code => [code, valueOf(code)])) as Record<LocaleCode, T>;
}

export function isLocaleCode(value: unknown): value is LocaleCode {
  return localeCodes.some(code => code === value);
}

/** The language of a tag, `sv` of `sv-SE`; the default language when the shop does not have it. */
export function localeOfTag(tag: string): LocaleCode {
  const code = tag.split('-')[0]?.toLowerCase();
  return isLocaleCode(code) ? code : defaultLocale;
}

/** The languages to show texts in for `code`, in order: the language itself, then its fallbacks. */
export function fallbacksOf(code: LocaleCode): readonly LocaleCode[] {
  const order: LocaleCode[] = [];
  for (let next: LocaleCode | undefined = code; next && !order.includes(next); next = locales[next].fallback)
    order.push(next);
  return order;
}

/** `/sv/kassan` is Swedish, `/kassa` is Finnish, and so is `/svarvar`, which only starts with the same letters. */
export function localeOfPath(path: string): LocaleCode {
  return localeCodes.find(code => hasPrefix(path, locales[code].prefix)) ?? defaultLocale;
}

/** The path without its language segment; query and hash stay: `/sv?x=1` gives `/?x=1`. */
export function withoutLocale(path: string): string {
  const rest = path.slice(locales[localeOfPath(path)].prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The same path with another language's segment; the front page has no trailing slash: `/sv`.
 * Does not translate the path itself: the route table has one path per language.
 */
export function withLocale(path: string, locale: LocaleCode): string {
  return atPrefix(locales[locale].prefix, withoutLocale(path));
}

function hasPrefix(path: string, prefix: string): boolean {
  if (!prefix || !path.startsWith(prefix)) return false;
  return ['', '/', '?', '#'].includes(path.charAt(prefix.length));
}
