/** What rules recommend beside a product, and the set for a vehicle (R-VEHICLE-14, R-PRODUCT-50). */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import type { World } from '#tests/support/worlds/world.ts';

const tyres = 1;
const rims = 2;
const nuts = 3;
const kits = 4;
const mounts = 5;

async function aMeasure(world: World, id: number, identifier: string, values: string[]) {
  await world.aParameter({ id, group: 52, values });
  await world.db.updateTable('parameter').set({ identifier }).where('parameter_id', '=', id).execute();
  const numbers = new Map(values.map((value, at) => [value, id * 100 + at]));
  return (value: string): number => numbers.get(value) ?? 0;
}

const machines = [
  { slug: 'make-2020-front12', front: '25x8-12', rear: '25x10-12', bolts: '4/137', machineClass: 'ATV' },
  {
    slug: 'make-2020-all14',
    front: '27x9-14',
    rear: '27x9-14',
    bolts: '4/110',
    machineClass: 'Side-by-side',
  },
] as const;
const [first, second] = machines;
const facetOf = (slug: string) => `f_52_477_${slug}`;

const pieces = (front: number, rear: number, any = 0) => ({ front, rear, any });
const rule = { agree: [] as string[], most: 4, pieces: pieces(0, 0) };
const rules = [
  { ...rule, from: [], to: [], kind: 'similar' },
  { ...rule, from: [tyres], to: [], kind: 'similar', agree: ['size'] },
  { ...rule, from: [tyres], to: [rims], kind: 'accessories', agree: ['rim'] },
  { ...rule, from: [kits, mounts], to: [mounts], kind: 'accessories', agree: ['vehicle'] },
  { ...rule, from: [tyres], to: [], kind: 'set', pieces: pieces(2, 2) },
  { ...rule, from: [tyres], to: [rims], kind: 'set', pieces: pieces(2, 2) },
  { ...rule, from: [tyres], to: [nuts], kind: 'set', pieces: pieces(0, 0, 1) },
  { ...rule, from: [kits], to: [], kind: 'set', pieces: pieces(0, 0, 1) },
  { ...rule, from: [kits], to: [mounts], kind: 'set', pieces: pieces(0, 0, 1) },
];

const frontTyre = 1;
const rearTyre = 2;
const otherTyre = 3;
const sameTyre = 4;
const listedRim = 10;
const rim12 = 11;
const rim14 = 12;
const otherBolts = 13;
const nutSet = 21;
const kit = 31;
const mountOne = 41;
const mountTwo = 42;

async function aShop(world: World, { without = [] as number[] } = {}): Promise<void> {
  const vehicle = await aMeasure(world, 477, 'vehicle', [...machines.map(({ slug }) => slug), 'universal']);
  const size = await aMeasure(world, 501, 'size', ['25x8-12', '25x10-12', '27x9-14']);
  const rim = await aMeasure(world, 502, 'rim', ['12″', '14″']);
  const bolts = await aMeasure(world, 528, 'bolts', ['4/137', '4/110']);
  const kind = await aMeasure(world, 535, 'machine', ['ATV', 'Side-by-side']);
  await world.db
    .updateTable('parameter')
    .set({ fit: 'class text machineClass excludes' })
    .where('parameter_id', '=', 535)
    .execute();
  for (const [at, { slug, front, rear, bolts: pattern, machineClass }] of machines.entries())
    await world.db
      .insertInto('vehicle')
      .values({
        ...{ vehicle_id: at + 1, manufacturer: 'Make', year: 2020, model: slug.slice(10) },
        parameter_value_id: vehicle(slug),
        tech_data: JSON.stringify({
          ...{ frontTire: front, backTire: rear, frontBoltPattern: pattern, backBoltPattern: pattern },
          machineClass,
        }),
      })
      .execute();
  await world.aBrand(1);
  for (const id of [tyres, rims, nuts, kits, mounts]) await world.aCategory({ id });
  const products: [id: number, category: number, values: number[], name?: string][] = [
    [frontTyre, tyres, [size('25x8-12')], 'Kelo tyre 25x8-12'],
    [rearTyre, tyres, [size('25x10-12')], 'Kelo tyre 25x10-12'],
    [otherTyre, tyres, [size('27x9-14')], 'Halla tyre 27x9-14'],
    [sameTyre, tyres, [size('25x8-12')], 'Halla tyre 25x8-12'],
    // Its maker names the machine, but it does not go with 12″ tyres.
    [listedRim, rims, [rim('14″'), vehicle(first.slug)]],
    [rim12, rims, [rim('12″'), bolts('4/137')]],
    [rim14, rims, [rim('14″'), bolts('4/110')]],
    [otherBolts, rims, [rim('12″'), bolts('4/110')]],
    [nutSet, nuts, machines.map(({ slug }) => vehicle(slug))],
    [kit, kits, [kind('ATV'), vehicle('universal')]],
    [mountOne, mounts, [vehicle(first.slug)]],
    [mountTwo, mounts, [vehicle(second.slug)]],
  ];
  for (const [id, category, parameterValues, name = `Product ${id}`] of products)
    await world.aProduct({
      id,
      name,
      categories: [category],
      parameterValues,
      active: !without.includes(id),
    });
  await world.db
    .insertInto('setting')
    .values({ key: 'site.recommendations', value: JSON.stringify({ rules }) })
    .execute();
}

