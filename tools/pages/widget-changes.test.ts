/** Incompatible changes of a widget's schema are reported until its version is raised. */
import { expect, it } from 'vitest';
import { missingBump, type WidgetSchema } from './widget-changes.ts';

const columns = { type: 'integer', minimum: 1, maximum: 6 };
const before: WidgetSchema = {
  'x-version': 2,
  type: 'object',
  required: ['image'],
  properties: {
    image: { $ref: '#/$defs/image' },
    tone: { enum: ['dark', 'light'], default: 'dark' },
    columns,
    title: { type: 'string', maxLength: 160, 'x-bindable': true },
    titleTag: { enum: ['h1', 'h2'] },
    links: {
      type: 'array',
      items: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
    },
  },
};
const changed = (name: string, field: WidgetSchema | undefined, more: WidgetSchema = {}): WidgetSchema => ({
  ...before,
  properties: Object.fromEntries(
    Object.entries({ ...(before['properties'] as object), [name]: field }).filter(([, value]) => value),
  ),
  ...more,
});

it.each<[string, WidgetSchema, string]>([
  ['a field that was removed', changed('title', undefined), '"title" was removed'],
  [
    'each of two whose names begin alike',
    { ...before, properties: { image: { $ref: '#/$defs/image' }, columns } },
    '"titleTag" was removed',
  ],
  [
    'a field that is bound no more',
    changed('title', { type: 'string', maxLength: 160 }),
    '"title" no longer accepts $bind',
  ],
  ['a list that was removed', changed('links', undefined), '"links" was removed'],
  [
    'a value that was removed',
    changed('tone', { enum: ['dark'], default: 'dark' }),
    '"tone" no longer allows "light"',
  ],
  [
    'another default',
    changed('tone', { enum: ['dark', 'light'], default: 'light' }),
    '"tone" has another default',
  ],
  ['another type', changed('title', { type: 'number' }), '"title" has another type'],
  [
    'a text per language',
    changed('title', { type: 'string', maxLength: 160, 'x-localizable': true }),
    '"title" has another x-localizable',
  ],
  [
    'a smaller range',
    changed('columns', { type: 'integer', minimum: 1, maximum: 4 }),
    '"columns" has a smaller maximum',
  ],
  [
    'a closed list',
    changed('title', { type: 'string', maxLength: 160, enum: ['a'] }),
    '"title" now has a closed list',
  ],
  ['a field that becomes required', { ...before, required: ['image', 'title'] }, '"title" is now required'],
  [
    'a new required field',
    changed('alt', { type: 'string' }, { required: ['image', 'alt'] }),
    '"alt" is new and required',
  ],
])('reports %s', (_name, now, reason) => {
  expect(missingBump(before, now)).toContain(reason);
  expect(missingBump(before, { ...now, 'x-version': 3 })).toEqual([]);
});

it('reports a removed field, not the fields inside it', () => {
  expect(missingBump(before, changed('links', undefined))).toEqual(['"links" was removed']);
});

it.each<[string, WidgetSchema]>([
  ['an unchanged schema', before],
  ['a new optional field', changed('alt', { type: 'string', default: '' })],
  [
    'a new field with fields of its own',
    changed('box', { type: 'object', required: ['a'], properties: { a: { type: 'string' } } }),
  ],
  ['a field that now accepts $bind', changed('columns', { ...columns, 'x-bindable': true })],
  ['a wider list', changed('tone', { enum: ['dark', 'light', 'red'], default: 'dark' })],
  ['a wider range', changed('columns', { type: 'integer', minimum: 0, maximum: 8 })],
  ['a field that becomes optional', { ...before, required: [] }],
  [
    'other descriptions',
    changed('title', { type: 'string', maxLength: 160, 'x-bindable': true, description: 'x', 'x-ui': {} }),
  ],
])('accepts %s', (_name, now) => {
  expect(missingBump(before, now)).toEqual([]);
});
