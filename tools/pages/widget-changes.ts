/** What a change of a widget's schema asks of the files that are written already: nothing, or a new version. */
export type Schema = Readonly<Record<string, unknown>>;

interface Field {
  schema: Schema;
  required: boolean;
}

/** Every field by its path; `*` for the entries of a list. */
function fieldsOf(schema: Schema, path = '', required = true): [string, Field][] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const wanted = (schema['required'] ?? []) as readonly string[];
  const items = schema['items'] as Schema | undefined;
  return [
    [path, { schema, required }],
    ...properties.flatMap(([name, inner]) =>
      fieldsOf(inner, path ? `${path}.${name}` : name, wanted.includes(name)),
    ),
    ...(items ? fieldsOf(items, path ? `${path}.*` : '*', false) : []),
  ];
}

/** Keywords that must stay as they are: another one means another value. */
const fixed = ['type', '$ref', 'pattern', 'const', 'default', 'x-localizable', 'x-responsive', 'x-format'];
const most = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];
const least = ['minimum', 'minLength', 'minItems', 'minProperties'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Reasons for which stored documents would no longer be valid, or would look otherwise; none for a compatible change. */
export function breaksOf(before: Schema, now: Schema): string[] {
  const old = new Map(fieldsOf(before));
  const present = new Map(fieldsOf(now));
  const gone = [...old.keys()].filter(path => !present.has(path));
  return [
    // A field inside one that is gone has been told.
    ...gone
      .filter(path => !gone.some(other => path.startsWith(`${other}.`)))
      .map(path => `"${path}" is gone`),
    ...[...present].flatMap(([path, field]) => {
      const past = old.get(path);
      if (!past) return field.required && hasPast(path, old) ? [`"${path}" is new and required`] : [];
      return changesOf(path || 'props', past, field);
    }),
  ];
}

/** A new field counts only where its holder was there before. */
const hasPast = (path: string, old: ReadonlyMap<string, Field>): boolean =>
  old.has(path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');

function changesOf(
  path: string,
  { schema: past, required: was }: Field,
  { schema, required }: Field,
): string[] {
  const number = (from: Schema, key: string, otherwise: number) => Number(from[key] ?? otherwise);
  const lost = ((past['enum'] ?? []) as readonly unknown[]).filter(
    value => Array.isArray(schema['enum']) && !schema['enum'].some(one => same(one, value)),
  );
  const isNarrowed = !past['enum'] && schema['enum'];
  return [
    ...fixed.filter(key => !same(past[key], schema[key])).map(key => `"${path}" has another ${key}`),
    ...most
      .filter(key => number(schema, key, Infinity) < number(past, key, Infinity))
      .map(key => `"${path}" has a smaller ${key}`),
    ...least
      .filter(key => number(schema, key, -Infinity) > number(past, key, -Infinity))
      .map(key => `"${path}" has a larger ${key}`),
    ...lost.map(value => `"${path}" lost ${JSON.stringify(value)}`),
    ...(past['x-bindable'] && !schema['x-bindable'] ? [`"${path}" takes no $bind now`] : []),
    ...(isNarrowed ? [`"${path}" has a closed list now`] : []),
    ...(required && !was ? [`"${path}" is required now`] : []),
  ];
}

/** The reasons, unless the version was raised for them. */
export function missingBump(before: Schema, now: Schema): string[] {
  const version = (schema: Schema) => Number(schema['x-version'] ?? 1);
  return version(now) > version(before) ? [] : breaksOf(before, now);
}
