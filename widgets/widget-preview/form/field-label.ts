/** Translated label of a field, by its name in the schema. */
import type { Texts } from '#i18n/create-texts.ts';

/** `phoneHeight` → `PREVIEW_FIELD_PHONE_HEIGHT`. */
export const labelKey = (name: string): string =>
  `PREVIEW_FIELD_${name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}`;

export function fieldLabel(name: string, { t, has }: Pick<Texts, 't' | 'has'>): string {
  const key = labelKey(name);
  if (has(key)) return t(key);
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
