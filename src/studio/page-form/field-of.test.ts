/** Every widget's schema as a form (R-PAGE-12). */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PlainSchema } from '#engine/definition/preview-port.ts';
import { hasMessage } from '#i18n/create-intl.ts';
import { localeCodes } from '#i18n/locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { readGrammar } from '#tools/generate/grammar/read-grammar.mjs';
import type { Field, NamedField } from './field.ts';
import { labelKey } from './field-label.ts';
import { fieldsOf } from './field-of.ts';

const root = join(import.meta.dirname, '../../..');
const grammar = readGrammar({ schemas: join(root, 'schemas'), widgets: join(root, 'widgets') });
const types = readdirSync(join(root, 'widgets'));

const inner = (field: Field): NamedField[] => {
  const { control } = field;
  if (control.kind === 'list') return inner(control.item);
  return control.kind === 'group' ? control.fields.flatMap(each => [each, ...inner(each.field)]) : [];
};
const everyField = (schema: PlainSchema) =>
  fieldsOf(schema, grammar.shared).flatMap(each => [each, ...inner(each.field)]);

it.each(types)('has a control for every field of %s', type => {
  const schema = grammar.widgets[type]?.schema;
  if (!schema) throw new Error(`No schema of ${type}`);
  const names = everyField(schema).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(schema['properties'] ?? {})));
});

it('has a label for every field in every language: node tools/locales/add.mjs PREVIEW_FIELD_… "…" …', () => {
  const keys = types.flatMap(type =>
    everyField(grammar.widgets[type]?.schema ?? {}).map(({ name }) => labelKey(name)),
  );
  for (const locale of localeCodes) {
    const intl = serverIntl(locale);

    expect([...new Set(keys)].filter(key => !hasMessage(intl, key)).toSorted()).toEqual([]);
  }
});

const fieldFor = (schema: PlainSchema): Field | undefined =>
  fieldsOf({ type: 'object', properties: { it: schema } }, grammar.shared)[0]?.field;

it.each<[string, PlainSchema, object]>([
  ['three choices side by side', { enum: ['a', 'b', 'c'] }, { kind: 'choice', as: 'radio' }],
  ['four choices in a select', { enum: ['a', 'b', 'c', 'd'] }, { kind: 'choice', as: 'select' }],
  ['booleans as a switch', { type: 'boolean' }, { kind: 'switch' }],
  ['whole numbers', { type: 'integer', minimum: 1, maximum: 60 }, { kind: 'number', isWhole: true, min: 1 }],
  ['numbers', { type: 'number' }, { kind: 'number', isWhole: false, min: 0 }],
  ['a line of text', { type: 'string', maxLength: 80 }, { kind: 'text', lines: false, html: false }],
  ['several lines', { type: 'string', maxLength: 500 }, { kind: 'text', lines: true, html: false }],
  ['HTML', { type: 'string', 'x-format': 'html' }, { kind: 'text', lines: true, html: true }],
  ['a text that may be null', { type: ['string', 'null'] }, { kind: 'text', lines: false }],
  ['links', { $ref: '#/$defs/link' }, { kind: 'link' }],
  ['images', { $ref: '#/$defs/image' }, { kind: 'group', isImage: true }],
  [
    'lists',
    { type: 'array', minItems: 1, items: { enum: ['a'] } },
    { kind: 'list', min: 1, item: { control: { kind: 'choice' } } },
  ],
  ['objects', { type: 'object', properties: { a: { type: 'string' } } }, { kind: 'group', isImage: false }],
  ['objects without a fixed structure', { type: 'object', 'x-open': true }, { kind: 'json' }],
])('shows %s', (_name, schema, control) => {
  expect(fieldFor(schema)?.control).toMatchObject(control);
});

it('reads the allowed notations and the default of a field', () => {
  const flags = { 'x-localizable': true, 'x-bindable': true, 'x-responsive': true, default: 'a' };
  expect(fieldFor({ type: 'string', ...flags })).toMatchObject({
    localizable: true,
    bindable: true,
    responsive: true,
    fallback: 'a',
  });
});

it.each<PlainSchema>([
  {},
  { type: 'null' },
  { oneOf: [{ type: 'string' }] },
  { type: ['string', 'number'] },
  { enum: [1, 2] },
])('throws for a schema without a matching control: %j', schema => {
  expect(() => fieldFor(schema)).toThrow('no control for "it"');
});
