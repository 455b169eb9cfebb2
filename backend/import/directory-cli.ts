/** `npm run import:directory -- postal-areas|organizations FILE [--dry-run] [--database-url URL]`: loads what completes addresses. */
import { readCommandLine } from '#backend/kernel/command-line.ts';
import { type DirectoryKind, importDirectory } from './import-directory.ts';
import { importFlags, runImport } from './run-import-cli.ts';

const usage =
  'npm run import:directory -- postal-areas|organizations FILE [--dry-run] [--database-url URL]   (see docs/import.md)';

const { values, positionals } = readCommandLine({ allowPositionals: true, options: importFlags }, usage);
const [name, file] = positionals;
const kinds: readonly DirectoryKind[] = ['postal-areas', 'organizations'];
const kind = kinds.find(each => each === name);
if (kind === undefined || file === undefined) {
  console.error(usage);
  process.exit(1);
}

await runImport({ file, url: values['database-url'], isDryRun: values['dry-run'] }, run =>
  importDirectory(kind, file, run),
);
