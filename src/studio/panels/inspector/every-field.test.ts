/** Every field that can be edited has a control and a name, and every value a name, in each language of Studio (R-STUDIO-75). */
import type { CompiledMessages } from '#kernel/compiled-messages.ts';
import { isLocaleCode } from '#i18n/locales.ts';
import type { Field, NamedField } from '#page-form/field.ts';
import { labelKey, valueKey } from '#page-form/field-label.ts';
import { fieldsOf } from '#page-form/field-of.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import { expect, it } from 'vitest';
import { messages as en } from '../../parts/texts/messages.en.gen.ts';
import { messages as fi } from '../../parts/texts/messages.fi.gen.ts';
import { messages as sv } from '../../parts/texts/messages.sv.gen.ts';
import { widgetNameKey } from '../../editing/structure/node-name.ts';
import { formOf, seoForm } from './node-schema.ts';

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

it('finds the forms of all widgets and of the parts of a page', () => {
  expect(fields.length).toBeGreaterThan(150);
  expect(
    catalogue.widgets.every(({ type, version }) => formOf({ id: 'x', type, v: version }, {}) !== null),
  ).toBe(true);
});
