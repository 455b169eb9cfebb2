/** A change of a widget's schema that stored files would feel is told until the version is raised. */
import { expect, it } from 'vitest';
import { missingBump, type Schema } from './widget-changes.ts';

const columns = { type: 'integer', minimum: 1, maximum: 6 };
const before: Schema = {
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
const changed = (name: string, field: Schema | undefined, more: Schema = {}): Schema => ({
  ...before,
  properties: Object.fromEntries(
    Object.entries({ ...(before['properties'] as object), [name]: field }).filter(([, value]) => value),
  ),
  ...more,
});

it.each<[string, Schema, string]>([
  ['a field that is gone', changed('title', undefined), '"title" is gone'],
  [
    'each of two whose names begin alike',
    { ...before, properties: { image: { $ref: '#/$defs/image' }, columns } },
    '"titleTag" is gone',
  ],
  [
    'a field that is bound no more',
    changed('title', { type: 'string', maxLength: 160 }),
    '"title" takes no $bind now',
  ],
  ['a list that is gone', changed('links', undefined), '"links" is gone'],
  ['a value that is gone', changed('tone', { enum: ['dark'], default: 'dark' }), '"tone" lost "light"'],
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
    '"title" has a closed list now',
  ],
  ['a field that must be there', { ...before, required: ['image', 'title'] }, '"title" is required now'],
  [
    'a new one that must',
    changed('alt', { type: 'string' }, { required: ['image', 'alt'] }),
    '"alt" is new and required',
  ],
])('reports %s', (_name, now, reason) => {
  expect(missingBump(before, now)).toContain(reason);
  expect(missingBump(before, { ...now, 'x-version': 3 })).toEqual([]);
});

it('tells of a field that is gone, not of those inside it', () => {
  expect(missingBump(before, changed('links', undefined))).toEqual(['"links" is gone']);
});

it.each<[string, Schema]>([
  ['nothing', before],
  ['a new optional field', changed('alt', { type: 'string', default: '' })],
  [
    'a new field with fields of its own',
    changed('box', { type: 'object', required: ['a'], properties: { a: { type: 'string' } } }),
  ],
  ['a field that takes $bind now', changed('columns', { ...columns, 'x-bindable': true })],
  ['a wider list', changed('tone', { enum: ['dark', 'light', 'red'], default: 'dark' })],
  ['a wider range', changed('columns', { type: 'integer', minimum: 0, maximum: 8 })],
  ['a field that may be missing now', { ...before, required: [] }],
  [
    'other words for people',
    changed('title', { type: 'string', maxLength: 160, 'x-bindable': true, description: 'x', 'x-ui': {} }),
  ],
])('lets pass %s', (_name, now) => {
  expect(missingBump(before, now)).toEqual([]);
});
