/** `npm run import:directory -- postal-areas|organizations FILE [--dry-run] [--database-url URL]`: loads what completes addresses. */
import { parseArgs } from 'node:util';
import { type DirectoryKind, importDirectory } from './import-directory.ts';
import { importFlags, runImport } from './run-import-cli.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: importFlags });
const [name, file] = positionals;
const kinds: readonly DirectoryKind[] = ['postal-areas', 'organizations'];
const kind = kinds.find(each => each === name);
if (kind === undefined || file === undefined) {
  console.error(
    'npm run import:directory -- postal-areas|organizations FILE [--dry-run] [--database-url URL]   (see docs/import.md)',
  );
  process.exit(1);
}

await runImport({ file, url: values['database-url'], isDryRun: values['dry-run'] }, run =>
  importDirectory(kind, file, run),
);
