/** What the import commands have in common: they say what was stored, however they end. */
import type { Kysely } from 'kysely';
import { withCommandDatabase } from '#backend/database/command-database.ts';
import type { Schema } from '#backend/database/schema.ts';
import { UnreadableFile } from './file-row.ts';
import { ImportInterrupted } from './import-rows.ts';
import { describeProblem } from './problem.ts';
import type { ImportReport, ImportRun, RowChange } from './row-kind.ts';

interface Command {
  file: string;
  /** Of the database; the environment names it when missing. */
  url: string | undefined;
  isDryRun: boolean;
}

/** Options of the command line that every import has. */
export const importFlags = {
  'database-url': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** Exit code 0 when every row was, or would be, stored; 1 otherwise. */
export async function runImport(
  { file, url, isDryRun }: Command,
  load: (run: ImportRun) => Promise<ImportReport>,
): Promise<void> {
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort(new Error('The import was stopped'));
  process.once('SIGINT', onInterrupt);
  const runOn = (db: Kysely<Schema>): Promise<ImportReport> =>
    load({
      db,
      signal: stop.signal,
      onProblem: problem => console.error(describeProblem(file, problem)),
      ...(isDryRun ? { onChange: change => console.log(describeRow(file, change)) } : {}),
    });
  try {
    const report = await withCommandDatabase(url, runOn);
    console.log(countsOf(report, isDryRun));
    if (report.encoding !== 'utf-8') console.log(`The file is ${report.encoding} and was read as such.`);
    if (report.skipped > 0) process.exitCode = 1;
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof UnreadableFile) console.error(`${error.message}\nNothing was stored.`);
    else if (error instanceof ImportInterrupted)
      console.error(
        `${error.message}\nThe import ended before the file did: ${countsOf(error.report, isDryRun)}`,
      );
    else throw error;
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}

function countsOf({ rows, added, changed, unchanged, skipped }: ImportReport, isDryRun: boolean): string {
  const counts = `${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped`;
  return isDryRun ? `${counts} if it were no dry run. Nothing was stored.` : counts;
}

/** Longer values are texts, of which it is enough to know that they change. */
const longest = 60;

function describeRow(file: string, { line, name, kind, fields }: RowChange): string {
  const changes = fields.map(({ name: field, before, after }) =>
    before.length + after.length > longest ? field : `${field} ${before} → ${after}`,
  );
  return `${file}:${line}  ${name}  ${kind === 'added' ? 'new' : changes.join(', ') || 'changed'}`;
}
