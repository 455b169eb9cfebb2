/** Loads a catalogue file: its products, row by row. */
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DbTransaction, Schema } from '#backend/database/schema.ts';
import { languages } from '#kernel/languages.gen.ts';
import { importRows } from './import-rows.ts';
import { productSnapshot } from './product-snapshot.ts';
import type { ImportReport, ImportRun } from './row-kind.ts';
import { planRow, type RowPlan } from './row-plan.ts';
import { loadReferences, type RowReferences } from './row-references.ts';
import { storeNewRows } from './store-new-rows.ts';
import { storeRow } from './store-row.ts';

export interface ImportOptions extends ImportRun {
  /** Folder of the pictures; that of the file unless said otherwise. */
  images?: string;
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
  /** What is stored in place of a row. */
  revise?: (plan: RowPlan) => RowPlan;
  /** Finds the rows that say what the shop has already; each row of a known product is stored when missing. */
  unchanged?: FindUnchanged;
}

/** @param plans of articles that the shop has */
export type FindUnchanged = (
  db: DbTransaction,
  plans: readonly RowPlan[],
  known: { refs: RowReferences; type: 'product' | 'package' },
) => Promise<ReadonlySet<RowPlan>>;

/**
 * @throws UnreadableFile when the file as a whole cannot be read; nothing of it is stored then
 * @throws ImportInterrupted when it ends before the file does
 */
export async function importCatalogue(file: string, options: ImportOptions): Promise<ImportReport> {
  const { images = dirname(file), today = new Date(), type = 'product', stock } = options;
  const { revise = plan => plan } = options;
  const pictures = new Map<string, string>();
  const store = { images, type, today: today.toISOString().slice(0, 10), known: pictures };
  let loaded: { transaction: DbTransaction; refs: RowReferences } | null = null;
  // Between transactions others may change the shop.
  const referencesIn = async (transaction: DbTransaction): Promise<RowReferences> => {
    if (loaded?.transaction !== transaction)
      loaded = { transaction, refs: await loadReferences(transaction) };
    return loaded.refs;
  };
  const freshOf = (plan: RowPlan): RowPlan =>
    stock ? { ...plan, stock: stock.fresh(plan.articleNumber, plan.stock) } : plan;
  return importRows(
    file,
    {
      key: 'article_number',
      noun: type,
      ...(type === 'package' ? { nested: 'groups' } : {}),
      plan(line, fields) {
        const { plan, problems } = planRow(line, fields);
        return { name: plan.articleNumber, plan: revise(plan), problems };
      },
      async store(transaction, plan) {
        const refs = await referencesIn(transaction);
        const outcome = await storeRow(transaction, freshOf(plan), refs, store);
        stock?.note(plan.articleNumber, plan.stock);
        return outcome;
      },
      snapshot: (transaction, plan) => productSnapshot(transaction, plan.articleNumber),
      forget() {
        if (loaded?.refs.hasGrown()) loaded = null;
        pictures.clear();
      },
      async storeTogether(transaction, plans) {
        const known = await knownArticles(transaction, plans);
        const refs = await referencesIn(transaction);
        const fresh = plans.filter(plan => !known.has(plan.articleNumber));
        if (fresh.length > 0) await storeNewRows(transaction, fresh.map(freshOf), refs, store);
        for (const plan of fresh) stock?.note(plan.articleNumber, plan.stock);
        const rest = new Map(
          plans.filter(plan => known.has(plan.articleNumber)).map(plan => [freshOf(plan), plan]),
        );
        const same = await options.unchanged?.(transaction, [...rest.keys()], { refs, type });
        const together = new Map<RowPlan, 'added' | 'unchanged'>(fresh.map(plan => [plan, 'added']));
        for (const plan of same ?? []) together.set(rest.get(plan) ?? plan, 'unchanged');
        return together;
      },
      async announce(transaction) {
        await stock?.remember(transaction);
        await sql`select announce_catalogue('all', null)`.execute(transaction);
      },
      explain: error => (error.message.includes('product_alias') ? takenAlias : null),
    },
    options,
  );
}

async function knownArticles(db: DbTransaction, plans: readonly RowPlan[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('product')
    .select('article_number')
    .where(
      'article_number',
      'in',
      plans.map(plan => plan.articleNumber),
    )
    .execute();
  return new Set(rows.map(row => row.article_number));
}

const takenAlias = {
  column: `alias_${languages[0].code}`,
  reason: 'another product has this address',
  fix: 'give it another alias',
};
