import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '#backend/database/schema.ts';
import { readConditions, readEffect } from '#backend/promotion/campaign.ts';
import { settleCampaigns } from '#backend/promotion/settle-campaigns.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { readFolder } from '../read-folder.ts';
import { shopOf } from '../testing-folder.ts';

const file = 'promotions.json';
const campaigns = [
  {
    id: 'winter',
    name: { fi: 'Talviale' },
    text: { fi: 'Kaikki halvemmalla' },
    alias: 'talviale',
    from: '2026-12-01',
    until: '2026-12-24',
    categories: ['example'],
    brands: ['example-brand'],
    except: ['EXAMPLE-3'],
    effect: { kind: 'percentage', percent: 12.5 },
    inPrice: true,
  },
  {
    id: 'each',
    name: { fi: 'Kappale' },
    effect: { kind: 'item-amount', amounts: { SEK: 5 } },
    products: ['EXAMPLE-1'],
  },
  {
    id: 'order',
    name: { fi: 'Ostoksista' },
    effect: { kind: 'order-amount', amounts: { SEK: 100.5 } },
    conditions: {
      minimum: { SEK: 1000 },
      customers: ['organization'],
      signedIn: true,
      withProducts: ['EXAMPLE-2'],
    },
    stacks: false,
    priority: 5,
  },
  {
    id: 'many',
    name: { fi: 'Monta' },
    effect: {
      kind: 'quantity',
      pieces: 'all',
      steps: [
        { from: 3, percent: 10 },
        { from: 6, prices: { SEK: 9.9 } },
      ],
    },
  },
  {
    id: 'present',
    name: { fi: 'Lahja' },
    effect: { kind: 'gift', sku: 'EXAMPLE-3' },
    conditions: { minimum: { SEK: 500 } },
  },
  {
    id: 'sent',
    name: { fi: 'Toimitus' },
    effect: { kind: 'free-delivery' },
    codes: [{ code: 'Hello', limit: 10, perCustomer: 1 }, { code: 'HEJ' }],
    conditions: { firstOrder: true },
    markets: ['se'],
  },
];

type Campaigns = readonly Record<string, unknown>[];

async function shopWith(list: Campaigns = campaigns) {
  const shop = await shopOf();
  const put = (own: Campaigns) => shop.write(file, JSON.stringify({ campaigns: own }, null, 1));
  await put(list);
  return { ...shop, put };
}

const stored = (db: Kysely<Schema>) => db.selectFrom('campaign').selectAll().orderBy('campaign_id').execute();

test('every kind of campaign is stored as the cart understands it, and codes with it', async () => {
  const { db } = await openTestDatabase();
  const { read, findings } = await shopWith();
  expect(await findings()).toEqual([]);
  expect((await applyShop(await read(), { db })).unresolved).toBe(0);
  const rows = await stored(db);
  expect(rows.map(({ effect }) => readEffect(effect))).toEqual([
    { action: 'percentage', basisPoints: 1250 },
    { action: 'item_amount', amounts: { SEK: 500 } },
    { action: 'order_amount', amounts: { SEK: 10_050 } },
    {
      action: 'tiers',
      mode: 'all',
      steps: [
        { from: 3, basisPoints: 1000 },
        { from: 6, prices: { SEK: 990 } },
      ],
    },
    { action: 'free_gift', skuId: 3, quantity: 1 },
    { action: 'free_shipping' },
  ]);
  expect(rows.map(({ conditions }) => readConditions(conditions))).toEqual([
    {},
    {},
    { minimum: { SEK: 100_000 }, customerTypes: ['ORGANIZATION'], loginOnly: true, requiredProductIds: [2] },
    {},
    { minimum: { SEK: 50_000 } },
    { firstOrder: true },
  ]);
  // In Stockholm; the last day belongs to it.
  expect(rows[0]).toMatchObject({
    ...{ alias: 'talviale', in_price: true, category_ids: [1], brand_ids: [1], excluded_product_ids: [3] },
    ...{ active_from: new Date('2026-11-30T23:00:00Z'), active_to: new Date('2026-12-24T23:00:00Z') },
  });
  expect(rows[2]).toMatchObject({ stacks: false, priority: 5, needs_code: false });
  expect(rows[5]).toMatchObject({ needs_code: true, market_ids: ['se'] });
  expect(await db.selectFrom('promo_code').selectAll().orderBy('code').execute()).toEqual([
    { code: 'HEJ', campaign_id: 6, use_limit: null, per_customer_limit: null, used: 0, active: true },
    { code: 'HELLO', campaign_id: 6, use_limit: 10, per_customer_limit: 1, used: 0, active: true },
  ]);
  await settleCampaigns(db, new Date('2026-12-24T22:00:00Z'));
  const prices = await db
    .selectFrom('price')
    .select(['selling_minor', 'base_minor'])
    .orderBy('product_id')
    .execute();
  expect(prices).toEqual([
    { selling_minor: 1741, base_minor: 1990 },
    { selling_minor: 4288, base_minor: 4900 },
    { selling_minor: 12_900, base_minor: null },
  ]);
  expect(await planShop(await read(), { db })).toEqual([]);
  expect((await applyShop(await read(), { db })).changes).toEqual([]);
});

