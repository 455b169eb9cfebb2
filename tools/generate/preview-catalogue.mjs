/** Writes the data of the widget preview: every widget's schema and examples, and the shared definitions they use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files/message-files.mjs';
import { writeWhenNew } from '../files/replace-file.mjs';
import { readGrammar } from './grammar/read-grammar.mjs';
import { settingsForms } from './settings-forms.mjs';

/** Widgets that are part of the preview tool. */
const ownTools = new Set(['widget-preview', 'content-preview']);

/** What pages consist of beside widgets, which Studio edits with the same forms. */
const pageParts = [
  'area',
  'container',
  'content',
  'fragment-node',
  'menu',
  'menu-item',
  'menu-promotion',
  'seo',
];

/** Returns the paths of `src/shop/registry/{preview-catalogue,widget-titles}.gen.ts` that changed. */
export function generatePreviewCatalogue(folder = root) {
  const widgetsFolder = join(folder, 'widgets');
  const grammar = readGrammar({ schemas: join(folder, 'schemas'), widgets: widgetsFolder });
  const widgets = Object.entries(grammar.widgets)
    .filter(([type]) => !ownTools.has(type) && existsSync(join(widgetsFolder, type, 'index.ts')))
    .map(([type, { schema, version }]) => ({
      type,
      version,
      kind: kindOf(readFileSync(join(widgetsFolder, type, 'index.ts'), 'utf8'), schema),
      schema,
      examples: examplesOf(join(widgetsFolder, type, 'examples')),
    }));
  const names = new Set([...pageParts, ...widgets.flatMap(({ schema }) => namesIn(schema))]);
  for (const name of names) for (const next of namesIn(grammar.shared[name])) names.add(next);
  const parts = [...names].map(name => [name, grammar.shared[name]]);
  const shared = Object.fromEntries(
    [...parts, ...settingsForms(folder)].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const text = `/** Made from widgets/ and schemas/ by tools/generate/preview-catalogue.mjs; do not edit. */
import type { PreviewCatalogue } from '#engine/definition/preview-port.ts';

export const catalogue = ${JSON.stringify({ shared, widgets }, null, 1)} as unknown as PreviewCatalogue;
`;
  const titles = Object.fromEntries(widgets.map(({ type, schema }) => [type, schema.title]));
  const files = {
    'preview-catalogue.gen.ts': text,
    'widget-titles.gen.ts': `/** Made from widgets/ by tools/generate/preview-catalogue.mjs; do not edit. Of every widget of this build, in English. */
export const widgetTitles: Readonly<Record<string, string>> = ${JSON.stringify(titles, null, 1)};
`,
  };
  return Object.entries(files).flatMap(([name, content]) => {
    const path = join(folder, 'src', 'shop', 'registry', name);
    return writeWhenNew(path, content) ? [path] : [];
  });
}

/** Section of the gallery: `content` may be placed anywhere, `part` is part of the shop, `once` is limited to one per page or to layouts. */
function kindOf(definition, schema) {
  if (/cmsNames:/.test(definition)) return 'content';
  return schema['x-singleton'] || schema['x-layouts'] ? 'once' : 'part';
}

/** By name. */
function examplesOf(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : [];
  return names.sort().map(name => ({
    name: name.slice(0, -'.json'.length),
    instance: JSON.parse(readFileSync(join(folder, name), 'utf8')),
  }));
}

function namesIn(value) {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.replace('#/$defs/', '')] : namesIn(inner),
  );
}
