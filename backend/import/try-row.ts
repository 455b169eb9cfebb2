/** Stores a row so that it can be taken back. */
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { RowError } from './row-error.ts';
import type { RowChange, RowKind } from './row-kind.ts';

/** Errors of a row are returned, not thrown, so that the next row is processed. A lost connection is thrown. */
export async function inSavepoint<T>(
  transaction: Transaction<Schema>,
  work: () => Promise<T>,
): Promise<T | Error> {
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

export interface Tried {
  done: 'added' | 'changed' | 'unchanged';
  fields: RowChange['fields'];
}

/**
 * Stores a row to see what becomes of it. What the shop has is put back at once, so that the shop need not wait for the rest of
 * the file; what is new stays until its end, since later rows may name it.
 */
export async function tryRow<Plan>(
  transaction: Transaction<Schema>,
  { store, snapshot, forget }: RowKind<Plan>,
  plan: Plan,
): Promise<Tried | Error> {
  const before = await snapshot?.(transaction, plan);
  await sql`savepoint tried_row`.execute(transaction);
  const done = await inSavepoint(transaction, () => store(transaction, plan));
  const isKnown = done === 'changed' || done === 'unchanged';
  const after = isKnown ? await snapshot?.(transaction, plan) : undefined;
  if (isKnown) await sql`rollback to savepoint tried_row`.execute(transaction);
  await sql`release savepoint tried_row`.execute(transaction);
  if (done instanceof Error) return done;
  if (isKnown) forget?.();
  if (!before || !after) return { done, fields: [] };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const fields = names.flatMap(name => {
    const [was, is] = [JSON.stringify(before[name] ?? null), JSON.stringify(after[name] ?? null)];
    return was === is ? [] : [{ name, before: was, after: is }];
  });
  return { done: fields.length > 0 ? 'changed' : 'unchanged', fields };
}
