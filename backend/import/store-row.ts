/** Writes one planned row; the caller's savepoint rolls all of it back when anything is wrong. */
import { languages as shopLanguages } from '#kernel/languages.gen.ts';
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import { cleanHtml } from './clean-html.ts';
import { RowError } from './row-error.ts';
import type { RowPlan } from './row-plan.ts';
import { aliasOf, brandIdByName, categoryIdByPath, lineageIds } from './row-references.ts';
import type { StoreOptions } from './store-details.ts';
import { storeFitting } from './store-fitting.ts';
import { storeImages, storeParameters, storeSku } from './store-details.ts';

export async function storeRow(
  db: DbTransaction,
  plan: RowPlan,
  options: StoreOptions,
): Promise<'added' | 'changed'> {
  const known = await db
    .selectFrom('product')
    .select(['product_id', 'type'])
    .where('article_number', '=', plan.articleNumber)
    .executeTakeFirst();
  if (known !== undefined && known.type !== options.type)
    throw new RowError('article_number', `belongs to a ${known.type}`, 'use another article number');
  const product =
    known === undefined
      ? await addProduct(db, plan, options)
      : await changeProduct(db, known.product_id, plan);
  await storeTexts(db, product, plan);
  await storePrices(db, product, plan, known === undefined && options.type === 'product');
  await storeSku(db, product, plan, known === undefined);
  await storeImages(db, product, plan, options);
  await storeParameters(db, product, plan);
  await storeFitting(db, product, plan);
  return known === undefined ? 'added' : 'changed';
}

async function addProduct(db: DbTransaction, plan: RowPlan, { today, type }: StoreOptions): Promise<number> {
  if (!plan.brand) throw new RowError('brand', 'missing', 'a new product needs a brand');
  if (!plan.category) throw new RowError('category', 'missing', 'a new product needs a category');
  const category = await categoryIdByPath(db, plan.category);
  const brand_id = await brandIdByName(db, plan.brand, plan.manufacturer);
  const { next } = await db
    .selectFrom('product')
    .select(sql<number>`coalesce(max(product_id), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product')
    .values({
      product_id: next,
      article_number: plan.articleNumber,
      type,
      brand_id,
      primary_category_id: category,
      variant_group_id: null,
      freight_class: plan.freightClass ?? null,
      vat_class: plan.vatClass ?? 'standard',
      first_available_on: plan.firstAvailableOn ?? today,
      ...plan.numbers,
    })
    .execute();
  await storeCategories(db, next, category, plan.alsoIn ?? []);
  return next;
}

async function changeProduct(db: DbTransaction, product: number, plan: RowPlan): Promise<number> {
  if (plan.brand === null) throw new RowError('brand', 'empty', 'name a brand or leave the column out');
  if (plan.category === null)
    throw new RowError('category', 'empty', 'name a category or leave the column out');
  const category = plan.category === undefined ? undefined : await categoryIdByPath(db, plan.category);
  const { primary_category_id: before } = await db
    .selectFrom('product')
    .select('primary_category_id')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  const changes = {
    ...plan.numbers,
    ...(plan.brand === undefined ? {} : { brand_id: await brandIdByName(db, plan.brand, plan.manufacturer) }),
    ...(category === undefined ? {} : { primary_category_id: category }),
    ...(plan.vatClass ? { vat_class: plan.vatClass } : {}),
    ...(plan.freightClass === undefined ? {} : { freight_class: plan.freightClass }),
    ...(plan.firstAvailableOn ? { first_available_on: plan.firstAvailableOn } : {}),
  };
  if (Object.keys(changes).length > 0)
    await db.updateTable('product').set(changes).where('product_id', '=', product).execute();
  if (category !== undefined || plan.alsoIn) await changeCategories(db, product, plan.alsoIn, before);
  return product;
}

/** @param further aliases or paths; each belongs to what is above it as well */
async function storeCategories(
  db: DbTransaction,
  product: number,
  category: number,
  further: readonly string[],
): Promise<void> {
  const all = new Set(await lineageIds(db, category));
  for (const path of further)
    for (const id of await lineageIds(db, await categoryIdByPath(db, path, 'also_in'))) all.add(id);
  await db.deleteFrom('product_category').where('product_id', '=', product).execute();
  await db
    .insertInto('product_category')
    .values([...all].map(category_id => ({ product_id: product, category_id })))
    .execute();
}

/** @param before the category that it had; further ones that the row leaves alone stay */
async function changeCategories(
  db: DbTransaction,
  product: number,
  further: readonly string[] | undefined,
  before: number,
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
  await storeCategories(db, product, category, further ?? []);
  if (further) return;
  const old = await lineageIds(db, before);
  const kept = stored.filter(({ category_id }) => !old.includes(category_id));
  if (kept.length > 0)
    await db
      .insertInto('product_category')
      .values(kept.map(({ category_id }) => ({ product_id: product, category_id })))
      .onConflict(on => on.doNothing())
      .execute();
}

async function storeTexts(db: DbTransaction, product: number, plan: RowPlan): Promise<void> {
  const languages = await db.selectFrom('language').select(['language_id', 'code']).execute();
  for (const [code, text] of plan.texts) {
    const language_id = languages.find(language => language.code === code)?.language_id;
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
  if (named.length === 0)
    throw new RowError(
      `name_${shopLanguages[0].code}`,
      'no name in any language',
      `fill ${shopLanguages.map(({ code }) => `name_${code}`).join(' or ')}`,
    );
}

async function storePrices(
  db: DbTransaction,
  product: number,
  plan: RowPlan,
  needsPrice: boolean,
): Promise<void> {
  if (needsPrice && plan.prices.size === 0)
    throw new RowError('price_fi', 'missing', 'a new product needs a price in at least one market');
  const markets = new Set(
    (await db.selectFrom('market').select('market_id').execute()).map(market => market.market_id),
  );
  for (const [market_id, { regular, selling }] of plan.prices) {
    if (!markets.has(market_id))
      throw new RowError(`price_${market_id}`, 'no such market', `use one of ${[...markets].join(', ')}`);
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
