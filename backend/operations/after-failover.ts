/** What a database needs that took the place of a lost primary without all of its last transactions. */
import type { Client } from 'pg';
import { identitiesOf } from './tables.ts';

/** More than a shop numbers in the seconds that an asynchronous standby may be behind. */
export const SKIPPED_NUMBERS = 10_000;

export interface MovedNumber {
  table: string;
  column: string;
  /** The next one, in decimal digits. */
  next: string;
}

/**
 * Moves numbers on that the lost primary may have given out already (orders above all: a mail has named them), and has
 * every instance read the catalogue anew. May run beside a running shop, which takes the next number meanwhile.
 * @param skip how far, at least 1
 */
export async function afterFailover(client: Client, skip = SKIPPED_NUMBERS): Promise<MovedNumber[]> {
  const moved: MovedNumber[] = [];
  for (const { table, column } of await identitiesOf(client)) {
    const { rows } = await client.query<{ next: string }>(
      `with place as (
         select s.seqrelid::regclass as sequence, s.seqincrement as step, s.seqmax as last
         from pg_sequence s where s.seqrelid = pg_get_serial_sequence(quote_ident($1), $2)::regclass)
       select setval(sequence, least(last, nextval(sequence) + $3::bigint * step), false)::text as next from place`,
      [table, column, skip],
    );
    for (const { next } of rows) moved.push({ table, column, next });
  }
  await client.query("select announce_catalogue('all', null)");
  return moved;
}
