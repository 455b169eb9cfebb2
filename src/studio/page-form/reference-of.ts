/** What a field refers to, by the schema's `x-ref`. */
import { isRecord } from '#kernel/is-record.ts';
import type { PlainSchema } from '#engine/definition/preview-port.ts';
import type { Reference, ReferenceKind } from './field.ts';

const kinds: readonly ReferenceKind[] = [
  'product',
  'category',
  'brand',
  'campaign',
  'list',
  'content',
  'list-page',
];

/** Of one reference, or of a list of them. */
export function referenceOf(
  schema: PlainSchema,
  shared: Readonly<Record<string, PlainSchema>>,
): Reference | undefined {
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