test('plan for an empty database names campaigns of products that are still to be imported', async () => {
  const { db } = await openTestDatabase();
  const { read } = await shopWith();
  const lines = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(lines).toEqual(
    expect.arrayContaining(['campaign each created', 'campaign present created', 'promo code HELLO created']),
  );
  expect(await stored(db)).toEqual([]);
});

test('what left the file ends, keeps its uses, and comes back; its address is free at once', async () => {
  const { db } = await openTestDatabase();
  const { read, put } = await shopWith();
  await applyShop(await read(), { db });
  await db.updateTable('promo_code').set({ used: 4 }).where('code', '=', 'HELLO').execute();
  await put([
    { ...campaigns[1], alias: 'talviale', effect: { kind: 'item-amount', amounts: { SEK: 7 } } },
    { ...campaigns[5], codes: [{ code: 'HELLO', limit: 2 }] },
  ]);
  const lines = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(lines.toSorted()).toEqual([
    'campaign each changed: alias null → "talviale", effect {"action":"item_amount","amounts":{"SEK":500}} → {"action":"item_amount","amounts":{"SEK":700}}',
    'campaign many ended',
    'campaign order ended',
    'campaign present ended',
    'campaign winter ended',
    'promo code HEJ ended',
    // Used four times already: a limit below that means that it is used up.
    'promo code HELLO changed: per_customer_limit 1 → null, use_limit 10 → 4',
  ]);
  await applyShop(await read(), { db });
  expect(await planShop(await read(), { db })).toEqual([]);
  const active = (await stored(db)).map(({ identifier, active: isActive, alias }) => [
    identifier,
    isActive,
    alias,
  ]);
  expect(active).toEqual([
    ['winter', false, null],
    ['each', true, 'talviale'],
    ['order', false, null],
    ['many', false, null],
    ['present', false, null],
    ['sent', true, null],
  ]);
  await put(campaigns);
  await applyShop(await read(), { db });
  expect((await stored(db)).every(row => row.active)).toBe(true);
  expect(await planShop(await read(), { db })).toEqual([]);
});

test('a campaign of products that the shop does not have is left as it was, and said', async () => {
  const { db } = await openTestDatabase();
  const { read, folder, put } = await shopWith();
  await applyShop(await read(), { db });
  await rm(join(folder, 'catalogue/products.csv'));
  await put(
    campaigns.map(one => (one.id === 'each' ? { ...one, products: ['GONE'], name: { fi: 'Toinen' } } : one)),
  );
  const said: string[] = [];
  const { changes, unresolved } = await applyShop(await read(), {
    db,
    onUnresolved: ({ file: at, line, message }) => said.push(`${at}:${line} ${message}`),
  });
  expect(changes).toEqual([]);
  expect(unresolved).toBe(1);
  expect(said).toEqual([expect.stringMatching(/^promotions\.json:\d+ The shop has no product "GONE"$/)]);
  expect((await stored(db))[1]).toMatchObject({ active: true, name: { fi: 'Kappale' }, product_ids: [1] });
});

test('a campaign that was made elsewhere is none of the folder', async () => {
  const { db } = await openTestDatabase();
  const { read, put } = await shopWith();
  await applyShop(await read(), { db });
  await db
    .insertInto('campaign')
    .values({
      name: '{"fi":"Oma"}',
      effect: '{"action":"free_shipping"}',
      alias: null,
      category: null,
      active_from: null,
      active_to: null,
    })
    .execute();
  await put([]);
  await applyShop(await read(), { db });
  expect((await stored(db)).filter(({ active }) => active).map(({ name }) => name)).toEqual([{ fi: 'Oma' }]);
});

