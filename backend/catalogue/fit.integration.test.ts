/** What fits a vehicle, in lists, counts, cards and orders, against an oracle over the raw data (R-VEHICLE-16). */
import { expect, it } from 'vitest';
import {
  compatibilityFrom,
  compatibilityOf,
  type FitParameter,
} from '#kernel/vehicle/product-compatibility.ts';
import { facetAt } from '#kernel/vehicle/vehicle-facets.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import type { World } from '#tests/support/worlds/world.ts';

const PRODUCTS = 60;
const MACHINES = 25;

// Data that the oracle reads without the shop's code: values are plain fields, not texts to be parsed.
interface Machine {
  slug: string;
  front: Wheel | null;
  rear: Wheel | null;
  bolts: string | null;
  kind: string | null;
}
interface Wheel {
  height: number;
  width: number;
  rim: number;
}
interface Part {
  id: number;
  tyre: Wheel | null;
  rim: number | null;
  bolts: readonly string[];
  kind: string | null;
  universal: boolean;
  listed: readonly number[];
}
type Verdict = 'fits' | 'front' | 'rear' | 'check' | 'other' | 'universal' | 'nothing';

/** The same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0];
  return { next, pick };
}

const { next, pick } = randomFrom(20_260_834);
const wheel = (): Wheel => ({ height: pick([24, 25, 26, 30]), width: pick([8, 9, 10]), rim: pick([12, 14]) });
const maybe = <T>(chance: number, make: () => T): T | null => (next() < chance ? make() : null);
const patterns = ['4/110', '4/137', '4/156'] as const;

const machines: Machine[] = Array.from({ length: MACHINES }, (_, index) => ({
  slug: `make-2020-m${index}`,
  front: maybe(0.85, wheel),
  rear: maybe(0.85, wheel),
  bolts: maybe(0.8, () => pick(patterns)),
  kind: maybe(0.8, () => pick(['ATV', 'Side-by-side'])),
}));
const parts: Part[] = Array.from({ length: PRODUCTS }, (_, index) => ({
  id: index + 1,
  tyre: maybe(0.4, wheel),
  rim: maybe(0.25, () => pick([12, 14])),
  bolts: maybe(0.35, () => [pick(patterns), pick(patterns)]) ?? [],
  kind: maybe(0.25, () => pick(['ATV', 'Side-by-side'])),
  universal: next() < 0.35,
  listed: next() < 0.3 ? [Math.floor(next() * MACHINES), Math.floor(next() * MACHINES)] : [],
}));

type State = 'yes' | 'perhaps' | 'no';
const worst = (states: readonly State[]): State =>
  states.includes('no') ? 'no' : states.includes('perhaps') ? 'perhaps' : 'yes';

/** One end of the machine, written from the sentences of the requirement. */
function endOf(part: Part, machine: Machine, own: Wheel | null): State {
  const states: State[] = [];
  if (part.tyre) {
    if (!own) states.push('perhaps');
    else if (part.tyre.rim !== own.rim) states.push('no');
    else {
      const apart = Math.max(Math.abs(part.tyre.height - own.height), Math.abs(part.tyre.width - own.width));
      states.push(apart === 0 ? 'yes' : apart <= 1 ? 'perhaps' : 'no');
    }
  }
  if (part.rim !== null) states.push(!own ? 'perhaps' : own.rim === part.rim ? 'yes' : 'no');
  if (part.bolts.length > 0)
    states.push(machine.bolts === null ? 'perhaps' : part.bolts.includes(machine.bolts) ? 'yes' : 'no');
  if (part.kind !== null)
    states.push(machine.kind === null ? 'perhaps' : machine.kind === part.kind ? 'yes' : 'no');
  return worst(states);
}

function oracle(part: Part, machine: Machine): Verdict {
  const isListed = part.listed.some(index => machines[index] === machine);
  const isMeasured = part.tyre !== null || part.rim !== null || part.bolts.length > 0 || part.kind !== null;
  if (!isListed && part.listed.length > 0 && !part.universal) return 'other';
  if (!isMeasured) return isListed ? 'fits' : part.universal ? 'universal' : 'nothing';
  const [front, rear] = [endOf(part, machine, machine.front), endOf(part, machine, machine.rear)];
  // The diameter of a rim and the class of a machine exclude, but prove nothing.
  const isProven = part.universal || part.tyre !== null || part.bolts.length > 0;
  const measured: Verdict =
    front !== 'yes' && rear !== 'yes'
      ? front === 'perhaps' || rear === 'perhaps'
        ? 'check'
        : 'other'
      : !isProven
        ? 'check'
        : front === rear
          ? 'fits'
          : front === 'yes'
            ? 'front'
            : 'rear';
  return isListed && (measured === 'check' || measured === 'other') ? 'fits' : measured;
}

const sizeOf = ({ height, width, rim }: Wheel) => `${height}x${width}-${rim}`;

