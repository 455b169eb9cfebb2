/** Translated label of a field, by its name in the schema. */
import type { IntlShape } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import { isLocaleCode, locales } from '#i18n/locales.ts';

/** `phoneHeight` → `PREVIEW_FIELD_PHONE_HEIGHT`. */
export const labelKey = (name: string): string =>
  `PREVIEW_FIELD_${name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase()}`;

/** @param owner type of the widget, or kind of the node: its own label of a name comes before that of all */
export function fieldLabel(name: string, intl: IntlShape, owner = ''): string {
  if (isLocaleCode(name)) return locales[name].name;
  const own = labelKey(name).replace('FIELD_', `FIELD_${owner.replaceAll('-', '_').toUpperCase()}__`);
  for (const key of owner === '' ? [labelKey(name)] : [own, labelKey(name)])
    if (hasMessage(intl, key)) return intl.formatMessage({ id: key });
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `on-image` → `FORM_VALUE_ON_IMAGE`. */
export const valueKey = (value: string): string => `FORM_VALUE_${value.replaceAll('-', '_').toUpperCase()}`;

/** Translated name of a schema value, or the value itself. */
export function valueLabel(value: string, intl: IntlShape): string {
  const key = valueKey(value);
  return hasMessage(intl, key) ? intl.formatMessage({ id: key }) : value;
}
