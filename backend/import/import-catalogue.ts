/** Loads a catalogue file: its products, row by row. */
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { languages } from '#kernel/languages.gen.ts';
import type { Schema } from '#backend/database/schema.ts';
import { type ImportReport, importRows } from './import-rows.ts';
import type { ImportProblem } from './problem.ts';
import { planRow, type RowPlan } from './row-plan.ts';
import { storeRow } from './store-row.ts';

export interface ImportOptions {
  db: Kysely<Schema>;
  /** Folder of the pictures; that of the file unless said otherwise. */
  images?: string;
  /** Called for each problem as it is found. */
  onProblem?: (problem: ImportProblem) => void;
  today?: Date;
  /** Packages have the fields of products and no prices or stock of their own; their groups are stored by others. */
  type?: 'product' | 'package';
  /** Leaves out what a row states of its stock, and hears of rows that are stored; every row counts when missing. */
  stock?: {
    fresh: (article: string, stock: RowPlan['stock']) => RowPlan['stock'];
    note: (article: string, stock: RowPlan['stock']) => void;
    /** After each batch, in its transaction. */
    remember: (db: Kysely<Schema>) => Promise<void>;
  };
}

/** @throws UnreadableFile when the file as a whole cannot be read; nothing of it is stored then */
export async function importCatalogue(file: string, options: ImportOptions): Promise<ImportReport> {
  const { db, images = dirname(file), onProblem, today = new Date(), type = 'product', stock } = options;
  const store = { images, type, today: today.toISOString().slice(0, 10) };
  return importRows(
    file,
    {
      key: 'article_number',
      noun: type,
      ...(type === 'package' ? { nested: 'groups' } : {}),
      plan(line, fields) {
        const { plan, problems } = planRow(line, fields);
        return { name: plan.articleNumber, plan, problems };
      },
      async store(transaction, plan) {
        const own = stock ? { ...plan, stock: stock.fresh(plan.articleNumber, plan.stock) } : plan;
        const outcome = await storeRow(transaction, own, store);
        stock?.note(plan.articleNumber, plan.stock);
        return outcome;
      },
      async announce(transaction) {
        await stock?.remember(transaction);
        await sql`select announce_catalogue('all', null)`.execute(transaction);
      },
      explain: error => (error.message.includes('product_alias') ? takenAlias : null),
    },
    { db, onProblem },
  );
}

const takenAlias = {
  column: `alias_${languages[0].code}`,
  reason: 'another product has this address',
  fix: 'give it another alias',
};
