/** Loads a file row by row: good rows go in, bad rows are reported and skipped, none goes in partially. */
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { liftTimeLimits, lockForTransaction } from '#backend/database/while-locked.ts';
import type { ImportProblem } from './problem.ts';
import { type Fields, readRows } from './read-rows.ts';
import { RowError } from './row-error.ts';

export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  /** Stored before with the same content. */
  unchanged: number;
  skipped: number;
  problems: readonly ImportProblem[];
  /** Of the file, such as `utf-8` or `windows-1252`. */
  encoding: string;
}

export type Together<Plan> = ReadonlyMap<Plan, 'added' | 'unchanged'>;

/** What a file is about. */
export interface RowKind<Plan> {
  /** The column that names a row; no two rows of a file may have the same. */
  key: string;
  /** A field of JSON lines that this import leaves out. */
  nested?: string;
  /** What a row is, for messages. */
  noun: string;
  /** The name of the row, and what it says; without a database query. */
  plan: (line: number, fields: Fields) => { name: string; plan: Plan; problems: readonly ImportProblem[] };
  /** Rolled back when it throws. @throws RowError for what is wrong with the row */
  store: (db: Transaction<Schema>, plan: Plan) => Promise<'added' | 'changed' | 'unchanged'>;
  /** After rows were rolled back: what they have made is gone. */
  forget?: () => void;
  /**
   * Stores as many rows as it can at once. Rolled back when it throws: then each row is stored by itself, which says what is
   * wrong with which.
   * @returns what became of those that need not be stored by themselves; the others follow one by one
   */
  storeTogether?: (db: Transaction<Schema>, plans: readonly Plan[]) => Promise<Together<Plan>>;
  /** Rows per transaction: other writers never wait long; 200 unless rows take long. */
  batch?: number;
  /** After a batch that has stored rows, in its transaction. */
  announce?: (db: Transaction<Schema>) => Promise<void>;
  /** Explains a violated constraint of the database. */
  explain?: (error: Error) => Omit<ImportProblem, 'line'> | null;
}

interface Options {
  db: Kysely<Schema>;
  /** Called for each problem as it is found. */
  onProblem?: ((problem: ImportProblem) => void) | undefined;
}

const usualBatch = 200;
/** Problems in the report; all are passed to `onProblem`. */
const maxProblems = 1000;
/** Two concurrent imports would assign the same numbers. */
const lockNumber = 7_390_222;

/** @throws UnreadableFile when the file as a whole cannot be read; nothing of it is stored then */
export async function importRows<Plan>(
  file: string,
  kind: RowKind<Plan>,
  { db, onProblem }: Options,
): Promise<ImportReport> {
  const report = { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0 };
  const problems: ImportProblem[] = [];
  let encoding = '';
  const seen = new Map<string, number>();
  let pending: { line: number; plan: Plan }[] = [];

  const skip = (found: readonly ImportProblem[]): void => {
    report.skipped += 1;
    for (const problem of found) {
      if (problems.length < maxProblems) problems.push(problem);
      onProblem?.(problem);
    }
  };
  const write = async (): Promise<void> => {
    const rows = pending;
    pending = [];
    if (rows.length === 0) return;
    await db.transaction().execute(async transaction => {
      // Another import may hold the lock for as long as its pictures take.
      await liftTimeLimits(transaction);
      await lockForTransaction(transaction, lockNumber);
      const together = await storeTogether(transaction, kind, rows);
      let stored = 0;
      for (const { line, plan } of rows) {
        const outcome =
          together.get(plan) ?? (await inSavepoint(transaction, () => kind.store(transaction, plan)));
        if (typeof outcome !== 'string') {
          skip([problemOf(line, outcome, kind.explain)]);
          kind.forget?.();
        } else {
          report[outcome] += 1;
          if (outcome !== 'unchanged') stored += 1;
        }
      }
      if (stored > 0) await kind.announce?.(transaction);
    });
  };

  for await (const row of readRows(file, kind.key, found => (encoding = found), kind.nested)) {
    report.rows += 1;
    if ('problem' in row) {
      skip([row.problem]);
      continue;
    }
    const { line } = row;
    const { name, plan, problems: found } = kind.plan(line, row.fields);
    const before = seen.get(name);
    if (found.length > 0) skip(found);
    else if (before === undefined) pending.push({ line, plan });
    else {
      const reason = `${name} stands in line ${before} already`;
      skip([{ line, column: kind.key, reason, fix: `keep one row per ${kind.noun}` }]);
    }
    if (before === undefined) seen.set(name, line);
    if (pending.length === (kind.batch ?? usualBatch)) await write();
  }
  await write();
  return { ...report, problems, encoding };
}

async function storeTogether<Plan>(
  transaction: Transaction<Schema>,
  { storeTogether: store, forget }: RowKind<Plan>,
  rows: readonly { plan: Plan }[],
): Promise<Together<Plan>> {
  if (!store) return new Map();
  const plans = rows.map(({ plan }) => plan);
  const stored = await inSavepoint(transaction, () => store(transaction, plans));
  if (!(stored instanceof Error)) return stored;
  forget?.();
  return new Map();
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
const isConstraint = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);

function problemOf(line: number, error: Error, explain: RowKind<unknown>['explain']): ImportProblem {
  if (error instanceof RowError) return { line, column: error.column, reason: error.message, fix: error.fix };
  const unexplained = { column: '-', reason: error.message, fix: 'compare the row with docs/import.md' };
  return { line, ...(explain?.(error) ?? unexplained) };
}
