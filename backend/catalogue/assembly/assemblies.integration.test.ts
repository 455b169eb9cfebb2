/** Drawings through the API: of a vehicle, one with its parts, and the numbers of a product (R-VEHICLE-29). */
import { expect, it } from 'vitest';
import { AnswerReads } from '#kernel/work/answer-reads.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { muleFacet, muleYears } from '#tests/support/worlds/mule-years.ts';
import type { World } from '#tests/support/worlds/world.ts';

const years = [2019, 2020, 2022];
const sold = 1;
const other = 2;
const hidden = 3;

async function aShop(world: World): Promise<void> {
  await muleYears(world, years);
  await world.aBrand(1);
  await world.aCategory({ id: 1 });
  for (const id of [sold, other]) await world.aProduct({ id, categories: [1] });
  await world.aProduct({ id: hidden, categories: [1], active: false });
  const drawing = { drawing: 'axle.svg', width: 400, height: 200 };
  await world.db
    .insertInto('assembly')
    .values([
      {
        ...{ alias: 'rear', name: JSON.stringify({ sv: 'Bakaxel' }), group_name: '{}' },
        ...{ ...drawing, sort_order: 2 },
      },
      {
        ...{ alias: 'front', name: JSON.stringify({ fi: 'Etuakseli', sv: 'Framaxel' }) },
        ...{ group_name: JSON.stringify({ fi: 'Alusta' }), ...drawing, sort_order: 1 },
      },
    ])
    .execute();
  await world.db
    .insertInto('assembly_vehicle')
    .values([
      ...years.map((_, at) => ({ assembly: 'front', parameter_value_id: 47_700 + at })),
      { assembly: 'rear', parameter_value_id: 47_701 },
    ])
    .execute();
  const at = (position: string, place: number, product_id: number, quantity: number | null = null) => ({
    ...{ assembly: 'front', position, place, x: 10, y: 20, product_id, quantity },
    ...{ qualifier: JSON.stringify(place === 2 ? { fi: 'oikea' } : {}), note: '{}' },
  });
  await world.db
    .insertInto('assembly_position')
    .values([at('10', 1, sold), at('7', 1, sold, 2), at('7', 2, other), at('8', 1, hidden)])
    .execute();
}

const listDocument = `query ($vehicle: String, $take: Int, $skip: Int, $languageId: String) {
  assemblies(vehicle: $vehicle, take: $take, skip: $skip, languageId: $languageId) { count vehicle
    assemblies { alias canonicalUrl name group vehicles { manufacturer model firstYear lastYear } } } }`;

interface Listed {
  assemblies: { count: number; vehicle: string | null; assemblies: { alias: string }[] };
}

const aliases = ({ assemblies }: Listed) => assemblies.assemblies.map(({ alias }) => alias);

it('lists the drawings of a vehicle in the order of the shop, by pages', async () => {
  const { query } = await createTestBackend(aShop);
  const all = await query<Listed>(listDocument);
  expect(all.assemblies).toEqual({
    ...{ count: 2, vehicle: null },
    assemblies: [
      {
        ...{ alias: 'front', canonicalUrl: '/d/front', name: 'Etuakseli', group: 'Alusta' },
        vehicles: [
          { manufacturer: 'Make', model: 'Mule', firstYear: 2019, lastYear: 2020 },
          { manufacturer: 'Make', model: 'Mule', firstYear: 2022, lastYear: 2022 },
        ],
      },
      {
        ...{ alias: 'rear', canonicalUrl: '/d/rear', name: 'Bakaxel', group: '' },
        vehicles: [{ manufacturer: 'Make', model: 'Mule', firstYear: 2020, lastYear: 2020 }],
      },
    ],
  });
  const own = await query<Listed>(listDocument, { vehicle: muleFacet(2022) });
  expect([own.assemblies.vehicle, aliases(own)]).toEqual(['Make Mule 2022', ['front']]);
  const page = await query<Listed>(listDocument, { skip: 1, take: 1 });
  expect([page.assemblies.count, aliases(page)]).toEqual([2, ['rear']]);
  const unknown = await query<Listed>(listDocument, { vehicle: muleFacet(1999) });
  expect(unknown.assemblies).toEqual({ count: 0, vehicle: null, assemblies: [] });
});

const oneDocument = `query ($alias: String!, $languageId: String) { assembly(alias: $alias, languageId: $languageId) {
  name drawing width height
  positions { position x y parts { quantity qualifier note product { productId unitPrice { sellingPriceIncVat } } } } } }`;

it('answers a drawing with the parts that the shop sells, by their numbers', async () => {
  const { query } = await createTestBackend(aShop);
  const { assembly } = await query<{ assembly: { positions: unknown[] } }>(oneDocument, { alias: 'front' });
  const part = (productId: number, quantity: number | null = null, qualifier = '') => ({
    ...{ quantity, qualifier, note: '' },
    product: { productId, unitPrice: { sellingPriceIncVat: expect.any(Number) as number } },
  });
  expect(assembly).toEqual({
    ...{ name: 'Etuakseli', drawing: 'axle.svg', width: 400, height: 200 },
    positions: [
      { position: '7', x: 10, y: 20, parts: [part(sold, 2), part(other, null, 'oikea')] },
      { position: '10', x: 10, y: 20, parts: [part(sold)] },
    ],
  });
  expect(await query(oneDocument, { alias: 'none' })).toEqual({ assembly: null });
});

it('names the numbers of a product in drawings, and says what a page with it depends on', async () => {
  const { query, backend } = await createTestBackend(aShop);
  const document =
    '{ product(productId: 1) { assemblyPositions { url name position } } other: product(productId: 2, languageId: "sv-SE") { assemblyPositions { url name } } }';
  expect(await query(document)).toEqual({
    product: {
      assemblyPositions: [
        { url: '/d/front', name: 'Etuakseli', position: '7' },
        { url: '/d/front', name: 'Etuakseli', position: '10' },
      ],
    },
    other: { assemblyPositions: [{ url: '/sv/d/front', name: 'Framaxel' }] },
  });
  const reads = new AnswerReads();
  await backend.execute({
    documentText: oneDocument,
    variables: { alias: 'front' },
    caller: { requestId: 'request-1' },
    reads,
  });
  for (const id of [sold, other, hidden]) expect([...reads]).toContain(`product:${id}`);
});
