/** `npm run import -- FILE [--images FOLDER] [--database-url URL]`: loads a catalogue and says what happened. */
import { parseArgs } from 'node:util';
import { createDatabase } from '#backend/database/connect.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded-postgres.ts';
import { silentLogger } from '#backend/database/logger.ts';
import { migrate } from '#backend/database/migrate.ts';
import { importCatalogue } from './import-catalogue.ts';
import { describe } from './problem.ts';
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

const address = values['database-url'] ?? process.env['DATABASE_URL'];
const embedded =
  address === undefined
    ? await startEmbeddedPostgres({ dataDir: 'data/postgres', logger: silentLogger })
    : null;
const url = address ?? embedded?.url ?? '';
const database = createDatabase({ url, logger: silentLogger });
try {
  await migrate({ url, logger: silentLogger });
  const done = await importCatalogue(file, {
    db: database.db,
    onProblem: problem => console.error(describe(file, problem)),
    ...(values.images === undefined ? {} : { images: values.images }),
  });
  console.log(`${done.rows} rows: ${done.added} added, ${done.changed} changed, ${done.skipped} skipped`);
  if (done.skipped > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
  await embedded?.stop();
}
