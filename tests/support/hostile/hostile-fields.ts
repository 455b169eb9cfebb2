/** Every field that takes HTML or a link, found in the schemas and not in the generated tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { WidgetInstance } from '#engine/definition/contract.ts';

const project = resolve(import.meta.dirname, '../../..');
const widgets = join(project, 'widgets');

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  'x-format'?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const shared = Object.fromEntries(
  readdirSync(join(project, 'schemas'))
    .filter(name => name.endsWith('.schema.json'))
    .map(name => [name.replace('.schema.json', ''), read(join(project, 'schemas', name)) as Schema]),
);

export interface HostileField {
  type: string;
  kind: 'html' | 'link';
  /** Path such as `items.*.href`. */
  path: string;
}

function fieldsOf(type: string): HostileField[] {
  const root = read(join(widgets, type, 'props.schema.json')) as Schema;
  const found: HostileField[] = [];
  const visit = (schema: Schema, path: readonly string[]): void => {
    const name = schema.$ref?.replace('#/$defs/', '') ?? '';
    const at = path.join('.');
    if (schema['x-format'])
      found.push({ type, kind: schema['x-format'] === 'html' ? 'html' : 'link', path: at });
    if (name === 'link') found.push({ type, kind: 'link', path: at });
    const target = name === 'link' ? undefined : (root.$defs?.[name] ?? shared[name]);
    if (target) visit(target, path);
    for (const [key, inner] of Object.entries(schema.properties ?? {})) visit(inner, [...path, key]);
    if (schema.items) visit(schema.items, [...path, '*']);
  };
  visit(root, []);
  return found;
}

export const hostileFields: readonly HostileField[] = readdirSync(widgets).flatMap(fieldsOf);

export const examplesOf = (type: string): WidgetInstance[] =>
  readdirSync(join(widgets, type, 'examples'))
    .filter(name => name.endsWith('.json'))
    .map(name => read(join(widgets, type, 'examples', name)) as WidgetInstance);

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Writes the value at the path, in every entry of a list; missing objects are created. */
function write(holder: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: string): void {
  if (key === '*') {
    for (const index of Object.keys(holder))
      write({ ...holder, [index]: holder[index] }, [index, ...rest], value);
    return;
  }
  if (rest.length === 0) {
    holder[key] = value;
    return;
  }
  const missing = rest[0] === '*' ? [{}] : {};
  if (!isHolder(holder[key]) || '$bind' in holder[key]) holder[key] = missing;
  write(holder[key] as Record<string, unknown>, rest, value);
}

/** The first example that has the field, or else the first example, with the text in it. */
export function withField({ type, path }: HostileField, value: string): WidgetInstance {
  const examples = examplesOf(type);
  const last = path.split('.').findLast(key => key !== '*') ?? '';
  const chosen = examples.find(example => JSON.stringify(example.props).includes(`"${last}"`)) ?? examples[0];
  if (!chosen) throw new Error(`${type} has no example`);
  const instance = structuredClone(chosen);
  write(instance.props, path.split('.'), value);
  return instance;
}