interface Related {
  relatedProducts: { relationType: string; product: { productId: number } }[];
}
const relatedDocument =
  'query ($alias: String!) { relatedProducts(alias: $alias) { relationType product { productId } } }';
const idsOf = ({ relatedProducts }: Related) =>
  relatedProducts.map(({ relationType, product }) => `${relationType} ${product.productId}`);

it('recommends what agrees with the measures of the product, by the nearest rule of each kind', async () => {
  const { query } = await createTestBackend(aShop);
  const related = async (id: number) =>
    idsOf(await query<Related>(relatedDocument, { alias: `product-${id}` }));
  expect(await related(frontTyre)).toEqual([
    `ACCESSORIES ${rim12}`,
    `ACCESSORIES ${otherBolts}`,
    `SIMILAR ${sameTyre}`,
  ]);
  expect(await related(otherTyre)).toEqual([`ACCESSORIES ${rim14}`]);
  // By the rule for everything; a rim of another diameter or bolt pattern is none.
  expect(await related(rim12)).toEqual([]);
  // A kit for many machines has no mount of its own before one of them is chosen.
  expect(await related(kit)).toEqual([]);
});

interface Sets {
  matchingSet: { product: { productId: number }; quantity: number; front: number; rear: number }[] | null;
  product: { hasMatchingSet: boolean };
}
const setDocument = `query ($alias: String!, $vehicle: String!) {
  matchingSet(alias: $alias, vehicle: $vehicle) { product { productId } quantity front rear }
  product(alias: $alias) { hasMatchingSet } }`;

async function setsOf(without: number[] = []) {
  const { query } = await createTestBackend(world => aShop(world, { without }));
  return async (id: number, slug: string) => {
    const found = await query<Sets>(setDocument, { alias: `product-${id}`, vehicle: facetOf(slug) });
    const parts = found.matchingSet?.map(({ product, quantity, front, rear }) => [
      ...[product.productId, quantity, front, rear],
    ]);
    return { parts: parts ?? null, has: found.product.hasMatchingSet };
  };
}

it('makes a set of parts that fit the vehicle at both ends and each other', async () => {
  const set = await setsOf();
  const parts = [
    [frontTyre, 2, 2, 0],
    [rearTyre, 2, 0, 2],
    [rim12, 4, 2, 2],
    [nutSet, 1, 0, 0],
  ];
  expect(await set(frontTyre, first.slug)).toEqual({ has: true, parts });
  expect(await set(rearTyre, first.slug)).toEqual({ has: true, parts });
  expect((await set(otherTyre, second.slug)).parts).toEqual([
    [otherTyre, 4, 2, 2],
    [rim14, 4, 2, 2],
    [nutSet, 1, 0, 0],
  ]);
  expect((await set(kit, first.slug)).parts).toEqual([
    [kit, 1, 0, 0],
    [mountOne, 1, 0, 0],
  ]);
});

it('claims no set for a vehicle that the product does not fit, an unknown one, or with a part missing', async () => {
  const set = await setsOf();
  expect(await set(frontTyre, second.slug)).toEqual({ has: true, parts: null });
  expect((await set(kit, second.slug)).parts).toBeNull();
  expect((await set(frontTyre, 'make-2020-unknown')).parts).toBeNull();
  expect(await set(rim12, first.slug)).toEqual({ has: false, parts: null });
  expect((await (await setsOf([rearTyre]))(frontTyre, first.slug)).parts).toBeNull();
});

it('claims no set for a product that does not state what its parts must agree in', async () => {
  const stating = rules.map(each => (each.from.includes(kits) ? { ...each, agree: ['size'] } : each));
  const { query } = await createTestBackend(async world => {
    await aShop(world);
    await world.db
      .updateTable('setting')
      .set({ value: JSON.stringify({ rules: stating.filter(({ to }) => !to.includes(mounts)) }) })
      .where('key', '=', 'site.recommendations')
      .execute();
  });
  const document =
    'query ($alias: String!, $vehicle: String!) { matchingSet(alias: $alias, vehicle: $vehicle) { skuId } }';
  const set = (id: number) => query(document, { alias: `product-${id}`, vehicle: facetOf(first.slug) });
  expect(await set(kit)).toEqual({ matchingSet: null });
});

it('names the vehicles that a product fits, and at which end', async () => {
  const { query } = await createTestBackend(aShop);
  const document =
    'query ($id: Int) { product(productId: $id) { fittingVehicles { manufacturer model firstYear lastYear place } } }';
  const fitting = async (id: number) =>
    (await query<{ product: { fittingVehicles: object[] } }>(document, { id })).product.fittingVehicles;
  const make = { manufacturer: 'Make', firstYear: 2020, lastYear: 2020 };
  expect(await fitting(frontTyre)).toEqual([{ ...make, model: 'front12', place: 'front' }]);
  expect(await fitting(rim12)).toEqual([{ ...make, model: 'front12', place: null }]);
  expect(await fitting(nutSet)).toEqual([
    { ...make, model: 'all14', place: null },
    { ...make, model: 'front12', place: null },
  ]);
  // It excludes other classes, and proves nothing of its own.
  expect(await fitting(kit)).toEqual([{ ...make, model: 'front12', place: null }]);
});
