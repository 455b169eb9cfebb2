/** docs/widgets.md: every widget with its fields and an example, generated from its schema. */
import { isRecord } from '#kernel/is-record.ts';
import type { GrammarFiles } from './format/order-keys.ts';

type Plain = Readonly<Record<string, unknown>>;

export interface ReferenceSource extends GrammarFiles {
  /** Text of one example by widget type. */
  examples: Readonly<Record<string, string>>;
  /** Types for which `npm run pictures` has made a screenshot in docs/widgets/. */
  pictures: ReadonlySet<string>;
}

const plainAt = (holder: unknown, key: string): Plain | undefined => {
  const value = isRecord(holder) ? holder[key] : undefined;
  return isRecord(value) ? value : undefined;
};
const listAt = (holder: unknown, key: string): readonly unknown[] => {
  const value = isRecord(holder) ? holder[key] : undefined;
  return Array.isArray(value) ? value : [];
};

/** Forms that a field accepts besides a plain value. */
const spellings: Readonly<Record<string, string>> = {
  'x-localizable': 'text per language or `$t`',
  'x-bindable': '`$bind`',
  'x-responsive': '`$at`',
};

function typeOf(schema: Plain): string {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return reference.replace('#/$defs/', '');
  const values = listAt(schema, 'enum');
  if (values.length > 0) return values.map(value => `\`${String(value)}\``).join(', ');
  if (schema['type'] === 'array') return `list of ${typeOf(plainAt(schema, 'items') ?? {})}`;
  if (schema['x-format'] === 'html') return 'HTML';
  const { minimum, maximum, maxLength } = schema;
  if (typeof minimum === 'number' && typeof maximum === 'number')
    return `${String(schema['type'])} ${minimum} to ${maximum}`;
  if (typeof maxLength === 'number') return `text up to ${maxLength}`;
  return String(schema['type'] ?? 'any');
}

function rowOf(name: string, schema: Plain, required: readonly unknown[]): string {
  const ways = Object.entries(spellings).flatMap(([flag, words]) => (schema[flag] ? [words] : []));
  const facts = [
    typeof schema['description'] === 'string' ? schema['description'] : '',
    schema['default'] === undefined ? '' : `Left out: \`${JSON.stringify(schema['default'])}\`.`,
  ];
  const cells = [
    `\`${name}\`${required.includes(name.split('.').at(-1)) ? ' *' : ''}`,
    [typeOf(schema), ...ways].join('; '),
    facts.filter(Boolean).join(' '),
  ];
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Fields of objects and of lists of objects follow their parent, with dotted names. */
function rowsOf(schema: Plain, prefix = ''): string[] {
  const required = listAt(schema, 'required');
  return Object.entries(plainAt(schema, 'properties') ?? {}).flatMap(([name, field]) => {
    if (!isRecord(field)) return [];
    const items = plainAt(field, 'items');
    const inner = plainAt(field, 'properties')
      ? field
      : items && plainAt(items, 'properties')
        ? items
        : undefined;
    return [rowOf(`${prefix}${name}`, field, required), ...(inner ? rowsOf(inner, `${prefix}${name}.`) : [])];
  });
}

function sectionOf(type: string, schema: Plain, example: string | undefined, hasPicture: boolean): string {
  const limits = [
    schema['x-singleton'] ? 'Once per page.' : '',
    listAt(schema, 'x-layouts').length > 0
      ? `Only in the layout ${listAt(schema, 'x-layouts').join(', ')}.`
      : '',
  ].filter(Boolean);
  const rows = rowsOf(schema);
  return [
    `## ${type}`,
    '',
    ...(hasPicture ? [`![${type}](widgets/${type}.webp)`, ''] : []),
    [schema['description'], ...limits].filter(Boolean).join(' '),
    '',
    ...(rows.length > 0
      ? ['| Field | Takes | Meaning |', '|---|---|---|', ...rows, '']
      : ['It has no fields.', '']),
    ...(example === undefined ? [] : ['```json', example.trimEnd(), '```', '']),
  ].join('\n');
}

export function widgetReference({ widgets, examples, pictures }: ReferenceSource): string {
  const sections = Object.entries(widgets).map(([type, { schema }]) =>
    sectionOf(type, schema, examples[type], pictures.has(type)),
  );
  return `# The widgets

Made from \`widgets/*/props.schema.json\` by \`npm run pages -- reference\`; a test keeps it current. A star marks what must be said.
Every one can be tried, with a form, at \`/preview-widgets\` of a shop in development. What \`image\`, \`link\`, \`$t\`, \`$bind\` and \`$at\` are stands in [pages.md](pages.md).

${sections.join('\n')}`;
}
