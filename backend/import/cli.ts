/** `npm run import -- FILE [--images FOLDER] [--dry-run] [--database-url URL]`: loads a catalogue and says what happened. */
import { readCommandLine } from '#backend/kernel/command-line.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importFlags, runImport } from './run-import-cli.ts';

const usage =
  'npm run import -- FILE [--images FOLDER] [--dry-run] [--database-url URL]   (see docs/import.md)';

const { values, positionals } = readCommandLine(
  {
    allowPositionals: true,
    options: { images: { type: 'string' }, ...importFlags },
  },
  usage,
);
const [file] = positionals;
if (file === undefined) {
  console.error(usage);
  process.exit(1);
}

await runImport({ file, url: values['database-url'], isDryRun: values['dry-run'] }, run =>
  importCatalogue(file, { ...run, ...(values.images === undefined ? {} : { images: values.images }) }),
);
