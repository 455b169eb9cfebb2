/** `npm run import:opinions -- reviews|questions|answers FILE [--pictures FOLDER] [--database-url URL]`: loads what shoppers wrote elsewhere. */
import { parseArgs } from 'node:util';
import { withCommandDatabase } from '#backend/database/command-database.ts';
import { importedOpinionKinds, importOpinions } from './import-opinions.ts';
import { describeProblem } from './problem.ts';
import { UnreadableFile } from './read-rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' }, 'database-url': { type: 'string' } },
});
const [name, file] = positionals;
const kind = importedOpinionKinds.find(each => each === name);
if (kind === undefined || file === undefined) {
  console.error(
    'npm run import:opinions -- reviews|questions|answers FILE [--pictures FOLDER] [--database-url URL]   (see docs/import.md)',
  );
  process.exit(1);
}

try {
  const { pictures } = values;
  const done = await withCommandDatabase(values['database-url'], db =>
    importOpinions(kind, file, {
      db,
      pictures,
      onProblem: problem => console.error(describeProblem(file, problem)),
    }),
  );
  console.log(
    `${done.rows} rows: ${done.added} added, ${done.changed} changed, ${done.unchanged} unchanged, ${done.skipped} skipped`,
  );
  if (done.skipped > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
