/** Decides whether a change of a widget's schema is compatible with stored files or needs a new version. */
export type WidgetSchema = Readonly<Record<string, unknown>>;

interface Field {
  schema: WidgetSchema;
  required: boolean;
}

/** Every field by its path; `*` stands for the entries of a list. */
function fieldsOf(schema: WidgetSchema, path = '', required = true): [string, Field][] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, WidgetSchema>);
  const wanted = (schema['required'] ?? []) as readonly string[];
  const items = schema['items'] as WidgetSchema | undefined;
  return [
    [path, { schema, required }],
    ...properties.flatMap(([name, inner]) =>
      fieldsOf(inner, path ? `${path}.${name}` : name, wanted.includes(name)),
    ),
    ...(items ? fieldsOf(items, path ? `${path}.*` : '*', false) : []),
  ];
}

/** Keywords that must not change, because another value changes the meaning. */
const fixed = ['type', '$ref', 'pattern', 'const', 'default', 'x-localizable', 'x-responsive', 'x-format'];
const upperLimits = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];
const lowerLimits = ['minimum', 'minLength', 'minItems', 'minProperties'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Reasons why stored documents would become invalid or look different; empty for a compatible change. */
export function breakingChanges(before: WidgetSchema, now: WidgetSchema): string[] {
  const old = new Map(fieldsOf(before));
  const present = new Map(fieldsOf(now));
  const removed = [...old.keys()].filter(path => !present.has(path));
  return [
    // Fields inside a removed one are not reported.
    ...removed
      .filter(path => !removed.some(other => path.startsWith(`${other}.`)))
      .map(path => `"${path}" was removed`),
    ...[...present].flatMap(([path, field]) => {
      const past = old.get(path);
      if (!past) return field.required && hasPast(path, old) ? [`"${path}" is new and required`] : [];
      return changesOf(path || 'props', past, field);
    }),
  ];
}

/** A new field counts only where its parent existed before. */
const hasPast = (path: string, old: ReadonlyMap<string, Field>): boolean =>
  old.has(path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');

function changesOf(
  path: string,
  { schema: past, required: was }: Field,
  { schema, required }: Field,
): string[] {
  const number = (from: WidgetSchema, key: string, otherwise: number) => Number(from[key] ?? otherwise);
  const lost = ((past['enum'] ?? []) as readonly unknown[]).filter(
    value => Array.isArray(schema['enum']) && !schema['enum'].some(one => same(one, value)),
  );
  const isNarrowed = !past['enum'] && schema['enum'];
  return [
    ...fixed.filter(key => !same(past[key], schema[key])).map(key => `"${path}" has another ${key}`),
    ...upperLimits
      .filter(key => number(schema, key, Infinity) < number(past, key, Infinity))
      .map(key => `"${path}" has a smaller ${key}`),
    ...lowerLimits
      .filter(key => number(schema, key, -Infinity) > number(past, key, -Infinity))
      .map(key => `"${path}" has a larger ${key}`),
    ...lost.map(value => `"${path}" no longer allows ${JSON.stringify(value)}`),
    ...(past['x-bindable'] && !schema['x-bindable'] ? [`"${path}" no longer accepts $bind`] : []),
    ...(isNarrowed ? [`"${path}" now has a closed list`] : []),
    ...(required && !was ? [`"${path}" is now required`] : []),
  ];
}

/** The reasons, unless the version was raised. */
export function missingBump(before: WidgetSchema, now: WidgetSchema): string[] {
  const version = (schema: WidgetSchema) => Number(schema['x-version'] ?? 1);
  return version(now) > version(before) ? [] : breakingChanges(before, now);
}
