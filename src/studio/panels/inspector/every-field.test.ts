/** Every field that can be edited has a control and a name, and every value a name, in each language of Studio (R-STUDIO-75). */

import { expect, it } from 'vitest';
import { isLocaleCode } from '#i18n/locales.ts';
import type { CompiledMessages } from '#kernel/compiled-messages.ts';
import type { Field, FieldPath, NamedField } from '#page-form/field.ts';
import { helpKeys } from '#page-form/field-help.ts';
import { labelKey, valueKey } from '#page-form/field-label.ts';
import { fieldsOf } from '#page-form/field-of.ts';
import { widgetNameKey } from '#page-form/widget-text.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import { messages as en } from '../../parts/texts/messages.en.gen.ts';
import { messages as fi } from '../../parts/texts/messages.fi.gen.ts';
import { messages as sv } from '../../parts/texts/messages.sv.gen.ts';
import { contentForm, formOf, menuForm, seoForm } from './node-schema.ts';
import { settingsForm } from './settings/settings-form.ts';

const inner = ({ control }: Field): NamedField[] => {
  if (control.kind === 'list') return inner(control.item);
  return control.kind === 'group' ? control.fields.flatMap(each => [each, ...inner(each.field)]) : [];
};
const valuesOf = ({ control }: Field): readonly string[] => {
  if (control.kind === 'list') return valuesOf(control.item);
  return control.kind === 'choice' ? control.values : [];
};

const entry = { id: 'tyres', items: [{ id: 'summer' }] };
const mainMenu = { kind: 'menu', locations: ['main-desktop'], items: [entry] };

const fields = [
  ...catalogue.widgets.flatMap(({ schema }) => fieldsOf(schema, catalogue.shared)),
  ...seoForm().fields,
  ...['container', 'area', 'fragment'].flatMap(kind => formOf({ id: 'x', kind }, {})?.fields ?? []),
  ...(formOf(entry, mainMenu)?.fields ?? []),
].flatMap(each => [each, ...inner(each.field)]);

const missing = (messages: CompiledMessages, keys: readonly string[]) =>
  [...new Set(keys)].filter(key => !Object.hasOwn(messages, key)).toSorted();

it.each([
  ['fi', fi],
  ['sv', sv],
  ['en', en],
])('in %s', (_locale, messages) => {
  const names = fields.map(({ name }) => name).filter(name => !isLocaleCode(name));
  expect(missing(messages, names.map(labelKey))).toEqual([]);
  const types = catalogue.widgets.map(({ type }) => widgetNameKey(type));
  expect(missing(messages, types)).toEqual([]);
  expect(missing(messages, fields.flatMap(({ field }) => valuesOf(field)).map(valueKey))).toEqual([]);
});

interface Described {
  path: FieldPath;
  owner: string;
}

/** Every field that its schema describes, by its path in the form. */
function described(named: readonly NamedField[], owner: string, above: FieldPath = []): Described[] {
  return named.flatMap(({ name, field }) => {
    const path = [...above, name];
    const { control } = field;
    const item = control.kind === 'list' ? control.item.control : control;
    const at = control.kind === 'list' ? [...path, 0] : path;
    return [
      ...(field.description === undefined ? [] : [{ path, owner }]),
      ...(item.kind === 'group' ? described(item.fields, owner, at) : []),
    ];
  });
}

const withDescription = [
  ...catalogue.widgets.flatMap(({ type, schema }) =>
    described(fieldsOf(schema, catalogue.shared), type, ['props']),
  ),
  ...described(seoForm().fields, 'page', ['seo']),
  ...['container', 'area', 'fragment'].flatMap(kind =>
    described(formOf({ id: 'x', kind }, {})?.fields ?? [], kind),
  ),
  ...described(formOf(entry, mainMenu)?.fields ?? [], 'item'),
  ...described(contentForm(true).fields, 'content'),
  ...described(contentForm(false).fields, 'content'),
  ...described(menuForm().fields, 'menu'),
];

/** Their labels say most; some have a help beside it. */
const ofSettings = (['identity', 'theme'] as const).flatMap(key =>
  described(settingsForm(key).fields, 'settings'),
);

/** A title whose label says it all; helps of other titles say what leaving them empty means. */
const isPlainTitle = ({ path }: Described): boolean => path.at(-1) === 'title';

it('explains every field that its schema describes, in each language in words of its own', () => {
  const ids = withDescription.flatMap(field => {
    const id = helpKeys(field.path, field.owner).find(key => key in fi);
    return id === undefined && !isPlainTitle(field)
      ? [`none of ${helpKeys(field.path, field.owner)}`]
      : (id ?? []);
  });
  const texts = [...new Set(ids)].map(id => ({ id, all: [fi[id], sv[id], en[id]] }));
  expect(texts.filter(({ all }) => all.includes(undefined))).toEqual([]);
  expect(texts.filter(({ all }) => new Set(all.map(each => JSON.stringify(each))).size < 3)).toEqual([]);
  expect(texts.length).toBeGreaterThan(90);
});

it('keeps no help that no field shows', () => {
  const shown = new Set(
    [
      ...withDescription.flatMap(({ path, owner }) => helpKeys(path, owner)),
      ...ofSettings.flatMap(({ path, owner }) => helpKeys(path, owner)),
      ...fields.map(({ name }) => helpKeys([name], '')).flat(),
    ].filter(key => key in fi),
  );
  expect(Object.keys(fi).filter(key => key.startsWith('FORM_HELP_') && !shown.has(key))).toEqual([]);
});

it('names every field of the settings in words of its own', () => {
  const names = (fields: readonly NamedField[]): string[] =>
    fields.flatMap(({ name, field: { control } }) => [
      ...(isLocaleCode(name) ? [] : [name]),
      ...(control.kind === 'group' ? names(control.fields) : []),
    ]);
  const all = [...names(settingsForm('identity').fields), ...names(settingsForm('theme').fields)];
  const keys = all.map(name => labelKey(name).replace('FIELD_', 'FIELD_SETTINGS__'));
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter(key => !(key in fi) || !(key in sv) || !(key in en))).toEqual([]);
});

it('finds the forms of all widgets and of the parts of a page', () => {
  expect(fields.length).toBeGreaterThan(150);
  expect(
    catalogue.widgets.every(({ type, version }) => formOf({ id: 'x', type, v: version }, {}) !== null),
  ).toBe(true);
});
