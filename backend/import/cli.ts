/** `npm run import -- FILE [--images FOLDER] [--database-url URL]`: loads a catalogue and says what happened. */
import { parseArgs } from 'node:util';
import { withCommandDatabase } from '#backend/database/command-database.ts';
import { importCatalogue } from './import-catalogue.ts';
import { describeProblem } from './problem.ts';
import { UnreadableFile } from './read-rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { images: { type: 'string' }, 'database-url': { type: 'string' } },
});
const [file] = positionals;
if (file === undefined) {
  console.error('npm run import -- FILE [--images FOLDER] [--database-url URL]   (see docs/import.md)');
  process.exit(1);
}

try {
  const done = await withCommandDatabase(values['database-url'], db =>
    importCatalogue(file, {
      db,
      onProblem: problem => console.error(describeProblem(file, problem)),
      ...(values.images === undefined ? {} : { images: values.images }),
    }),
  );
  console.log(`${done.rows} rows: ${done.added} added, ${done.changed} changed, ${done.skipped} skipped`);
  if (done.encoding !== 'utf-8') console.log(`The file is ${done.encoding} and was read as such.`);
  if (done.skipped > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
