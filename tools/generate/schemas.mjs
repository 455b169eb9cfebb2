/** Generates everything derived from schemas/ and widgets/: validators, editor schemas, types, field tables. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files/message-files.mjs';
import { writeWhenNew } from '../files/replace-file.mjs';
import { editorBundles } from './grammar/editor-form.mjs';
import { readGrammar } from './grammar/read-grammar.mjs';
import { readNames } from './grammar/read-names.mjs';
import { pageTypes } from './grammar/type-form.mjs';
import { validatorModule } from './grammar/validators.mjs';
import { widgetFieldsModule } from './grammar/widget-fields.mjs';

/**
 * Writes `src/shared/engine/{validators.gen.mjs,validators.gen.d.mts,page-types.gen.ts,widget-fields.gen.ts}` and
 * `.schema/<kind>.schema.json` below `target`; returns the paths that changed. Unchanged files are not written.
 * @param {{ schemas?: string, widgets?: string, pages?: string, target?: string }} places default to the project's own.
 */
export async function generateSchemas(places = {}) {
  const {
    schemas = join(root, 'schemas'),
    widgets = join(root, 'widgets'),
    pages = join(root, 'pages'),
    target = root,
  } = places;
  const grammar = readGrammar({ schemas, widgets });
  const [{ code, declaration }, types] = await Promise.all([validatorModule(grammar), pageTypes(grammar)]);
  const engine = name => join(target, 'src', 'shared', 'engine', name);
  const files = [
    [engine('validators.gen.mjs'), code],
    [engine('validators.gen.d.mts'), declaration],
    [engine('page-types.gen.ts'), types],
    [engine('widget-fields.gen.ts'), widgetFieldsModule(grammar)],
    ...Object.entries(editorBundles(grammar, readNames({ schemas, widgets, pages }))).map(
      ([kind, schema]) => [
        join(target, '.schema', `${kind}.schema.json`),
        `${JSON.stringify(schema, null, 1)}\n`,
      ],
    ),
  ];
  return files.filter(([path, content]) => writeWhenNew(path, content)).map(([path]) => path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const path of await generateSchemas()) console.log(`wrote ${path.slice(root.length + 1)}`);
}
