/** `npm run import -- FILE [--images FOLDER] [--dry-run] [--database-url URL]`: loads a catalogue and says what happened. */
import { parseArgs } from 'node:util';
import { importCatalogue } from './import-catalogue.ts';
import { importFlags, runImport } from './run-import-cli.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { images: { type: 'string' }, ...importFlags },
});
const [file] = positionals;
if (file === undefined) {
  console.error(
    'npm run import -- FILE [--images FOLDER] [--dry-run] [--database-url URL]   (see docs/import.md)',
  );
  process.exit(1);
}

await runImport({ file, url: values['database-url'], isDryRun: values['dry-run'] }, run =>
  importCatalogue(file, { ...run, ...(values.images === undefined ? {} : { images: values.images }) }),
);
