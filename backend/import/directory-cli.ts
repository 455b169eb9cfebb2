/** `npm run import:directory -- postal-areas|organizations FILE [--database-url URL]`: loads what completes addresses. */
import { parseArgs } from 'node:util';
import { withCommandDatabase } from '#backend/database/command-database.ts';
import { type DirectoryKind, importDirectory } from './import-directory.ts';
import { describeProblem } from './problem.ts';
import { UnreadableFile } from './read-rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'database-url': { type: 'string' } },
});
const [name, file] = positionals;
const kinds: readonly DirectoryKind[] = ['postal-areas', 'organizations'];
const kind = kinds.find(each => each === name);
if (kind === undefined || file === undefined) {
  console.error(
    'npm run import:directory -- postal-areas|organizations FILE [--database-url URL]   (see docs/import.md)',
  );
  process.exit(1);
}

try {
  const done = await withCommandDatabase(values['database-url'], db =>
    importDirectory(kind, file, { db, onProblem: problem => console.error(describeProblem(file, problem)) }),
  );
  console.log(`${done.rows} rows: ${done.stored} stored, ${done.skipped} skipped`);
  if (done.skipped > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
