/** Values from many tables in one statement: each part is an SQL expression with one value, JSON where it stands for rows. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type Parts = Readonly<Record<string, RawBuilder<unknown>>>;

/** The values of parts by their names. */
export type PartValues<P extends Parts> = {
  [Name in keyof P]: P[Name] extends RawBuilder<infer Value> ? Value : never;
};

/** The parts as further columns of a select, each after a comma. */
export const partColumns = (parts: Parts): RawBuilder<unknown> =>
  sql.join(
    Object.entries(parts).map(([name, part]) => sql`, ${part} as ${sql.ref(name)}`),
    sql``,
  );

/** All rows of a query as one value. In JSON a moment is a text. */
export const rowsPart = <Row>(query: RawBuilder<Row>): RawBuilder<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(r), '[]') from (${query}) r)`;

/** The only row of a query as one value; null without a row. */
export const rowPart = <Row>(query: RawBuilder<Row>): RawBuilder<Row | null> =>
  sql<Row | null>`(select row_to_json(r) from (${query}) r limit 1)`;

/** The value of one part alone. */
export async function isTrue(db: Kysely<Schema>, part: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ value: boolean }>`select ${part} as value`.execute(db);
  return rows[0]?.value ?? false;
}
