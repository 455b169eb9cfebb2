/** The vehicle service over real HTTP: from our own table, and through a third-party service that may fail. */
import { expect, it, onTestFinished } from 'vitest';
import { createMachineFinder, createVehicles } from '#backend/testing.ts';
import { createCors } from '#server/http/cors.ts';
import { fakeService, type Reply } from '#server/testing/fake-service.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { remoteVehicles } from './remote-vehicles.ts';
import { type VehicleRouteOptions, vehicleRoutes } from './vehicle-routes.ts';
import { embeddedVehicles, type VehicleSource } from './vehicle-source.ts';

const own = 'https://shop.example';
const model = 'GetVehicleModelByIdentifiers?modelName=RZR%20570&manufacturer=Polaris&year=2019';
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

const cors = createCors(new Set([own, 'https://other.example']));

async function serve(source: VehicleSource, options: Partial<VehicleRouteOptions> = {}) {
  const routes = vehicleRoutes({ source, ownOrigins: new Set([own]), cors, ...options });
  const http = await httpWorld(routes);
  return {
    ...http,
    ask: (call: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
      http.get(`/vehicles/${call}`, headers, init),
    json: async (call: string) => (await http.get(`/vehicles/${call}`)).json(),
  };
}

async function openTable() {
  const { database, drop, db } = await createTestDatabase();
  onTestFinished(drop);
  await database.pool.query(`
    insert into parameter_group values (1, '{}', 1);
    insert into parameter (parameter_id, parameter_group_id, identifier, name, sort_order) values (1, 1, 'vehicle', '{}', 1);
    insert into parameter_value (parameter_value_id, parameter_id, slug, label) select i, 1, 'v' || i, '{}' from generate_series(1, 5) i;
    insert into vehicle values
      (1, 'Polaris', 2019, 'RZR 570', 1, '{"frontTire": "25x8-12", "motorOilVolume": "1,9 l", "odd": {"a": 1}}'),
      (2, 'Polaris', 2019, 'ranger 570', 2, '{}'), (3, 'Polaris', 2021, 'RZR 570', 3, '{}'),
      (4, 'CFMOTO', 2020, 'CForce 1000', 4, '{}'), (5, 'arctic', 2020, 'Alterra', 5, 'null')`);
  const version = {};
  return embeddedVehicles({ ...createVehicles(db), ...createMachineFinder(db, () => version) });
}

/** A machine of four years with equal data. */
async function openYears() {
  const { database, drop, db } = await createTestDatabase();
  onTestFinished(drop);
  await database.pool.query(`
    insert into brand (brand_id, alias, name, manufacturer_name, manufacturer_address, manufacturer_contact) values (1, 'b', 'B', 'B', 'B', 'B');
    insert into category (category_id, sort_order) values (1, 1);
    insert into product (product_id, article_number, type, brand_id, primary_category_id, first_available_on) values (1, 'A', 'product', 1, 1, '2026-01-01');
    insert into parameter_group values (1, '{}', 1);
    insert into parameter (parameter_id, parameter_group_id, identifier, name, sort_order) values (1, 1, 'vehicle', '{}', 1);
    insert into parameter_value (parameter_value_id, parameter_id, slug, label) select i, 1, 'v' || i, '{}' from generate_series(7, 10) i;
    insert into vehicle select i, 'Yamaha', 2010 + i, 'Grizzly 700', i, '{"frontTire": "25x8-12"}' from generate_series(7, 10) i`);
  const version = {};
  const source = embeddedVehicles({ ...createVehicles(db), ...createMachineFinder(db, () => version) });
  return { ...(await serve(source)), database };
}

const throughService = async (reply: () => Reply | Promise<Reply>, timeoutMs = 2_000) => {
  const service = await fakeService(reply);
  return {
    service,
    source: remoteVehicles({ url: `${service.url}/api/`, user: 'us', password: 'p:w', timeoutMs }),
  };
};

it('sends manufacturers, years, models and technical data', async () => {
  const { json, ask } = await serve(await openTable());
  expect(await json('GetManufacturers')).toEqual(['arctic', 'CFMOTO', 'Polaris']);
  expect(await json('GetYears?manufacturer=Polaris')).toEqual([2021, 2019]);
  expect(await json('GetModels?manufacturer=Polaris&year=2019')).toEqual([
    { name: 'ranger 570' },
    { name: 'RZR 570' },
  ]);
  const answer = await ask(model);
  expect(await answer.json()).toEqual({
    id: 1,
    name: 'RZR 570',
    manufacturer: 'Polaris',
    year: 2019,
    frontTire: '25x8-12',
    motorOilVolume: '1,9 l',
  });
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
});

it('finds machines by name, and asks about a number that none has', async () => {
  const { json, ask } = await serve(await openTable());
  expect(await json('FindVehicles?text=rzr+570')).toEqual({
    vehicles: [{ manufacturer: 'Polaris', model: 'RZR 570', years: [2021, 2019], alike: [] }],
    similar: null,
  });
  expect(await json('FindVehicles?text=rzr+571')).toEqual({ vehicles: [], similar: 'RZR 570' });
  for (const text of ['', '%00', 'x'.repeat(500), "';--"])
    expect(await json(`FindVehicles?text=${text}`)).toEqual({ vehicles: [], similar: null });
  const without = await serve((await throughService(() => ({ status: 404 }))).source);
  expect((await without.ask('FindVehicles?text=rzr')).status).toBe(404);
  expect((await ask('FindVehicles?text=rzr')).headers.get('cache-control')).toMatch(/^public/);
});

it('says which model years take the same parts (R-VEHICLE-25)', async () => {
  const { json, database } = await openYears();
  const alike = async () => (await json('FindVehicles?text=grizzly')).vehicles[0].alike;
  expect(await alike()).toEqual([[2020, 2019, 2018, 2017]]);
  await database.pool.query(`update vehicle set tech_data = '{"frontTire": "26x8-14"}' where year = 2020`);
  expect(await alike()).toEqual([[2019, 2018, 2017]]);
  await database.pool.query('insert into product_parameter (product_id, parameter_value_id) values (1, 8)');
  // Only 2018 has a part of its own: no two neighbours are alike.
  expect(await alike()).toEqual([]);
});

it('answers unknown values with an empty list, and an unknown model with 404', async () => {
  const { json, ask } = await serve(await openTable());
  for (const call of [
    'GetYears',
    'GetYears?manufacturer=',
    'GetYears?manufacturer=Unknown',
    'GetYears?manufacturer=%00',
    `GetYears?manufacturer=${'x'.repeat(500)}`,
    "GetYears?manufacturer=Polaris'--",
    'GetModels?manufacturer=Polaris',
    'GetModels?manufacturer=Polaris&year=abcd',
    'GetModels?manufacturer=Polaris&year=99999999999',
  ])
    expect(await json(call)).toEqual([]);
  for (const call of ['GetVehicleModelByIdentifiers', model.replace('2019', '1900'), 'GetSecrets'])
    expect((await ask(call)).status).toBe(404);
});

it('requires credentials from other clients only, and only when configured', async () => {
  const { ask } = await serve(() => Promise.resolve([]), { user: 'us', password: 'p:w' });
  const status = async (headers: Record<string, string>) => (await ask('GetManufacturers', headers)).status;
  expect(await status({})).toBe(401);
  expect(await status(basic('us:wrong'))).toBe(401);
  expect(await status({ ...basic('us:wrong'), 'sec-fetch-site': 'same-origin' })).toBe(401);
  expect(await status({ origin: 'https://evil.example' })).toBe(401);
  expect(await status(basic('us:p:w'))).toBe(200);
  expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await status({ origin: own })).toBe(200);
  const answer = await ask('GetManufacturers', basic('us:p:w'));
  expect(answer.headers.get('cache-control')).toContain('private');
  expect((await ask('GetManufacturers')).headers.get('www-authenticate')).toContain('Basic');
});

