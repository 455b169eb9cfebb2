/** Loads a catalogue file row by row: good rows go in, bad rows are reported and skipped, none goes in partially. */
import { languages } from '#kernel/languages.gen.ts';
import { dirname } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Problem } from './problem.ts';
import { readRows } from './read-rows.ts';
import { RowError } from './row-error.ts';
import type { RowPlan } from './row-plan.ts';
import { planRow } from './row-plan.ts';
import { storeRow } from './store-row.ts';

export interface ImportOptions {
  db: Kysely<Schema>;
  /** Folder of the pictures; that of the file unless said otherwise. */
  images?: string;
  /** Called for each problem as it is found. */
  onProblem?: (problem: Problem) => void;
  today?: Date;
}

export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  skipped: number;
  problems: readonly Problem[];
}

/** Rows per transaction: other writers never wait long. */
const batch = 200;
/** Problems in the report; all are passed to `onProblem`. */
const maxProblems = 1000;
/** Two concurrent imports would assign the same numbers. */
const lockNumber = 7_390_222;

/** @throws UnreadableFile when the file as a whole cannot be read; rows stored before that stay. */
export async function importCatalogue(file: string, options: ImportOptions): Promise<ImportReport> {
  const { db, images = dirname(file), onProblem, today = new Date() } = options;
  const report = { rows: 0, added: 0, changed: 0, skipped: 0 };
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  const store = { images, today: today.toISOString().slice(0, 10) };
  let pending: RowPlan[] = [];

  const skip = (found: readonly Problem[]): void => {
    report.skipped += 1;
    for (const problem of found) {
      if (problems.length < maxProblems) problems.push(problem);
      onProblem?.(problem);
    }
  };
  const write = async (): Promise<void> => {
    const plans = pending;
    pending = [];
    if (plans.length === 0) return;
    await db.transaction().execute(async transaction => {
      await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
      let stored = 0;
      for (const plan of plans) {
        const outcome = await inSavepoint(transaction, () => storeRow(transaction, plan, store));
        if (typeof outcome !== 'string') skip([problemOf(plan, outcome)]);
        else {
          report[outcome] += 1;
          stored += 1;
        }
      }
      if (stored > 0) await sql`select announce_catalogue('all', null)`.execute(transaction);
    });
  };

  for await (const row of readRows(file)) {
    report.rows += 1;
    if ('problem' in row) {
      skip([row.problem]);
      continue;
    }
    const { plan, problems: found } = planRow(row.line, row.fields);
    const before = seen.get(plan.articleNumber);
    if (found.length > 0) skip(found);
    else if (before !== undefined)
      skip([
        {
          line: row.line,
          column: 'article_number',
          reason: `${plan.articleNumber} stands in line ${before} already`,
          fix: 'keep one row per product',
        },
      ]);
    else pending.push(plan);
    if (before === undefined) seen.set(plan.articleNumber, row.line);
    if (pending.length === batch) await write();
  }
  await write();
  return { ...report, problems };
}

/** Errors of a row are returned, not thrown, so that the next row is processed. A lost connection is thrown. */
async function inSavepoint<T>(transaction: Transaction<Schema>, work: () => Promise<T>): Promise<T | Error> {
  await sql`savepoint import_row`.execute(transaction);
  try {
    const done = await work();
    await sql`release savepoint import_row`.execute(transaction);
    return done;
  } catch (error) {
    await sql`rollback to savepoint import_row`.execute(transaction);
    if (error instanceof RowError || isConstraint(error)) return error;
    throw error;
  }
}

/** SQLSTATE classes 22 and 23: the row's data is the cause, not the database. */
const isConstraint = (error: unknown): error is Error & { code: string; detail?: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);

function problemOf({ line }: RowPlan, error: Error): Problem {
  if (error instanceof RowError) return { line, column: error.column, reason: error.message, fix: error.fix };
  const alias = error.message.includes('product_alias');
  return alias
    ? {
        line,
        column: `alias_${languages[0].code}`,
        reason: 'another product has this address',
        fix: 'give it another alias',
      }
    : { line, column: '-', reason: error.message, fix: 'compare the row with docs/import.md' };
}
