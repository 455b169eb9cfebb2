/** Orders keys as in the grammar, so that the same page is always written the same way. */
import { localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';

type Plain = Readonly<Record<string, unknown>>;

export interface GrammarFiles {
  /** By file name: `page`, `container`. */
  shared: Readonly<Record<string, Plain>>;
  widgets: Readonly<Record<string, { schema: Plain }>>;
}

/** Keys of a widget instance; its props follow their own schema. */
const instanceKeys = [
  '$schema',
  'type',
  'v',
  'id',
  'experiment',
  'hidden',
  'when',
  'load',
  'props',
  'slots',
  'note',
];
/** Schemas of the nodes of a page, by kind. */
const nodeSchemas: Readonly<Record<string, string>> = {
  container: 'container',
  area: 'area',
  fragment: 'fragment-node',
};

/** Objects that are recognised by their keys alone: texts per language, values per viewport class. */
const closedSets: readonly (readonly string[])[] = [
  localeCodes,
  ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'],
];

const plainAt = (holder: unknown, key: string): Plain | undefined => {
  const value = isRecord(holder) ? holder[key] : undefined;
  return isRecord(value) ? value : undefined;
};

export function orderKeys(document: unknown, grammar: GrammarFiles): unknown {
  const resolve = (schema: Plain | undefined): Plain | undefined => {
    const name = typeof schema?.['$ref'] === 'string' ? schema['$ref'].replace('#/$defs/', '') : undefined;
    return name === undefined ? schema : { ...grammar.shared[name], ...schema, $ref: undefined };
  };

  function schemaOf(value: Plain, schema: Plain | undefined): Plain | undefined {
    const { kind, type } = value;
    if (typeof type === 'string' && Object.hasOwn(grammar.widgets, type) && 'props' in value)
      return {
        properties: {
          ...Object.fromEntries(instanceKeys.map(key => [key, {}])),
          when: { $ref: '#/$defs/rule' },
          load: { $ref: '#/$defs/load' },
          props: grammar.widgets[type]?.schema,
        },
      };
    const closed = closedSets.find(keys => Object.keys(value).every(key => keys.includes(key)));
    if (closed) return { properties: Object.fromEntries(closed.map(key => [key, {}])) };
    const node = typeof kind === 'string' ? nodeSchemas[kind] : undefined;
    return node === undefined ? resolve(schema) : grammar.shared[node];
  }

  function ordered(value: unknown, schema: Plain | undefined): unknown {
    if (Array.isArray(value)) {
      const items = plainAt(resolve(schema), 'items');
      return value.map(entry => ordered(entry, items));
    }
    if (!isRecord(value)) return value;
    const own = schemaOf(value, schema);
    const properties = plainAt(own, 'properties') ?? {};
    const others = plainAt(own, 'additionalProperties');
    const named = Object.keys(properties).filter(key => Object.hasOwn(value, key));
    const rest = Object.keys(value).filter(key => !Object.hasOwn(properties, key));
    return Object.fromEntries(
      [...named, ...rest].map(key => [key, ordered(value[key], plainAt(properties, key) ?? others)]),
    );
  }

  const kind = isRecord(document) ? String(document['kind'] ?? '') : '';
  return ordered(document, grammar.shared[kind === 'fragment-file' ? 'fragment' : kind]);
}
