/** Campaigns that lower prices: price, price log and campaign are consistent at every moment (price law, L-P). */
import { expect, it } from 'vitest';
import { aCampaign } from '#tests/support/samples/campaigns.ts';
import { openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { nextChange, settleCampaigns } from './settle-campaigns.ts';

type Shop = Awaited<ReturnType<typeof openSmallShop>>;

const percentage = (basisPoints: number) => ({ action: 'percentage', basisPoints });
const inPrice = { in_price: true };
const now = new Date();
const later = (ms: number) => new Date(now.getTime() + ms);

async function prices({ db }: Shop, product: number) {
  const rows = await db
    .selectFrom('price')
    .selectAll()
    .where('product_id', '=', product)
    .orderBy('market_id')
    .execute();
  return rows.map(row => [row.selling_minor, row.base_minor, row.campaign_id]);
}

async function logged({ db }: Shop, product: number) {
  const rows = await db
    .selectFrom('price_log')
    .select('selling_minor')
    .where('product_id', '=', product)
    .where('market_id', '=', 'market-fi')
    .orderBy('valid_from')
    .execute();
  return rows.map(row => row.selling_minor);
}

it('lowers prices while a campaign runs, restores them after it, and logs both', async () => {
  const shop = await openSmallShop();
  const times = { active_from: later(1000), active_to: later(2000) };
  await aCampaign(shop.db, {
    campaign_id: 1,
    effect: percentage(2000),
    ...inPrice,
    ...times,
    product_ids: [2],
  });
  const plain = [
    [1000, null, null],
    [10_000, null, null],
  ];
  expect(await settleCampaigns(shop.db, now)).toBe(false);
  expect(await prices(shop, 2)).toEqual(plain);
  expect(await nextChange(shop.db, now)).toEqual(times.active_from);
  // The start is inclusive, the end exclusive.
  expect(await settleCampaigns(shop.db, times.active_from)).toBe(true);
  expect(await prices(shop, 2)).toEqual([
    [800, 1000, 1],
    [8000, 10_000, 1],
  ]);
  expect(await settleCampaigns(shop.db, later(1999))).toBe(false);
  expect(await settleCampaigns(shop.db, times.active_to)).toBe(true);
  expect(await prices(shop, 2)).toEqual(plain);
  expect(await logged(shop, 2)).toEqual([1000, 800, 1000]);
  expect(await prices(shop, 3)).toEqual([[2000, null, null]]);
});

it('recalculates a price that is written meanwhile, without an intermediate log entry', async () => {
  const shop = await openSmallShop();
  await aCampaign(shop.db, { campaign_id: 1, effect: percentage(1000), ...inPrice, product_ids: [2] });
  await settleCampaigns(shop.db, now);
  const write = (set: string) =>
    shop.pool.query(`update price set ${set} where product_id = 2 and market_id = 'market-fi'`);
  const own = async () => (await prices(shop, 2))[0];
  await write('selling_minor = 900');
  expect(await own()).toEqual([810, 900, 1]);
  // A written price that equals the lowered price is still a base price.
  await write('selling_minor = 810');
  expect(await own()).toEqual([729, 810, 1]);
  await write('regular_minor = 2000');
  expect(await own()).toEqual([729, 810, 1]);
  await write('regular_minor = 500, selling_minor = 500');
  expect(await own()).toEqual([450, 500, 1]);
  await shop.pool.query("insert into price values (3, 'market-se', 500, 500)");
  expect(await logged(shop, 2)).toEqual([1000, 900, 810, 729, 729, 450]);
});

it('uses the campaign of the highest priority, then the cheapest, in its markets', async () => {
  const shop = await openSmallShop();
  const amount = { action: 'item_amount', amounts: { EUR: 300 } };
  await aCampaign(shop.db, { campaign_id: 1, effect: percentage(1000), ...inPrice, brand_ids: [1] });
  await aCampaign(shop.db, { campaign_id: 2, effect: percentage(2000), ...inPrice, category_ids: [1] });
  await aCampaign(shop.db, { campaign_id: 3, effect: amount, ...inPrice, product_ids: [2] });
  await shop.pool.query('insert into product_category select product_id, 1 from product');
  await settleCampaigns(shop.db, now);
  expect(await prices(shop, 2)).toEqual([
    [700, 1000, 3],
    [8000, 10_000, 2],
  ]);
  await shop.db
    .updateTable('campaign')
    .set({ priority: 1, market_ids: ['market-fi'] })
    .where('campaign_id', '=', 1)
    .execute();
  await settleCampaigns(shop.db, now);
  expect(await prices(shop, 2)).toEqual([
    [900, 1000, 1],
    [8000, 10_000, 2],
  ]);
  await shop.db.deleteFrom('campaign').where('campaign_id', 'in', [1, 2, 3]).execute();
  await settleCampaigns(shop.db, now);
  expect(await prices(shop, 2)).toEqual([
    [1000, null, null],
    [10_000, null, null],
  ]);
});

it('includes named products and those of brands and categories with descendants, without excluded ones', async () => {
  const shop = await openSmallShop();
  await shop.pool.query(`insert into category (category_id, parent_category_id, sort_order) values (10, 1, 1), (11, 10, 1);
    insert into brand (brand_id, alias, name, manufacturer_name, manufacturer_address, manufacturer_contact) values (2, 'b', 'B', 'B', 'B', 'B');
    update product set brand_id = 2 where product_id in (3, 4);
    insert into product_category values (2, 11), (3, 11), (5, 10), (6, 1)`);
  const shipping = { action: 'free_shipping' };
  await aCampaign(shop.db, { campaign_id: 1, effect: shipping, category_ids: [10] });
  await aCampaign(shop.db, { campaign_id: 2, effect: shipping, category_ids: [10], brand_ids: [2] });
  await aCampaign(shop.db, { campaign_id: 3, effect: shipping, product_ids: [7], brand_ids: [2] });
  await aCampaign(shop.db, { campaign_id: 4, effect: shipping, excluded_product_ids: [1, 2, 3, 4] });
  await aCampaign(shop.db, { campaign_id: 5, effect: shipping });
  await aCampaign(shop.db, { campaign_id: 6, effect: shipping, product_ids: [1], active: false });
  const members = async () => {
    const rows = await shop.db
      .selectFrom('campaign_product')
      .selectAll()
      .orderBy('campaign_id')
      .orderBy('product_id')
      .execute();
    return rows.map(row => [row.campaign_id, row.product_id]);
  };
  await settleCampaigns(shop.db, now);
  const first = [2, 3, 5].map(id => [1, id]);
  const others = [[2, 3], ...[3, 4, 7].map(id => [3, id]), ...[5, 6, 7].map(id => [4, id])];
  expect(await members()).toEqual([...first, ...others]);
  // Only the changed product is checked.
  await shop.pool.query('delete from product_category where product_id in (2, 5)');
  await settleCampaigns(shop.db, now, [2]);
  expect(await members()).toEqual([[1, 3], [1, 5], ...others]);
});

it('updates once when many instances of the shop do it together', async () => {
  const shop = await openSmallShop();
  await aCampaign(shop.db, { campaign_id: 1, effect: percentage(500), ...inPrice, product_ids: [1, 2] });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => settleCampaigns(shop.db, now)));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await logged(shop, 2)).toEqual([1000, 950]);
});
