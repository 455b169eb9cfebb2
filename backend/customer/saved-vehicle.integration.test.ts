/** Vehicles of accounts, through GraphQL (R-VEHICLE-26). */
import { expect, it } from 'vitest';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import { openSmallShopApi } from '#tests/support/worlds/small-shop-api.ts';

const read = '{ savedVehicles { manufacturer year model } }';
const write = `mutation ($add: [SavedVehicleInputType!], $remove: [SavedVehicleInputType!]) {
  saveVehicles(add: $add, remove: $remove) { manufacturer year model } }`;

const honda = { manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const polaris = { manufacturer: 'Polaris', year: '2019', model: 'Sportsman 570' };

interface Change {
  add?: readonly VehicleNames[];
  remove?: readonly VehicleNames[];
}

async function openWorld() {
  const api = await openSmallShopApi();
  const customer = async (email: string) => {
    const { rows } = await api.shop.pool.query<{ customer_id: number }>(
      `insert into customer (email, password_hash) values ($1, '$argon2id$x') returning customer_id`,
      [email],
    );
    return { customerId: rows[0]?.customer_id ?? 0 };
  };
  return {
    ...api,
    ann: await customer('ann@example.com'),
    ben: await customer('ben@example.com'),
    save: async (caller: object, change: Change) =>
      (await api.ask<{ saveVehicles: VehicleNames[] }>(write, { ...change }, caller)).saveVehicles,
    listOf: async (caller: object) =>
      (await api.ask<{ savedVehicles: VehicleNames[] }>(read, {}, caller)).savedVehicles,
    refusal: async (caller: object, change: Change) => {
      const { errors = [] } = await api.backend.execute({
        documentText: write,
        variables: { ...change },
        caller: { requestId: 'request-1', ...caller },
      });
      return [errors[0]?.extensions['code'], errors[0]?.extensions['field']];
    },
  };
}

it('keeps the vehicles of each account, the latest last, and changes nothing when repeated', async () => {
  const { ann, ben, save, listOf } = await openWorld();
  for (const _ of [1, 2]) await save(ann, { add: [honda] });
  expect(await save(ann, { add: [polaris, honda, polaris] })).toEqual([honda, polaris]);
  expect(await listOf(ben)).toEqual([]);
  for (const _ of [1, 2]) expect(await save(ann, { remove: [honda] })).toEqual([polaris]);
  expect(await listOf(ann)).toEqual([polaris]);
});

it('leaves out vehicles above the maximum, also of parallel requests', async () => {
  const { ann, save, refusal, listOf } = await openWorld();
  const vehicles = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...honda, model: `TRX${from + index}` }));
  await save(ann, { add: vehicles(1, 18) });
  await Promise.all([save(ann, { add: vehicles(101, 2) }), save(ann, { add: vehicles(201, 2) })]);
  expect(await listOf(ann)).toHaveLength(20);
  expect(await save(ann, { add: [polaris] })).not.toContainEqual(polaris);
  // One that leaves makes room.
  expect(await save(ann, { add: [polaris], remove: vehicles(1, 1) })).toContainEqual(polaris);
  expect(await refusal(ann, { add: vehicles(1, 21) })).toEqual(['BAD_USER_INPUT', 'add']);
});

it('refuses what names no vehicle', async () => {
  const { ann, refusal, listOf } = await openWorld();
  for (const model of ['', '  ', 'x'.repeat(101)])
    expect(await refusal(ann, { add: [honda, { ...honda, model }] })).toEqual([
      'BAD_USER_INPUT',
      'add.model',
    ]);
  expect(await listOf(ann)).toEqual([]);
});

it('needs a login, changes nothing for staff, and deletes the vehicles with the account', async () => {
  const { ask, shop, ann, ben, save, refusal, listOf } = await openWorld();
  expect(await refusal({}, { add: [honda] })).toEqual(['UNAUTHORIZED', undefined]);
  for (const caller of [ann, ben]) await save(caller, { add: [honda] });
  const staff = { ...ann, spoofedBy: 'staff@example.com' };
  expect(await save(staff, { add: [polaris], remove: [honda] })).toEqual([honda]);
  await ask('mutation { deleteUser }', {}, ann);
  const { rows } = await shop.pool.query('select customer_id from saved_vehicle');
  expect(rows).toEqual([{ customer_id: ben.customerId }]);
  expect(await listOf(ben)).toEqual([honda]);
  expect(await refusal(ann, { add: [honda] })).toEqual(['UNAUTHORIZED', undefined]);
});
