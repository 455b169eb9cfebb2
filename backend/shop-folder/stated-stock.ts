/**
 * Pieces that a folder states are those that were counted. They are stored when the folder states another number than the one
 * that was applied last: the same number again says nothing, since pieces have been sold meanwhile.
 */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { isRecord } from '#kernel/is-record.ts';

const key = 'shop.stock';
const counted = ['in_stock', 'oversellable', 'static'] as const;

type Counts = Readonly<Partial<Record<(typeof counted)[number], number | undefined>>>;

export interface StatedStock {
  /** The stock without numbers that were applied before. */
  fresh: <Stock extends Counts>(article: string, stock: Stock) => Stock;
  /** @param stock as the folder states it; it has been stored */
  note: (article: string, stock: Counts) => void;
  /** Stores what was noted, in the transaction of the stock itself. */
  remember: (db: Kysely<Schema>) => Promise<void>;
}

export async function readStatedStock(db: Kysely<Schema>): Promise<StatedStock> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  const applied = new Map<string, unknown>(isRecord(row?.value) ? Object.entries(row.value) : []);
  let noted: Record<string, Counts> = {};
  return {
    fresh(article, stock) {
      const before = applied.get(article);
      if (!isRecord(before)) return stock;
      const same = new Set<string>(
        counted.filter(name => stock[name] !== undefined && before[name] === stock[name]),
      );
      const others = Object.entries(stock).filter(([name]) => !same.has(name));
      return Object.fromEntries(others) as typeof stock;
    },
    note(article, stock) {
      const counts = Object.fromEntries(
        counted.flatMap(name => (stock[name] === undefined ? [] : [[name, stock[name]]])),
      );
      if (Object.keys(counts).length > 0) noted[article] = counts;
    },
    async remember(transaction) {
      const value = JSON.stringify(noted);
      noted = {};
      if (value === '{}') return;
      await sql`insert into setting (key, value) values (${key}, ${value}::jsonb)
        on conflict (key) do update set value = setting.value || excluded.value`.execute(transaction);
    },
  };
}