/** Which campaign gets which values, and what is found where. */
const mistakes: readonly (readonly [
  id: string,
  change: Record<string, unknown>,
  code: string,
  path: string,
])[] = [
  ['each', { id: 'winter' }, 'SHOP009', 'id'],
  ['each', { alias: 'talviale' }, 'SHOP009', 'alias'],
  ['each', { alias: 'Tal vi' }, 'SHOP008', 'alias'],
  ['each', { nmae: 1 }, 'SHOP002', 'nmae'],
  ['each', { effect: undefined }, 'SHOP005', 'each'],
  ['each', { name: { sv: 'Styck' } }, 'SHOP022', 'name'],
  ['each', { from: '2026-02-30' }, 'SHOP008', 'from'],
  ['each', { from: '24.12.2026' }, 'SHOP008', 'from'],
  ['each', { from: '2026-12-24', until: '2026-12-23' }, 'SHOP029', 'until'],
  ['each', { from: '2026-12-24T10:00', until: '2026-12-24T10:00' }, 'SHOP029', 'until'],
  ['each', { markets: ['no'] }, 'SHOP021', 'markets'],
  ['each', { products: ['NOPE'] }, 'SHOP021', 'products'],
  ['each', { products: [] }, 'SHOP007', 'products'],
  ['each', { except: ['NOPE'] }, 'SHOP021', 'except'],
  ['each', { except: ['EXAMPLE-1'] }, 'SHOP029', 'except'],
  ['each', { categories: ['nowhere'] }, 'SHOP021', 'categories'],
  ['each', { brands: ['no-brand'] }, 'SHOP021', 'brands'],
  ['each', { effect: { kind: 'half' } }, 'SHOP004', 'effect.kind'],
  ['each', { effect: { kind: 'percentage' } }, 'SHOP005', 'effect'],
  ['each', { effect: { kind: 'percentage', percent: 150 } }, 'SHOP007', 'effect.percent'],
  ['each', { effect: { kind: 'percentage', percent: 10, sku: 'EXAMPLE-1' } }, 'SHOP029', 'effect.sku'],
  ['each', { effect: { kind: 'item-amount', amounts: { EUR: 5 } } }, 'SHOP024', 'effect.amounts'],
  ['each', { effect: { kind: 'item-amount', amounts: { SEK: 0 } } }, 'SHOP007', 'effect.amounts.SEK'],
  ['each', { effect: { kind: 'item-amount', amounts: { SEK: 0.999 } } }, 'SHOP025', 'effect.amounts.SEK'],
  ['each', { effect: { kind: 'gift', sku: 'NOPE' } }, 'SHOP021', 'effect.sku'],
  ['each', { effect: { kind: 'quantity', pieces: 'all', steps: [{ from: 2 }] } }, 'SHOP029', 'effect.steps'],
  [
    'each',
    {
      effect: {
        kind: 'quantity',
        pieces: 'all',
        steps: [
          { from: 2, percent: 1 },
          { from: 2, percent: 2 },
        ],
      },
    },
    'SHOP009',
    'effect.steps',
  ],
  ['each', { conditions: { minimum: { EUR: 5 } } }, 'SHOP024', 'conditions.minimum'],
  ['each', { conditions: { withProducts: ['NOPE'] } }, 'SHOP021', 'conditions.withProducts'],
  ['each', { codes: [{ code: 'ｈｅｌｌｏ' }] }, 'SHOP009', 'codes'],
  ['each', { codes: [{ code: ' HI' }] }, 'SHOP008', 'codes'],
  ['each', { codes: [{ code: 'HI', limit: 1, perCustomer: 2 }] }, 'SHOP029', 'codes'],
  ['winter', { codes: [{ code: 'HI' }] }, 'SHOP029', 'codes'],
  ['winter', { conditions: { signedIn: true } }, 'SHOP029', 'conditions'],
  ['winter', { effect: { kind: 'free-delivery' } }, 'SHOP029', 'effect.kind'],
];

test.each(mistakes)('check finds a mistake: %s with %o', async (id, change, code, path) => {
  // The campaign with codes first, so that another one repeats them.
  const { folder } = await shopWith(
    campaigns
      .toReversed()
      .toSorted((a, b) => Number(b.id === 'winter') - Number(a.id === 'winter'))
      .map(one => (one.id === id ? { ...one, ...change } : one)),
  );
  const { findings } = await readFolder(folder);
  const found = findings.filter(one => one.file === file && one.code === code && one.path.includes(path));
  expect(found).not.toEqual([]);
  for (const { line, message, fix } of found)
    expect([line > 1, message !== '', Boolean(fix)]).toEqual([true, true, true]);
});