it('admits configured origins, and rejects other methods', async () => {
  const { ask } = await serve(() => Promise.resolve([]));
  const answer = await ask('GetManufacturers', { origin: 'https://other.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://other.example');
  const unknown = await ask('GetManufacturers', { origin: 'https://evil.example' });
  expect(unknown.headers.get('access-control-allow-origin')).toBeNull();
  expect((await ask('GetManufacturers', {}, { method: 'OPTIONS' })).status).toBe(204);
  expect((await ask('GetManufacturers', {}, { method: 'POST' })).status).toBe(405);
});

it('queries the configured service with our credentials only', async () => {
  const { service, source } = await throughService(() => ({ body: { name: 'RZR 570' } }));
  const { ask } = await serve(source);
  const answer = await ask(`${model}&evil=1`, { cookie: 'ralph-auth=secret', 'x-apikey': 'key' });
  expect(await answer.json()).toEqual({ name: 'RZR 570' });
  const [call] = service.calls;
  expect(call?.url).toBe(
    '/api/GetVehicleModelByIdentifiers?modelName=RZR+570&manufacturer=Polaris&year=2019',
  );
  expect(call?.headers).toMatchObject(basic('us:p:w'));
  expect(call?.headers.cookie).toBeUndefined();
  expect(call?.headers['x-apikey']).toBeUndefined();
});

/** @proves FAULT-111 */
it.each([
  ['an error of its own', { status: 500 }, 503],
  ['too many requests', { status: 429 }, 503],
  ['a wrong credential', { status: 401 }, 502],
  ['a page instead of JSON', { body: '<html>', headers: { 'content-type': 'text/html' } }, 502],
  ['another shape', { body: { list: [] } }, 502],
  ['an answer without end', { body: `["${'x'.repeat(10_000_000)}"]` }, 502],
  ['somewhere else', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 503],
])('says that vehicles cannot be fetched when the service answers with %s', async (_, reply, status) => {
  const { source } = await throughService(() => reply);
  const { ask } = await serve(source);
  const answer = await ask('GetManufacturers');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).not.toContain('127.0.0.1');
});

/** @proves FAULT-111 */
it('does not wait for a service that hangs or is away', async () => {
  const hanging = await throughService(() => new Promise<Reply>(() => undefined), 50);
  expect((await (await serve(hanging.source)).ask('GetManufacturers')).status).toBe(503);
  const away = remoteVehicles({ url: 'http://127.0.0.1:1' });
  expect((await (await serve(away)).ask('GetManufacturers')).status).toBe(503);
});

it('treats a 404 of the service as unknown', async () => {
  const { source } = await throughService(() => ({ status: 404, body: 'nothing' }));
  const { ask } = await serve(source);
  expect((await ask(model)).status).toBe(404);
  expect(await (await ask('GetYears?manufacturer=Unknown')).json()).toEqual([]);
});
