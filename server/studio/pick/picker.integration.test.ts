/** Pickers on the data of a complete backend. */

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createVehicles } from '#backend/testing.ts';
import type { PickKind } from '#studio-api/pick.ts';
import { aCampaign } from '#tests/support/samples/campaigns.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { aCollection } from '#tests/support/worlds/content-world.ts';
import type { World } from '#tests/support/worlds/world.ts';
import type { PickRequest } from './pick-request.ts';
import { createPicker } from './picker.ts';

async function someShop(world: World): Promise<void> {
  await world.aBrand(1, 'North');
  const category = (id: number, parent: number, fi: string, sv: string) =>
    world.aCategory({
      id,
      parent,
      hidden: id === 3,
      texts: {
        'fi-FI': { alias: fi.toLowerCase(), name: fi },
        'sv-SE': { alias: sv.toLowerCase(), name: sv },
      },
    });
  await category(1, 0, 'Talvi', 'Vinter');
  await category(2, 1, 'Aurat', 'Plogar');
  await category(3, 0, 'Vanhat', 'Gamla');
  await world.aProduct({ id: 1, categories: [2] });
  await world.aProduct({ id: 2, prices: { fi: null, se: 100 } });
  await aCampaign(world.db, { campaign_id: 1, alias: 'kesa', effect: { kind: 'percent', percent: 10 } });
  await aCollection(world, {
    id: 1,
    title: { fi: 'Toimitus', sv: 'Leverans' },
    aliases: { 'fi-FI': 'toimitus' },
  });
  await sql`
    insert into parameter_group values (1, '{}', 1);
    insert into parameter (parameter_id, parameter_group_id, identifier, name, sort_order) values (1, 1, 'vehicle', '{}', 1);
    insert into parameter_value (parameter_value_id, parameter_id, slug, label) select i, 1, 'v' || i, '{}' from generate_series(1, 3) i;
    insert into vehicle values
      (1, 'Honda', 2020, 'TRX520', 1, '{}'), (2, 'Honda', 2021, 'TRX520', 2, '{}'), (3, 'Can-Am', 2020, 'Outlander', 3, '{}')`.execute(
    world.db,
  );
  await world.aSetting('site.lists', { osat: { name: { fi: 'Osat', sv: 'Delar' }, facets: ['c_1'] } });
}

async function openPicker() {
  const { backend, world } = await createTestBackend(someShop);
  const picker = createPicker({
    execute: backend.execute,
    catalogue: backend.catalogue,
    pages: () => [
      { name: 'index', label: 'Front page', paths: { fi: '/', sv: '/sv' } },
      { name: 'product', label: 'Product', paths: { fi: '/p/:alias' } },
    ],
    unpublished: async () => [
      { kind: 'page', name: 'sale', label: 'Sale', paths: { fi: '/sale', sv: '/sv/rea' } },
      { kind: 'content', name: 'vuokraus', label: 'Rental', paths: { fi: '/info/vuokraus' } },
    ],
    messages: () => new Map([['common.shopNow', { fi: 'Osta nyt', sv: 'Köp nu' }]]),
    vehicles: createVehicles(world.db).search,
    shopOrigin: 'http://shop.test',
    now: () => new Date(),
  });
  const found = (kind: PickKind, request: Partial<PickRequest> = {}) =>
    picker.pick(kind, { market: 'fi', locale: 'fi', release: 0, q: '', ids: null, list: null, ...request });
  return { found };
}

it('finds everything that a document can refer to, by name', async () => {
  const { found } = await openPicker();
  expect(await found('category', { q: 'aur' })).toEqual({
    items: [{ ref: 'aurat', id: 2, name: 'Aurat', detail: 'Talvi', path: '/c/talvi/aurat', isShown: true }],
    total: 1,
  });
  expect((await found('category', { q: 'plog', locale: 'sv' })).items).toEqual([
    { ref: 'aurat', id: 2, name: 'Plogar', detail: 'Vinter', path: '/sv/c/vinter/plogar', isShown: true },
  ]);
  expect((await found('category', { ids: ['gamla', '1'] })).items).toMatchObject([
    { ref: 'vanhat', isShown: false },
    { ref: 'talvi', isShown: true },
  ]);
  expect((await found('brand', { q: 'nor' })).items).toMatchObject([{ id: 1, name: 'North' }]);
  expect((await found('campaign', { ids: ['1'] })).items).toMatchObject([{ ref: 'kesa', id: 1 }]);
  // A shop with vehicles has the list of what fits one besides those of its own.
  expect((await found('list')).items).toMatchObject([
    { ref: 'atv-huset', isShown: true },
    { ref: 'osat', name: 'Osat' },
  ]);
  expect((await found('content', { q: 'toim' })).items).toMatchObject([
    { ref: 'toimitus', name: 'Toimitus' },
  ]);
  expect((await found('page', { q: 'whatever Studio calls it' })).items).toEqual([
    { ref: 'index', name: 'Front page', detail: '/', path: '/', isShown: true },
    { ref: 'sale', name: 'Sale', detail: '/sale', path: '/sale', isShown: false },
  ]);
  expect((await found('content', { q: 'rent' })).items).toMatchObject([{ ref: 'vuokraus', isShown: false }]);
  expect((await found('message', { q: 'köp', locale: 'fi' })).items).toMatchObject([
    { ref: 'common.shopNow', name: 'Osta nyt' },
  ]);
});

it('finds vehicles by parts of their names, the latest first', async () => {
  const { found } = await openPicker();
  const [latest] = (await found('vehicle', { q: 'honda trx' })).items;
  expect(latest).toEqual({ ref: 'Honda|2021|TRX520', name: 'Honda TRX520', detail: '2021', isShown: true });
  expect(await found('vehicle', { q: '2020' })).toMatchObject({
    items: [{ name: 'Can-Am Outlander' }, { name: 'Honda TRX520' }],
    total: 2,
  });
  expect((await found('vehicle', { ids: ['Honda|2021|TRX520', 'nothing'] })).items).toEqual([latest]);
});

it('finds products of the market by text, number and alias, and counts those of a list', async () => {
  const { found } = await openPicker();
  expect((await found('product', { q: 'product 1' })).items).toMatchObject([{ id: 1 }]);
  expect((await found('product', { ids: ['1', '2', 'product-1'] })).items.map(({ id }) => id)).toEqual([
    1, 1,
  ]);
  expect((await found('product', { market: 'se', locale: 'sv', ids: ['2'] })).items).toMatchObject([
    { id: 2 },
  ]);
  // A category by its alias in any language.
  expect(await found('product', { list: { categoryAlias: 'plogar' } })).toMatchObject({
    total: 1,
    items: [{ id: 1 }],
  });
  await expect(found('product', { list: { filter: { unknown: 1 } } })).rejects.toThrow('unknown');
});
