/** Translated label of a field, by its name in the schema. */
import { hasMessage } from '#i18n/create-intl.ts';
import { isLocaleCode, locales } from '#i18n/locales.ts';
import type { Texts } from '#i18n/create-texts.ts';

/** `phoneHeight` → `PREVIEW_FIELD_PHONE_HEIGHT`. */
export const labelKey = (name: string): string =>
  `PREVIEW_FIELD_${name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}`;

export function fieldLabel(name: string, texts: Texts): string {
  if (isLocaleCode(name)) return locales[name].name;
  const key = labelKey(name);
  if (hasMessage(texts.intl, key)) return texts.t(key);
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
