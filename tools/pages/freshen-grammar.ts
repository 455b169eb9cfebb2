/** Makes the validators anew when a schema is younger than they are, so that lint always speaks of the widgets as they stand. */
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const made = join(root, 'src', 'engine', 'validators.gen.mjs');

export async function freshenGrammar(): Promise<void> {
  const age = existsSync(made) ? statSync(made).mtimeMs : 0;
  const sources = ['schemas', 'schemas/sources', 'tools/generate/grammar'].flatMap(folder =>
    readdirSync(join(root, folder)).map(name => join(root, folder, name)),
  );
  const widgets = join(root, 'widgets');
  // A folder's own time changes when a file in it comes or goes.
  const ofWidgets = readdirSync(widgets).flatMap(type =>
    ['', 'props.schema.json', 'migrations'].map(name => join(widgets, type, name)),
  );
  const files = [...sources, widgets, ...ofWidgets].filter(file => existsSync(file));
  if (files.every(file => statSync(file).mtimeMs <= age)) return;
  // The builder is heavy; most runs do without it.
  const { generateSchemas } = await import('../generate/schemas.mjs');
  await generateSchemas();
  utimesSync(made, new Date(), new Date());
}
