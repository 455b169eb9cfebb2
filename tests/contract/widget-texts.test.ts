/** What the gallery and Studio say of each widget, and what its examples show, in every language. */

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { localeCodes as codes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { widgetAboutKey, widgetNameKey } from '#page-form/widget-text.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';

const folder = resolve(import.meta.dirname, '../../locales');
const messages = Object.fromEntries(
  codes.map(code => {
    const file = readFileSync(join(folder, `${code}.json`), 'utf8');
    return [code, JSON.parse(file) as Readonly<Record<string, string>>];
  }),
);

const sameWord = 'the word is the same in both languages';
/** Texts that are correctly the same in two languages, and why. */
const same: Readonly<Record<string, string>> = {
  PREVIEW_WIDGET_BANNER: sameWord,
  PREVIEW_WIDGET_CHECKOUT: sameWord,
  PREVIEW_WIDGET_FLOWBOX: 'the name of the service',
  PREVIEW_WIDGET_TEXT: sameWord,
  PREVIEW_WIDGET_VIDEO: sameWord,
  PREVIEW_EXAMPLE_VIDEO: sameWord,
};

const isRepeated = (texts: readonly unknown[]): boolean => new Set(texts).size < texts.length;

const exampleKey = (name: string): string => `PREVIEW_EXAMPLE_${name.replaceAll('-', '_').toUpperCase()}`;
const keysOf = ({ type, examples }: (typeof catalogue.widgets)[number]) => [
  widgetNameKey(type),
  widgetAboutKey(type),
  ...examples.map(({ name }) => exampleKey(name)),
];

it.each(catalogue.widgets)('$type has a name, a description and named examples in every language', widget => {
  for (const key of keysOf(widget)) {
    const texts = codes.map(code => messages[code]?.[key] ?? '');
    expect({ key, lacks: codes.filter((_, at) => texts[at] === '') }).toEqual({ key, lacks: [] });
    expect({ key, isRepeated: isRepeated(texts) }).toEqual({ key, isRepeated: key in same });
  }
});

it('keeps no exception and no description that no widget needs', () => {
  const used = new Set(catalogue.widgets.flatMap(keysOf));
  expect(Object.keys(same).filter(key => !used.has(key))).toEqual([]);
  const own = Object.keys(messages['fi'] ?? {}).filter(key => key.startsWith('PREVIEW_ABOUT_'));
  expect(own.filter(key => !used.has(key))).toEqual([]);
});

/** Texts by language in a value, with their paths. */
function textsIn(value: unknown, path = ''): { path: string; texts: Readonly<Record<string, unknown>> }[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, `${path}[${at}]`));
  if (!isRecord(value)) return [];
  if (codes.some(code => code in value)) return [{ path, texts: value }];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
}

const examples = catalogue.widgets.flatMap(({ type, examples: own }) =>
  own.map(({ name, instance }) => ({ name: `${type}/${name}`, props: instance.props })),
);

it.each(examples)('$name is written in every language', ({ props }) => {
  for (const { path, texts } of textsIn(props)) {
    const values = codes.map(code => texts[code]);
    expect({ path, languages: Object.keys(texts).toSorted() }).toEqual({
      path,
      languages: [...codes].toSorted(),
    });
    // Null in all languages: the picture only decorates.
    const isDecoration = values.every(value => value === null);
    expect({ path, isRepeated: isRepeated(values) }).toEqual({ path, isRepeated: isDecoration });
  }
});
