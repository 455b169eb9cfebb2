/** `npm run import:applications -- FILE [--language fi] [--dry-run] [--database-url URL]`: loads which part is used where on which machine. */
import { readCommandLine } from '#backend/kernel/command-line.ts';
import { languages } from '#kernel/languages.gen.ts';
import { importApplications } from './import-applications.ts';
import { importFlags, runImport } from './run-import-cli.ts';

const usage =
  'npm run import:applications -- FILE [--language fi] [--dry-run] [--database-url URL]   (see docs/import.md)';

const { values, positionals } = readCommandLine(
  { allowPositionals: true, options: { language: { type: 'string' }, ...importFlags } },
  usage,
);
const [file] = positionals;
const { language = languages[0].code } = values;
if (file === undefined || !languages.some(({ code }) => code === language)) {
  console.error(usage);
  process.exit(1);
}

await runImport({ file, url: values['database-url'], isDryRun: values['dry-run'] }, run =>
  importApplications(file, { ...run, language }),
);
