/** Texts by language: as rows have them, `{ fi, sv }`, and as documents do, where a language may reuse another's text. */

import type { Texts } from '#engine/content/content-document.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { isRecord } from '#kernel/is-record.ts';

/** The shop's languages among the keys, which are codes or tags: `fi`, `sv-SE`. */
export function valuesByLanguage<Value>(
  values: Readonly<Record<string, Value>> | null | undefined,
): Map<LocaleCode, Value> {
  const found = new Map<LocaleCode, Value>();
  for (const [key, value] of Object.entries(values ?? {})) {
    const code = key.split('-')[0]?.toLowerCase();
    if (isLocaleCode(code) && (key === code || !found.has(code))) found.set(code, value);
  }
  return found;
}

/** Undefined without a text in any language. A language without a text of its own shows that of the default language, as rows do. */
export function toTexts(values: ReadonlyMap<LocaleCode, unknown>): Texts | undefined {
  if (![...values.values()].some(value => typeof value === 'string' && value !== '')) return undefined;
  const source = values.has(defaultLocale) ? defaultLocale : localeCodes.find(code => values.has(code));
  return Object.fromEntries(
    localeCodes.flatMap((code): [string, unknown][] => {
      const value = values.get(code);
      if (!values.has(code))
        return requiredLocales.some(each => each === code) && source ? [[code, { $same: source }]] : [];
      if (value === '' || typeof value !== 'string') return [[code, null]];
      return [[code, code !== source && source && value === values.get(source) ? { $same: source } : value]];
    }),
  );
}

/** Texts by code as rows have them; a text that a document leaves out on purpose is left out. Null without any. */
export function fromTexts(texts: Texts | undefined): Record<string, string> | null {
  const entries = Object.keys(texts ?? {}).flatMap((code): [string, string][] => {
    const value = texts?.[code];
    const text = isRecord(value) && typeof value.$same === 'string' ? texts?.[value.$same] : value;
    return typeof text === 'string' ? [[code, text]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
