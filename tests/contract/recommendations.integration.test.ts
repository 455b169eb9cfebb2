/**
 * No recommendation of the demo shop disagrees with its product (R-VEHICLE-14). The test reads the values of
 * parameters from the database by itself, so that a mistake in the shop's own rule does not hide itself.
 */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createWholeDemoDatabase } from '../support/demo-database.ts';
import { openDemoShop } from './demo-shop.ts';

interface Raw {
  product_id: number;
  alias: string;
  values: { of: string; text: string; slug: string }[];
}

const only = (values: readonly string[]) => [...new Set(values)];

/** What a product states, as its maker writes it. */
function statedBy({ values }: Raw) {
  const of = (identifier: string) => values.filter(each => each.of === identifier);
  const sizes = of('size').flatMap(({ text }) => (/^\d+x\d+-\d+$/.test(text) ? [text] : []));
  const vehicles = of('vehicle').map(({ slug }) => slug);
  return {
    sizes,
    rims: only([
      ...sizes.map(size => size.split('-')[1] ?? ''),
      ...of('rim').map(({ text }) => text.replace('″', '')),
    ]),
    bolts: of('bolts').map(({ text }) => text),
    vehicles: vehicles.includes('universal') ? [] : vehicles,
  };
}

const differ = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some(value => other.includes(value));

function disagreement(one: Raw, other: Raw, relation: string): string | null {
  const [a, b] = [statedBy(one), statedBy(other)];
  if (differ(a.rims, b.rims)) return 'rim';
  if (differ(a.bolts, b.bolts)) return 'bolt pattern';
  if (differ(a.vehicles, b.vehicles)) return 'vehicle';
  return relation !== 'RELATED' && relation !== 'SIMILAR' && differ(a.sizes, b.sizes) ? 'tyre size' : null;
}

async function openWithValues(createDatabase?: typeof createWholeDemoDatabase) {
  const shop = await openDemoShop({}, null, createDatabase);
  const { rows } = await sql<Raw>`
    select p.product_id, t.alias,
      coalesce((select json_agg(json_build_object('of', a.identifier, 'text', v.label ->> 'fi', 'slug', v.slug))
        from product_parameter l join parameter_value v using (parameter_value_id) join parameter a using (parameter_id)
        where l.product_id = p.product_id), '[]') as values
    from product p join product_text t on t.product_id = p.product_id and t.language_id = 'fi-FI'
    order by p.product_id`.execute(shop.db);
  return { ...shop, products: rows, byAlias: new Map(rows.map(row => [row.alias, row])) };
}

const recommended = async ({ ask }: Pick<Awaited<ReturnType<typeof openWithValues>>, 'ask'>, alias: string) =>
  ask<{ alias: string; relationType: string }[]>('query', 'relatedProducts', { alias }, 1);

// The first that needs the whole shop fills it, which may take minutes on a busy machine; others wait for that.
it('recommends nothing that cannot be used with the product, and something for nearly every product', async () => {
  const shop = await openWithValues(createWholeDemoDatabase);
  const wrong: string[] = [];
  let pairs = 0;
  let helped = 0;
  // Every third product takes part in most of the pairs.
  const asked = shop.products.filter((_, at) => at % 3 === 0);
  for (const product of asked) {
    const others = await recommended(shop, product.alias);
    if (others.length > 0) helped += 1;
    for (const { alias, relationType } of others) {
      const other = shop.byAlias.get(alias);
      const reason = other ? disagreement(product, other, relationType) : 'unknown product';
      pairs += 1;
      if (reason) wrong.push(`${relationType} ${product.alias} -> ${alias}: ${reason}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThan(3_000);
  expect(helped / asked.length).toBeGreaterThan(0.85);
}, 300_000);

it('leaves out relations of every kind that disagree, from wherever they come', async () => {
  const shop = await openWithValues();
  const pick = (rim: string) =>
    shop.products.find(one => statedBy(one).sizes.some(size => size.endsWith(rim)));
  const [twelve, fourteen] = [pick('-12'), pick('-14')];
  if (!twelve || !fourteen) throw new Error('the demo shop has no tyres');
  const kinds = ['FITTING', 'ACCESSORIES', 'RELATED', 'SIMILAR'];
  await shop.db
    .insertInto('product_relation')
    .values(
      kinds.map(relation => ({
        product_id: twelve.product_id,
        related_product_id: fourteen.product_id,
        relation,
        sort_order: 99,
      })),
    )
    .execute();
  await sql`insert into co_purchase (product_id, other_product_id, orders, place)
    values (${twelve.product_id}, ${fourteen.product_id}, 9, 1)`.execute(shop.db);
  const found = await recommended(shop, twelve.alias);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ alias }) => alias)).not.toContain(fourteen.alias);
});

interface Part {
  product: { alias: string };
  front: number;
  rear: number;
  quantity: number;
}
const outlander = 'can-am-2021-outlander-650';
const setFor = ({ ask }: Pick<Awaited<ReturnType<typeof openWithValues>>, 'ask'>, alias: string) =>
  ask<Part[] | null>('query', 'matchingSet', { alias, vehicle: `f_52_477_${outlander}` }, 2);

it('recommends for a track kit no part of one machine, and its own mount in the set for that machine', async () => {
  const shop = await openWithValues(createWholeDemoDatabase);
  const kits = shop.products.filter(({ alias }) => alias.includes('telasarja'));
  let made = 0;
  for (const { alias } of kits) {
    for (const other of await recommended(shop, alias)) expect(other.alias).toContain('telasarja');
    const set = await setFor(shop, alias);
    // What is sold out is no set.
    if (!set) continue;
    made += 1;
    const [own, mount] = set;
    expect([set.length, own?.product.alias]).toEqual([2, alias]);
    const listed = shop.byAlias.get(mount?.product.alias ?? '')?.values.map(({ slug }) => slug);
    expect(listed).toContain(outlander);
  }
  expect(made).toBeGreaterThan(10);
}, 300_000);

it('makes sets of tyres whose measures are those of both ends of the machine, with rims and nuts', async () => {
  // Its maker: 25x8-12 at the front, 25x10-12 at the rear, 4/137.
  const shop = await openWithValues(createWholeDemoDatabase);
  const tyres = shop.products.filter(
    one => one.alias.includes('rengas') && statedBy(one).sizes.some(size => /^25x(?:8|10)-12$/.test(size)),
  );
  let made = 0;
  for (const { alias } of tyres.slice(0, 12)) {
    const set = await setFor(shop, alias);
    if (!set) continue;
    made += 1;
    const at = (place: 'front' | 'rear') =>
      set
        .filter(part => part[place] > 0)
        .map(part => [part[place], shop.byAlias.get(part.product.alias)] as const)
        .map(([pieces, one]) => (one ? [pieces, ...statedBy(one).sizes, ...statedBy(one).bolts] : []));
    expect(at('front')).toEqual([
      [2, '25x8-12'],
      [2, '4/137'],
    ]);
    expect(at('rear')).toEqual([
      [2, '25x10-12'],
      [2, '4/137'],
    ]);
    expect(set.map(({ product }) => product.alias)).toContain(alias);
    expect(set.at(-1)?.quantity).toBe(1);
  }
  expect(made).toBeGreaterThan(3);
}, 300_000);
