/** Name, version and placement of a widget agree in its folder, schema and definition, and every widget has an example and a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { widgets } from '#registry/widgets-server.gen.ts';

const folder = resolve(import.meta.dirname, '../../widgets');
const types = readdirSync(folder);

interface Schema {
  title?: string;
  'x-version'?: number;
  'x-singleton'?: boolean;
  'x-layouts'?: string[];
}

const schemaOf = (type: string): Schema =>
  JSON.parse(readFileSync(join(folder, type, 'props.schema.json'), 'utf8')) as Schema;

it('registers every folder and nothing else', () => {
  expect(Object.keys(widgets).sort()).toEqual([...types].sort());
});

it.each(types)('%s has the type of its folder, and its schema agrees with its definition', type => {
  const widget = widgets[type];
  const schema = schemaOf(type);
  expect(widget?.type).toBe(type);
  expect({
    singleton: schema['x-singleton'] ?? false,
    layouts: schema['x-layouts'] ?? null,
    migrations: (widget?.version ?? 0) - 1,
  }).toEqual({
    singleton: widget?.singleton ?? false,
    layouts: widget?.layouts ?? null,
    migrations: widget?.migrations?.length ?? 0,
  });
});

it.each(types)('%s has an example and a test', type => {
  const files = readdirSync(join(folder, type));
  const examples = readdirSync(join(folder, type, 'examples')).filter(name => name.endsWith('.json'));
  expect(examples.length).toBeGreaterThan(0);
  expect(files).toEqual(expect.arrayContaining([`${type}.test.tsx`, 'index.ts']));
});

it('maps each CMS name to one widget that can read it', () => {
  const names = Object.values(widgets).flatMap(({ cmsNames = [] }) => cmsNames);
  expect(new Set(names).size).toBe(names.length);
  for (const { type, cmsNames, fromCms } of Object.values(widgets))
    expect({ type, reads: fromCms !== undefined }).toEqual({ type, reads: cmsNames !== undefined });
});
