/** Writes the campaigns, codes and price lists for products that were seeded before. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/commands.ts';
import { categoryOf } from '../shop/categories.ts';
import { localized } from '../words.ts';
import { campaigns } from './campaigns.ts';

/** The demo accounts with price lists of their own. */
const privateCustomer = 1;
const businessCustomer = 2;

const priceLists = [
  { id: 1, identifier: 'yritys', name: 'Yritysasiakkaat', percent: 88, customer: businessCustomer },
  { id: 2, identifier: 'huolto', name: 'Huoltokorjaamot', percent: 80, customer: businessCustomer },
  { id: 3, identifier: 'kanta-asiakas', name: 'Kanta-asiakkaat', percent: 95, customer: privateCustomer },
] as const;
const categoriesOfLists: Readonly<Record<number, readonly string[]>> = {
  1: ['jarrupalat', 'jarrulevyt', 'variaattorihihnat', 'akut', 'sahkovinssit'],
  2: ['oljynsuodattimet', 'ilmansuodattimet'],
  3: ['pesu-ja-hoito'],
};
const mostPerCategory = 12;

/** The products that come last in every list. */
async function leastSold(db: Kysely<Schema>, category: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_category', 'product_category.product_id', 'product.product_id')
    .select('product.product_id')
    .where('category_id', '=', categoryOf(category).id)
    .where('type', '=', 'product')
    .orderBy('sold_count')
    .orderBy('product.product_id')
    .limit(most)
    .execute();
  return rows.map(row => row.product_id);
}

async function giftSku(db: Kysely<Schema>, category: string): Promise<number | null> {
  const { rows } = await sql<{ sku_id: number }>`select s.sku_id from sku s
    join product_category c using (product_id) join price r using (product_id) join stock k using (sku_id)
    where c.category_id = ${categoryOf(category).id} and r.market_id = 'fi' and k.in_stock > 0
    order by r.selling_minor, s.sku_id limit 1`.execute(db);
  return rows[0]?.sku_id ?? null;
}

async function addCampaigns(db: Kysely<Schema>): Promise<void> {
  for (const campaign of campaigns) {
    const skuId = campaign.gift === undefined ? null : await giftSku(db, campaign.gift);
    const products = campaign.products ? await leastSold(db, ...campaign.products) : [];
    // A shop too small to have such products skips the campaign, which would otherwise cover everything.
    if ((campaign.products && products.length === 0) || (campaign.gift !== undefined && skuId === null))
      continue;
    await db
      .insertInto('campaign')
      .values({
        campaign_id: campaign.id,
        alias: campaign.alias,
        name: JSON.stringify(localized(campaign.name)),
        description: JSON.stringify(campaign.text ? localized(campaign.text) : {}),
        in_price: campaign.inPrice ?? false,
        needs_code: campaign.code !== undefined,
        effect: JSON.stringify(skuId === null ? campaign.effect : { ...campaign.effect, skuId }),
        conditions: JSON.stringify(campaign.conditions ?? {}),
        product_ids: products,
        active_to: campaign.isOver ? new Date('2026-08-31T21:00:00Z') : null,
      })
      .execute();
    if (campaign.code)
      await db
        .insertInto('promo_code')
        .values({
          code: campaign.code.text,
          campaign_id: campaign.id,
          use_limit: campaign.code.limit ?? null,
          per_customer_limit: campaign.code.perCustomer ?? null,
          used: campaign.code.used ?? 0,
        })
        .execute();
  }
}

async function addPriceLists(db: Kysely<Schema>): Promise<void> {
  for (const { id, identifier, name, percent, customer } of priceLists) {
    await db.insertInto('price_list').values({ price_list_id: id, identifier, name }).execute();
    await db.insertInto('customer_price_list').values({ customer_id: customer, price_list_id: id }).execute();
    for (const category of categoriesOfLists[id] ?? []) {
      const products = await leastSold(db, category, mostPerCategory);
      await sql`insert into price_list_price (price_list_id, product_id, market_id, selling_minor)
        select ${id}, product_id, market_id, regular_minor * ${percent}::int / 100 from price
        where product_id = any (${products}::int[]) on conflict do nothing`.execute(db);
    }
  }
}

export async function addPromotions(db: Kysely<Schema>): Promise<void> {
  await addCampaigns(db);
  await addPriceLists(db);
  // Ids were assigned explicitly, so the sequences must continue after them.
  await sql`select setval(pg_get_serial_sequence('campaign', 'campaign_id'), 100),
    setval(pg_get_serial_sequence('price_list', 'price_list_id'), 100)`.execute(db);
}
