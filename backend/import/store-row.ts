/** Writes one planned row; the caller's savepoint rolls all of it back when anything is wrong. */
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import { cleanHtml } from './clean-html.ts';
import { RowError } from './row-error.ts';
import type { RowPlan } from './row-plan.ts';
import { aliasOf, type RowReferences } from './row-references.ts';
import type { StoreOptions } from './store-details.ts';
import { storeImages, storeParameters, storeSku } from './store-details.ts';
import { storeFitting } from './store-fitting.ts';
import { storeInterchange } from './store-interchange.ts';
import { checkMarket, noName, storeNewRows } from './store-new-rows.ts';

/** A product that the shop may have. */
export async function storeRow(
  db: DbTransaction,
  plan: RowPlan,
  refs: RowReferences,
  options: StoreOptions,
): Promise<'added' | 'changed'> {
  const known = await db
    .selectFrom('product')
    .select(['product_id', 'type'])
    .where('article_number', '=', plan.articleNumber)
    .executeTakeFirst();
  if (known === undefined) {
    await storeNewRows(db, [plan], refs, options);
    return 'added';
  }
  if (known.type !== options.type)
    throw new RowError('article_number', `belongs to a ${known.type}`, 'use another article number');
  const product = await changeProduct(db, known.product_id, plan, refs);
  await storeTexts(db, product, plan, refs);
  await storePrices(db, product, plan, refs);
  await storeSku(db, product, plan);
  await storeImages(db, product, plan, options);
  await storeParameters(db, product, plan, refs);
  await storeFitting(db, product, plan);
  await storeInterchange(db, product, plan);
  return 'changed';
}

async function changeProduct(
  db: DbTransaction,
  product: number,
  plan: RowPlan,
  refs: RowReferences,
): Promise<number> {
  if (plan.brand === null) throw new RowError('brand', 'empty', 'name a brand or leave the column out');
  if (plan.category === null)
    throw new RowError('category', 'empty', 'name a category or leave the column out');
  const category = plan.category === undefined ? undefined : refs.category(plan.category);
  const { primary_category_id: before } = await db
    .selectFrom('product')
    .select('primary_category_id')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  const changes = {
    ...plan.numbers,
    ...(plan.brand === undefined ? {} : { brand_id: await refs.brand(plan.brand, plan.manufacturer) }),
    ...(category === undefined ? {} : { primary_category_id: category }),
    ...(plan.vatClass ? { vat_class: plan.vatClass } : {}),
    ...(plan.freightClass === undefined ? {} : { freight_class: plan.freightClass }),
    ...(plan.firstAvailableOn ? { first_available_on: plan.firstAvailableOn } : {}),
  };
  if (Object.keys(changes).length > 0)
    await db.updateTable('product').set(changes).where('product_id', '=', product).execute();
  if (category !== undefined || plan.alsoIn)
    await changeCategories(db, product, { further: plan.alsoIn, before }, refs);
  return product;
}

async function storeCategories(
  db: DbTransaction,
  product: number,
  categories: ReadonlySet<number>,
): Promise<void> {
  await db.deleteFrom('product_category').where('product_id', '=', product).execute();
  await db
    .insertInto('product_category')
    .values([...categories].map(category_id => ({ product_id: product, category_id })))
    .execute();
}

/** @param before the category that it had; further ones that the row leaves alone stay */
async function changeCategories(
  db: DbTransaction,
  product: number,
  { further, before }: { further: readonly string[] | undefined; before: number },
  refs: RowReferences,
): Promise<void> {
  const { primary_category_id: category } = await db
    .selectFrom('product')
    .select('primary_category_id')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  const stored = await db
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', product)
    .execute();
  // Each belongs to what is above it as well.
  const all = (further ?? []).flatMap(path => refs.lineage(refs.category(path, 'also_in')));
  await storeCategories(db, product, new Set([...refs.lineage(category), ...all]));
  if (further) return;
  const old = refs.lineage(before);
  const kept = stored.filter(({ category_id }) => !old.includes(category_id));
  if (kept.length > 0)
    await db
      .insertInto('product_category')
      .values(kept.map(({ category_id }) => ({ product_id: product, category_id })))
      .onConflict(on => on.doNothing())
      .execute();
}

async function storeTexts(
  db: DbTransaction,
  product: number,
  plan: RowPlan,
  refs: RowReferences,
): Promise<void> {
  for (const [code, text] of plan.texts) {
    const language_id = refs.languages.get(code);
    if (language_id === undefined) continue;
    const known = await db
      .selectFrom('product_text')
      .select('name')
      .where('product_id', '=', product)
      .where('language_id', '=', language_id)
      .executeTakeFirst();
    if (text.name === null || (known === undefined && !text.name)) {
      await db
        .deleteFrom('product_text')
        .where('product_id', '=', product)
        .where('language_id', '=', language_id)
        .execute();
      continue;
    }
    const html = {
      text1: cleanHtml(text.summary),
      text2: cleanHtml(text.description),
      text3: cleanHtml(text.care),
    };
    const meta = { meta_title: text.metaTitle, meta_description: text.metaDescription };
    const given = Object.fromEntries(
      Object.entries({ ...html, ...meta }).filter(([, value]) => value !== undefined),
    );
    if (known === undefined) {
      const name = text.name ?? '';
      const alias = text.alias ?? (await aliasOf(db, language_id, name, plan.articleNumber));
      await db
        .insertInto('product_text')
        .values({
          product_id: product,
          language_id,
          alias,
          name,
          text1: null,
          text2: null,
          text3: null,
          meta_title: null,
          meta_description: null,
          ...given,
        })
        .execute();
      continue;
    }
    const changes = {
      ...given,
      ...(text.name ? { name: text.name } : {}),
      ...(text.alias ? { alias: text.alias } : {}),
    };
    if (Object.keys(changes).length > 0)
      await db
        .updateTable('product_text')
        .set(changes)
        .where('product_id', '=', product)
        .where('language_id', '=', language_id)
        .execute();
  }
  const named = await db
    .selectFrom('product_text')
    .select('language_id')
    .where('product_id', '=', product)
    .execute();
  if (named.length === 0) throw noName();
}

async function storePrices(
  db: DbTransaction,
  product: number,
  plan: RowPlan,
  refs: RowReferences,
): Promise<void> {
  for (const [market_id, { regular, selling, currencies }] of plan.prices) {
    checkMarket(market_id, currencies, refs);
    await db
      .insertInto('price')
      .values({ product_id: product, market_id, regular_minor: regular, selling_minor: selling })
      // An unchanged price is left alone, so that the price history holds real changes only.
      .onConflict(on =>
        on
          .columns(['product_id', 'market_id'])
          .doUpdateSet({ regular_minor: regular, selling_minor: selling })
          .where(
            sql<boolean>`(price.regular_minor, coalesce(price.base_minor, price.selling_minor)) is distinct from (${regular}::int, ${selling}::int)`,
          ),
      )
      .execute();
  }
}
