/** What an import of the folder's products would change, without storing anything. */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { readRows } from '#backend/import/read-rows.ts';
import { planRow, type RowPlan } from '#backend/import/row-plan.ts';
import { movedDays, moveRow } from './demo/moved-days.ts';
import { type ProductState, productStates } from './export/product-state.ts';
import { type CategoryNames, differencesOf } from './product-differences.ts';
import type { ShopFolder } from './shop-folder.ts';
import { readStatedStock } from './stated-stock.ts';

interface ProductsPlan {
  added: number;
  changed: number;
  /** Products of the shop that the file does not have; they stay. */
  absent: number;
  /** What shoppers would notice. */
  warnings: readonly string[];
}

const BATCH = 500;
/** Warnings of one kind; the others are counted. */
const MAX_WARNINGS = 20;

/** Null where the folder leaves products alone. Pictures are compared by name, and packages are not. */
export async function planProducts(folder: ShopFolder, db: Kysely<Schema>): Promise<ProductsPlan | null> {
  if (folder.products === null) return null;
  const names = await categoryNames(db);
  const stated = await readStatedStock(db);
  const days = await movedDays(db, folder);
  const stored = await db
    .selectFrom('product')
    .select(['product_id', 'article_number'])
    .where('type', '=', 'product')
    .where('active', '=', true)
    .execute();
  const ids = new Map(stored.map(row => [row.article_number, row.product_id]));
  const left = new Set(ids.keys());
  const counts = { added: 0, changed: 0 };
  const warnings: string[] = [];
  const compare = async (plans: readonly RowPlan[]): Promise<void> => {
    const states = await productStates(
      db,
      plans.flatMap(plan => ids.get(plan.articleNumber) ?? []),
    );
    const known = new Map(states.map(state => [state.article_number, state]));
    for (const plan of plans) {
      left.delete(plan.articleNumber);
      const state = known.get(plan.articleNumber);
      if (!state) counts.added += 1;
      else if (differencesOf(withStock(plan), state, names).length > 0) {
        counts.changed += 1;
        warnings.push(...noticed(plan, state));
      }
    }
  };
  const withStock = (plan: RowPlan): RowPlan => ({
    ...plan,
    stock: stated.fresh(plan.articleNumber, plan.stock),
  });
  let batch: RowPlan[] = [];
  for await (const row of readRows(join(folder.path, folder.products))) {
    if ('problem' in row) continue;
    batch.push(moveRow(planRow(row.line, row.fields).plan, days));
    if (batch.length === BATCH) {
      await compare(batch);
      batch = [];
    }
  }
  await compare(batch);
  const more = warnings.length - MAX_WARNINGS;
  const shown = [...warnings.slice(0, MAX_WARNINGS), ...(more > 0 ? [`and ${more} more products`] : [])];
  return { ...counts, absent: left.size, warnings: shown };
}

function noticed({ articleNumber, prices, texts }: RowPlan, state: ProductState): string[] {
  const dearer = state.prices.flatMap(({ market, selling }) => {
    const after = prices.get(market)?.selling ?? selling;
    return after > selling
      ? [`the price of ${articleNumber} in ${market} rises: ${selling / 100} → ${after / 100}`]
      : [];
  });
  const moved = state.texts.flatMap(({ code, alias: before }) => {
    const after = [...texts].find(([language]) => language === code)?.[1].alias;
    return typeof after === 'string' && after !== before
      ? [`the address of ${articleNumber} changes: ${before} → ${after}`]
      : [];
  });
  return [...dearer, ...moved];
}

async function categoryNames(db: Kysely<Schema>): Promise<CategoryNames> {
  const texts = await db.selectFrom('category_text').select(['category_id', 'alias', 'name']).execute();
  const rows = await db.selectFrom('category').select(['category_id', 'parent_category_id']).execute();
  const names = new Map<number, Set<string>>();
  for (const { category_id, name } of texts)
    names.set(category_id, (names.get(category_id) ?? new Set()).add(name.toLowerCase()));
  return {
    aliases: new Map(texts.map(row => [row.alias, row.category_id])),
    names,
    parents: new Map(rows.map(row => [row.category_id, row.parent_category_id])),
  };
}
