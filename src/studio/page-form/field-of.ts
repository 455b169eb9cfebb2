/** A widget's schema as a form: one control per kind of field; a field without a matching control is an error. */

import type { PicturePlace } from '#engine/definition/picture-places.ts';
import type { PlainSchema } from '#engine/definition/preview-port.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Control, Field, NamedField, PickedKind, PickedReference } from './field.ts';
import { fieldPlaceOf } from './place-of.ts';

/** What a field refers to, by the schema's `x-ref`. */
const kinds: readonly PickedKind[] = [
  'product',
  'category',
  'brand',
  'campaign',
  'list',
  'content',
  'list-page',
];

/** Of one reference, or of a list of them. */
function referenceOf(
  schema: PlainSchema,
  shared: Readonly<Record<string, PlainSchema>>,
): PickedReference | undefined {
  const to = kinds.find(kind => kind === schema['x-ref']);
  if (to === undefined) return undefined;
  return { to, by: typeOf(schema, shared) === 'integer' ? 'number' : 'alias' };
}

/** The type of the value itself, or of a list's entries. */
function typeOf(schema: PlainSchema, shared: Readonly<Record<string, PlainSchema>>): unknown {
  const { items } = schema;
  if (!isRecord(items)) return schema['type'];
  const name = typeof items['$ref'] === 'string' ? items['$ref'].replace('#/$defs/', '') : '';
  return (shared[name] ?? items)['type'];
}

type Shared = Readonly<Record<string, PlainSchema>>;

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Longer texts get several lines. */
const oneLine = 160;
/** More choices than this use a select. */
const mostRadios = 3;

/** @throws {Error} naming the field when no control matches it */
export function fieldsOf(schema: PlainSchema, shared: Shared, path = ''): NamedField[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    required: required.includes(name),
    field: fieldOf(isRecord(inner) ? inner : {}, shared, `${path}.${name}`),
  }));
}

function fieldOf(given: PlainSchema, shared: Shared, path: string): Field {
  const name = typeof given['$ref'] === 'string' ? given['$ref'].replace('#/$defs/', '') : undefined;
  const schema: PlainSchema = { ...(name === undefined ? {} : shared[name]), ...given };
  const control =
    name === 'link' ? ({ kind: 'link' } as const) : controlOf(schema, shared, path, name === 'image');
  const reference = referenceOf(schema, shared);
  return {
    control,
    place: fieldPlaceOf(schema, control),
    ...(reference ? { reference } : {}),
    ...(schema['x-format'] === 'colour' ? { isColour: true } : {}),
    ...(name === 'image-file' ? { isPictureFile: true } : {}),
    ...(Array.isArray(schema['x-named-by']) ? { namedBy: schema['x-named-by'].map(String) } : {}),
    // Schemas are part of the build, which their types describe.
    ...(Array.isArray(schema['x-ratios']) ? { places: schema['x-ratios'] as PicturePlace[] } : {}),
    ...(schema['x-role'] === 'developer' ? { isDeveloper: true } : {}),
    ...(typeof given['description'] === 'string' ? { description: given['description'] } : {}),
    ...('default' in schema ? { fallback: schema['default'] } : {}),
    localizable: schema['x-localizable'] === true,
    bindable: schema['x-bindable'] === true,
    responsive: schema['x-responsive'] === true,
  };
}

function controlOf(schema: PlainSchema, shared: Shared, path: string, isImage: boolean): Control {
  const values = 'const' in schema ? [schema['const']] : schema['enum'];
  if (Array.isArray(values) && values.every(value => typeof value === 'string'))
    return { kind: 'choice', values, as: values.length > mostRadios ? 'select' : 'radio' };
  // `null` equals a missing value.
  const types = [schema['type']].flat().filter(type => type !== 'null');
  if (types.length === 1) {
    switch (types[0]) {
      case 'boolean':
        return { kind: 'switch' };
      case 'integer':
      case 'number':
        return { kind: 'number', isWhole: types[0] === 'integer', min: numberOf(schema['minimum']) ?? 0 };
      case 'string': {
        const most = numberOf(schema['maxLength']) ?? 0;
        const html = schema['x-format'] === 'html';
        const hasForm = 'pattern' in schema;
        return {
          kind: 'text',
          html,
          lines: html || schema['x-format'] === 'lines' || (!hasForm && most > oneLine),
          ...(schema['x-format'] === 'lines' ? { breaks: true } : {}),
          ...(most > 0 ? { most } : {}),
        };
      }
      case 'array':
        return {
          kind: 'list',
          item: fieldOf(isRecord(schema['items']) ? schema['items'] : {}, shared, `${path}[]`),
          min: numberOf(schema['minItems']) ?? 0,
          max: numberOf(schema['maxItems']) ?? Number.POSITIVE_INFINITY,
        };
      case 'object':
        if (schema['x-open'] === true || !isRecord(schema['properties'])) return { kind: 'json' };
        return {
          kind: 'group',
          fields: fieldsOf(schema, shared, path),
          isImage,
          isProducts: 'productIds' in schema['properties'],
        };
    }
  }
  throw new Error(
    `The preview has no control for "${path.slice(1)}": ${JSON.stringify(schema).slice(0, 200)}`,
  );
}
