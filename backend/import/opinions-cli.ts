/** `npm run import:opinions -- reviews|questions|answers FILE [--pictures FOLDER] [--dry-run] [--database-url URL]`: loads what shoppers wrote elsewhere. */
import { readCommandLine } from '#backend/kernel/command-line.ts';
import { importedOpinionKinds, importOpinions } from './import-opinions.ts';
import { importFlags, runImport } from './run-import-cli.ts';

const usage =
  'npm run import:opinions -- reviews|questions|answers FILE [--pictures FOLDER] [--dry-run] [--database-url URL]   (see docs/import.md)';

const { values, positionals } = readCommandLine(
  {
    allowPositionals: true,
    options: { pictures: { type: 'string' }, ...importFlags },
  },
  usage,
);
const [name, file] = positionals;
const kind = importedOpinionKinds.find(each => each === name);
if (kind === undefined || file === undefined) {
  console.error(usage);
  process.exit(1);
}

await runImport({ file, url: values['database-url'], isDryRun: values['dry-run'] }, run =>
  importOpinions(kind, file, { ...run, pictures: values.pictures }),
);
