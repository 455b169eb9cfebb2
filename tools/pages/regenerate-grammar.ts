/** Regenerates the validators when a schema is newer, so that lint uses the current schemas. */
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const made = join(root, 'src', 'shared', 'engine', 'validators.gen.mjs');

export async function regenerateGrammar(): Promise<void> {
  const age = existsSync(made) ? statSync(made).mtimeMs : 0;
  const sources = ['schemas', 'schemas/sources', 'tools/generate/grammar'].flatMap(folder =>
    readdirSync(join(root, folder)).map(name => join(root, folder, name)),
  );
  const widgets = join(root, 'widgets');
  // The modification time of a folder changes when a file is added or removed.
  const ofWidgets = readdirSync(widgets).flatMap(type =>
    ['', 'props.schema.json', 'migrations'].map(name => join(widgets, type, name)),
  );
  const files = [...sources, widgets, ...ofWidgets].filter(file => existsSync(file));
  if (files.every(file => statSync(file).mtimeMs <= age)) return;
  // Imported late: the builder is slow to load, and most runs do not need it.
  const { generateSchemas } = await import('../generate/schemas.mjs');
  await generateSchemas();
  utimesSync(made, new Date(), new Date());
}