/** Number of the group, the parameter and the first of its values. */
async function aMeasure(
  world: World,
  {
    id,
    identifier,
    values,
    fit = null,
  }: { id: number; identifier: string; values: string[]; fit?: string | null },
): Promise<Map<string, number>> {
  await world.aParameter({ id, group: 52, values });
  await world.db.updateTable('parameter').set({ identifier, fit }).where('parameter_id', '=', id).execute();
  return new Map(values.map((value, at) => [value, id * 100 + at]));
}

async function aRandomShop(world: World): Promise<void> {
  const vehicles = await aMeasure(world, {
    ...{ id: 477, identifier: 'vehicle' },
    values: [...machines.map(({ slug }) => slug), 'universal'],
  });
  const sizes = [...new Set(parts.flatMap(({ tyre }) => (tyre ? [sizeOf(tyre)] : [])))];
  const size = await aMeasure(world, { id: 501, identifier: 'size', values: sizes });
  const rim = await aMeasure(world, { id: 502, identifier: 'rim', values: ['12″', '14″'] });
  const bolts = await aMeasure(world, { id: 528, identifier: 'bolts', values: [...patterns] });
  const kind = await aMeasure(world, {
    ...{ id: 535, identifier: 'machine', values: ['ATV', 'Side-by-side'] },
    fit: 'class text machineClass excludes',
  });
  for (const [index, { slug, front, rear, bolts: pattern, kind: machineClass }] of machines.entries())
    await world.db
      .insertInto('vehicle')
      .values({
        ...{ vehicle_id: index + 1, manufacturer: 'Make', year: 2020, model: `M${index}` },
        parameter_value_id: vehicles.get(slug) ?? 0,
        tech_data: JSON.stringify({
          ...(front && { frontTire: sizeOf(front) }),
          ...(rear && { backTire: sizeOf(rear) }),
          ...(pattern && { frontBoltPattern: pattern, backBoltPattern: pattern }),
          ...(machineClass && { machineClass }),
        }),
      })
      .execute();
  await world.aCategory({ id: 1, name: 'Parts' });
  await world.aBrand(1);
  for (const part of parts) {
    await world.aProduct({ id: part.id, name: `Part ${part.id}`, categories: [1], prices: { fi: 1000 } });
    const values = [
      part.tyre && size.get(sizeOf(part.tyre)),
      part.rim && rim.get(`${part.rim}″`),
      part.kind && kind.get(part.kind),
      part.universal ? vehicles.get('universal') : null,
      ...part.bolts.map(pattern => bolts.get(pattern)),
      ...part.listed.map(index => vehicles.get(machines[index]?.slug ?? '')),
    ];
    for (const parameter_value_id of new Set(values.filter(value => typeof value === 'number')))
      await world.db
        .insertInto('product_parameter')
        .values({ product_id: part.id, parameter_value_id })
        .execute();
  }
}

const document = `query ($filter: FilterInputType) { products(filter: $filter, take: 200) { count products {
  productId parameterGroups { parameters { facetId identifier value fit } } } } }`;
interface Answer {
  products: {
    count: number;
    products: { productId: number; parameterGroups: { parameters: FitParameter[] }[] }[];
  };
}

it('gives one verdict for each product and vehicle on cards, in lists and in counts', async () => {
  const shop = await createTestBackend(aRandomShop);
  const listed = async (filter: object) => (await shop.query<Answer>(document, { filter })).products;
  const cards = new Map(
    (await listed({})).products.map(({ productId, parameterGroups }) => [
      productId,
      compatibilityFrom(parameterGroups.flatMap(({ parameters }) => parameters)),
    ]),
  );
  expect(cards.size).toBe(PRODUCTS);
  const seen = new Set<Verdict>();
  for (const [index, machine] of machines.entries()) {
    const facetId = `f_52_477_${machine.slug}`;
    const data = await shop.backend.vehicles.find('Make', 2020, `M${index}`);
    const verdicts = new Map(parts.map(part => [part.id, oracle(part, machine)]));
    const idsOf = (...wanted: Verdict[]) =>
      [...verdicts].flatMap(([id, verdict]) => (wanted.includes(verdict) ? [id] : []));
    for (const [id, verdict] of verdicts) {
      const card = cards.get(id);
      expect([machine, id, card ? compatibilityOf(card, { facetId, data }) : 'nothing']).toEqual([
        machine,
        id,
        verdict,
      ]);
      seen.add(verdict);
    }
    for (const [facets, wanted] of [
      [[facetId], ['fits', 'front', 'rear']],
      [
        [facetId, 'f_52_477_universal'],
        ['fits', 'front', 'rear', 'universal'],
      ],
      [[facetAt(facetId, 'front')], ['front']],
      [[facetAt(facetId, 'rear')], ['rear']],
      [[facetAt(facetId, 'check')], ['check']],
    ] as const) {
      const { count, products } = await listed({ facets });
      const found = products.map(({ productId }) => productId).toSorted((a, b) => a - b);
      const expected = idsOf(...wanted);
      expect([machine.slug, wanted, found]).toEqual([machine.slug, wanted, expected]);
      expect(count).toBe(expected.length);
    }
  }
  expect(seen.size).toBe(7);
});
