/** Loads a file row by row: good rows go in, bad rows are reported and skipped, none goes in partially. */
import type { Transaction } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { liftTimeLimits, lockForTransaction } from '#backend/database/while-locked.ts';
import { UnreadableFile } from './file-row.ts';
import type { ImportProblem } from './problem.ts';
import { readRows } from './read-rows.ts';
import { RowError } from './row-error.ts';
import type { ImportReport, ImportRun, RowKind, Together } from './row-kind.ts';
import { inSavepoint, tryRow } from './try-row.ts';

const usualBatch = 200;
/** Problems in the report; all are passed to `onProblem`. */
const maxProblems = 1000;
/** Two concurrent imports would assign the same numbers. */
const lockNumber = 7_390_222;

/** What ended an import before the end of its file; what was stored until then stays. */
export class ImportInterrupted extends Error {
  override readonly name = 'ImportInterrupted';
  readonly report: ImportReport;

  constructor(report: ImportReport, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.report = report;
  }
}

/** Ends a dry run: all that it has stored is rolled back. */
class Undone extends Error {}

/**
 * @throws UnreadableFile when the file as a whole cannot be read; nothing of it is stored then
 * @throws ImportInterrupted when it ends before the file does
 */
export async function importRows<Plan>(
  file: string,
  kind: RowKind<Plan>,
  options: ImportRun,
): Promise<ImportReport> {
  const { db, onChange } = options;
  const report = emptyReport();
  const run = (inTransaction: InTransaction): Promise<void> =>
    readInBatches(file, kind, { ...options, report, inTransaction });
  try {
    if (!onChange) await run(work => db.transaction().execute(work));
    else
      await db
        .transaction()
        .execute(async transaction => {
          await run(work => work(transaction));
          throw new Undone();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
  } catch (error) {
    if (error instanceof UnreadableFile && report.rows === 0) throw error;
    throw new ImportInterrupted(onChange ? emptyReport() : report, error);
  }
  return report;
}

type InTransaction = (work: (db: Transaction<Schema>) => Promise<void>) => Promise<void>;

const emptyReport = () => ({
  ...{ rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0 },
  ...{ problems: new Array<ImportProblem>(), encoding: '' },
});

type Run = ImportRun & { report: ReturnType<typeof emptyReport>; inTransaction: InTransaction };

interface Pending<Plan> {
  line: number;
  name: string;
  plan: Plan;
}

async function readInBatches<Plan>(file: string, kind: RowKind<Plan>, run: Run): Promise<void> {
  const { report, signal, onProblem } = run;
  const seen = new Map<string, number>();
  let pending: Pending<Plan>[] = [];
  const skip = (found: readonly ImportProblem[]): void => {
    report.skipped += 1;
    for (const problem of found) {
      if (report.problems.length < maxProblems) report.problems.push(problem);
      onProblem?.(problem);
    }
  };
  const write = async (): Promise<void> => {
    signal?.throwIfAborted();
    const rows = pending;
    pending = [];
    if (rows.length > 0) await writeBatch(rows, kind, run, skip);
  };
  const onEncoding = (found: string): void => void (report.encoding = found);
  const read = kind.read?.(file, onEncoding) ?? readRows(file, kind.key, onEncoding, kind.nested);
  for await (const row of read) {
    report.rows += 1;
    if ('problem' in row) {
      skip([row.problem]);
      continue;
    }
    const { line } = row;
    const { name, plan, problems: found } = kind.plan(line, row.fields);
    const before = seen.get(name);
    if (found.length > 0) skip(found);
    else if (before === undefined) pending.push({ line, name, plan });
    else {
      const reason = `${name} stands in line ${before} already`;
      skip([{ line, column: kind.key, reason, fix: `keep one row per ${kind.noun}` }]);
    }
    if (before === undefined) seen.set(name, line);
    if (pending.length === (kind.batch ?? usualBatch)) await write();
  }
  await write();
}

async function writeBatch<Plan>(
  rows: readonly Pending<Plan>[],
  kind: RowKind<Plan>,
  { report, inTransaction, onChange }: Run,
  skip: (found: readonly ImportProblem[]) => void,
): Promise<void> {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  await inTransaction(async transaction => {
    // Another import may hold the lock for as long as its pictures take.
    await liftTimeLimits(transaction);
    await lockForTransaction(transaction, lockNumber);
    const together = await storeTogether(transaction, kind, rows);
    for (const { line, name, plan } of rows) {
      const outcome =
        together.get(plan) ??
        (await (onChange
          ? tryRow(transaction, kind, plan)
          : inSavepoint(transaction, () => kind.store(transaction, plan))));
      if (outcome instanceof Error) {
        skip([problemOf(line, outcome, kind.explain)]);
        kind.forget?.();
        continue;
      }
      const { done, fields } = typeof outcome === 'string' ? { done: outcome, fields: [] } : outcome;
      counts[done] += 1;
      if (done !== 'unchanged') onChange?.({ line, name, kind: done, fields });
    }
    if (counts.added + counts.changed > 0) await kind.announce?.(transaction);
  });
  for (const done of ['added', 'changed', 'unchanged'] as const) report[done] += counts[done];
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

function problemOf(line: number, error: Error, explain: RowKind<unknown>['explain']): ImportProblem {
  if (error instanceof RowError) return { line, column: error.column, reason: error.message, fix: error.fix };
  const unexplained = { column: '-', reason: error.message, fix: 'compare the row with docs/import.md' };
  return { line, ...(explain?.(error) ?? unexplained) };
}
