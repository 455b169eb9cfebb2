/** A value of a document in words, for comparisons. */
import type { IntlShape } from 'react-intl';
import { isLocaleCode, locales } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { fieldLabel, valueLabel } from '#page-form/field-label.ts';

/** Ends of paragraphs, entries and rows. */
const blockEnds = /<\/(?:p|h[1-6]|li|tr|blockquote|pre|dt|dd|figcaption)>|<(?:br|hr)\b[^>]*>/gi;

/** A text without its markup, a line for each of its paragraphs. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(blockEnds, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Empty for no value. */
export const valueText = (value: unknown, intl: IntlShape): string => say(value, intl);

function say(value: unknown, intl: IntlShape): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return valueLabel(plain(value), intl);
  if (typeof value === 'number') return intl.formatNumber(value);
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'VALUE_YES' : 'VALUE_NO' });
  if (Array.isArray(value))
    return value
      .map(each => say(each, intl))
      .filter(Boolean)
      .join(', ');
  return isRecord(value) ? sayRecord(value, intl) : '';
}

/** Other notations of a text, a picture, a part of the page, and fields one after the other. */
function sayRecord(value: Readonly<Record<string, unknown>>, intl: IntlShape): string {
  const { $same, $t, $bind, file, props } = value;
  if (isLocaleCode($same)) return intl.formatMessage({ id: 'VALUE_SAME' }, { language: locales[$same].name });
  if (typeof $t === 'string') return intl.formatMessage({ id: 'VALUE_SHARED' }, { name: $t });
  if (typeof $bind === 'string') return intl.formatMessage({ id: 'VALUE_DATA' }, { name: $bind });
  if (typeof file === 'string') return file;
  if (isRecord(props)) return sayRecord(props, intl);
  const fields = Object.entries(value).map(([key, each]) => ({ key, text: say(each, intl) }));
  return fields
    .filter(({ text }) => text !== '')
    .map(({ key, text }) => `${fieldLabel(key, intl)}: ${text}`)
    .join('; ');
}
