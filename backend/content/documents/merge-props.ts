/** One set of props with a text per language, made from one set of props per language. */

import type { WidgetFields } from '#engine/definition/widget-fields.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { toTexts } from './texts.ts';

/** The reference that stands for addresses of the same thing in several languages; undefined when there is none. */
export type LinkOf = (addresses: ReadonlyMap<LocaleCode, string>) => string | undefined;

type Props = Record<string, unknown>;
type PerLocale = ReadonlyMap<LocaleCode, unknown>;

const each = (values: PerLocale, read: (value: unknown) => unknown): PerLocale =>
  new Map([...values].map(([locale, value]) => [locale, read(value)]));

/** What is not a text must be the same in every language; where it is not, the first language decides. */
export function mergeProps(
  values: ReadonlyMap<LocaleCode, Props>,
  { localizable = [], link = [] }: WidgetFields,
  linkOf: LinkOf,
): Props {
  function merge(given: PerLocale, path: string): unknown {
    const first = [...given.values()].find(value => value !== undefined);
    if (localizable.includes(path)) return toTexts(given) ?? (first === '' ? emptyTexts(given) : undefined);
    if (Array.isArray(first))
      return first.map((_, index) =>
        merge(
          each(given, value => (Array.isArray(value) ? value[index] : undefined)),
          `${path}.*`,
        ),
      );
    if (isRecord(first)) return fields(given, path);
    if (!link.includes(path) || typeof first !== 'string') return first;
    const addresses = [...given].flatMap(([locale, value]): [LocaleCode, string][] =>
      typeof value === 'string' ? [[locale, value]] : [],
    );
    return linkOf(new Map(addresses)) ?? first;
  }

  function fields(given: PerLocale, path: string): Props {
    const keys = new Set([...given.values()].flatMap(value => (isRecord(value) ? Object.keys(value) : [])));
    const merged = [...keys].map((key): [string, unknown] => [
      key,
      merge(
        each(given, value => (isRecord(value) ? value[key] : undefined)),
        path === '' ? key : `${path}.${key}`,
      ),
    ]);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }

  return fields(values, '');
}

/** Deliberately without a text, such as the alternative text of a decorative picture. */
const emptyTexts = (given: PerLocale): Props =>
  Object.fromEntries([...given.keys()].map(code => [code, null]));
