/** One verdict for each product and machine, wherever the shop says it (R-VEHICLE-16, R-VEHICLE-27): 1,000 random pairs of the demo shop. */
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createApi } from '#api/create-api.ts';
import { documents } from '#api/documents.gen.ts';
import type { Transport } from '#api/transport.ts';
import { productJsonLd } from '#app/json-ld/product-json-ld.ts';
import { createBackend } from '#backend/index.ts';
import { productFitsIn, saidFits } from '#backend/testing.ts';
import { parseFit, printFit } from '#components/vehicle/fit-attribute.ts';
import { testContext } from '#engine/testing-engine.ts';
import { usesOn } from '#kernel/vehicle/application.ts';
import {
  type ChosenVehicle,
  compatibilityOf,
  isFitting,
  type ProductCompatibility,
} from '#kernel/vehicle/product-compatibility.ts';
import { facetAt, universalFacet, vehicleFilter } from '#kernel/vehicle/vehicle-facets.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { demoFolder } from '../support/demo-folder.ts';
import { type FitOracle, type Machine, readFitOracle, type Said } from '../support/fit-oracle.ts';
import { aContext } from '../support/worlds/small-shop.ts';

const MACHINES = 25;
const PRODUCTS_OF_EACH = 40;
/** Pages that are read: they answer for all machines at once. */
const PAGES_OF_EACH = 2;

/** The same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return <T>(list: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const found = list[Math.floor((state / 2_147_483_648) * list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
}

async function openShop() {
  const { db, url, drop } = await createDemoDatabase();
  onTestFinished(drop);
  const backend = await createBackend({
    databaseUrl: url,
    logger: pino({ level: 'silent' }),
    origin: 'http://shop.test',
  });
  onTestFinished(() => backend.close());
  async function execute<Data>(documentText: string, variables: object): Promise<Data> {
    const asked = { documentText, variables: { ...variables }, caller: { requestId: 'r' } };
    const { data, errors } = await backend.execute(asked);
    expect(errors).toBeUndefined();
    return JSON.parse(JSON.stringify(data)) as Data;
  }
  const send: Transport['query'] = ({ id }, variables) =>
    execute(documents[id]?.text ?? '', variables as object);
  const { segment } = testContext();
  const transport = { query: send, mutate: send };
  const api = createApi({ transport, segment, channelId: '1|fi', origin: 'http://shop.test' });
  return { backend, db, execute, api };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

interface Sold {
  productId: number;
  articleNumber: string;
  alias: string;
}

async function everyProduct({ execute }: Shop): Promise<Sold[]> {
  const document = `query ($skip: Int) { products(skip: $skip, take: 200, filter: { includeCollapsed: true }) {
    products { productId articleNumber alias } } }`;
  const pages = await Promise.all(
    [0, 200].map(skip => execute<{ products: { products: Sold[] } }>(document, { skip })),
  );
  return pages.flatMap(({ products }) => products.products);
}

/** Random machines, each with random products of random categories. */
function drawPairs(all: readonly Sold[], { machines, categoryOf }: FitOracle) {
  const random = randomFrom(20_261_129);
  const byCategory = new Map<string, Sold[]>();
  for (const product of all) {
    const category = categoryOf(product.articleNumber);
    byCategory.set(category, [...(byCategory.get(category) ?? []), product]);
  }
  const categories = [...byCategory.values()];
  return Array.from({ length: MACHINES }, () => {
    const products = new Set<Sold>();
    while (products.size < PRODUCTS_OF_EACH) products.add(random(random(categories)));
    return { machine: random(machines), products: [...products] };
  });
}

interface Asked {
  machine: Machine;
  ids: readonly number[];
  /** Searched with the name of the machine. */
  word: string;
}

interface ListPart {
  count: number;
  /** Null when the search was not understood as one for a machine. */
  interpretation: { vehicle: string } | null;
  products: { productId: number }[];
}

const facetOf = ({ slug }: Machine) => `${vehicleFilter}_${slug}`;
const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** What lists, their counts and a search that names the machine contain of these products. */
async function listedOf({ execute }: Shop, { machine, ids, word }: Asked) {
  const document = `query ($filter: FilterInputType, $skip: Int) {
    products(skip: $skip, take: 200, filter: $filter) { count interpretation { vehicle } products { productId } } }`;
  const wanted = new Set(ids);
  const within = async (filter: object) => {
    const page = async (skip: number) => {
      const variables = { skip, filter: { includeCollapsed: true, ...filter } };
      return (await execute<{ products: ListPart }>(document, variables)).products;
    };
    const first = await page(0);
    const rest = first.count > 200 ? await page(200) : null;
    const found = [...first.products, ...(rest?.products ?? [])].map(({ productId }) => productId);
    expect(found).toHaveLength(first.count);
    return {
      ids: ascending(found.filter(id => wanted.has(id))),
      isUnderstood: first.interpretation !== null,
    };
  };
  const facet = facetOf(machine);
  const named = `${machine.manufacturer} ${machine.model} ${machine.year}`;
  return Promise.all([
    within({ facets: [facet] }),
    within({ facets: [facetAt(facet, 'front')] }),
    within({ facets: [facetAt(facet, 'rear')] }),
    within({ facets: [facetAt(facet, 'check')] }),
    within({ facets: [facet, universalFacet] }),
    within({ searchText: `${word} ${named}`, sort: 'RELEVANCE' }),
  ]);
}

const verdictOf = (fit: ProductCompatibility | null | undefined, chosen: ChosenVehicle): Said =>
  fit ? compatibilityOf(fit, chosen) : 'nothing';

/** What the panel of the product page says, and of which machines search engines and other clients are told that it fits. */
async function pageOf({ api }: Shop, { alias }: Sold, chosen: ChosenVehicle) {
  const product = await api.catalogue.product(alias);
  if (!product) throw new Error(`no product ${alias}`);
  const related = (await api.product.related(alias)).flatMap(group => group.products);
  const [data] = [productJsonLd(() => [])(testContext(), { product }) ?? []].flat();
  return {
    panel: verdictOf(product.fit && parseFit(printFit(product.fit)), chosen),
    related: related.map(({ card, fit }) => [card.productId, verdictOf(fit, chosen)] as const),
    vehicles: product.fittingVehicles ?? [],
    named: (data as { isAccessoryOrSparePartFor?: { name: string }[] }).isAccessoryOrSparePartFor ?? [],
  };
}

async function expectPage(shop: Shop, oracle: FitOracle, { product, chosen, said }: PageParts) {
  const { panel, related, vehicles, named } = await pageOf(shop, product, chosen);
  expect([product.articleNumber, panel]).toEqual([product.articleNumber, said]);
  const told = vehicles.flatMap(({ manufacturer, model, firstYear, lastYear }) =>
    Array.from({ length: lastYear - firstYear + 1 }, (_, at) => `${manufacturer} ${model} ${firstYear + at}`),
  );
  const fitting = oracle.machines.filter(machine =>
    ['fits', 'front', 'rear'].includes(oracle.says(product.articleNumber, machine)),
  );
  const expected = fitting.map(({ manufacturer, model, year }) => `${manufacturer} ${model} ${year}`);
  expect([product.articleNumber, told.toSorted()]).toEqual([product.articleNumber, expected.toSorted()]);
  expect(named).toHaveLength(Math.min(60, vehicles.length));
  // Beside it stands the same verdict as on the cards of lists.
  const cards = await shop.api.vehicle.fits(related.map(([id]) => id));
  for (const [id, verdict] of related) expect([id, verdict]).toEqual([id, verdictOf(cards.get(id), chosen)]);
}

/** A guest of the Finnish market. */
function contextOf({ backend }: Shop): ReturnType<typeof aContext> {
  const [channel] = backend.catalogue.catalogue.reference().channels;
  const market = channel?.markets.find(({ alias }) => alias === 'fi');
  const language = channel?.languages.find(({ code }) => code === 'fi');
  if (!channel || !market || !language) throw new Error('the demo shop has no Finnish market');
  return { ...aContext(), channel, market, language };
}

interface PageParts {
  product: Sold;
  chosen: ChosenVehicle;
  said: Said;
}

it('agrees on 1,000 random pairs, with an oracle over the files of the shop too', async () => {
  const shop = await openShop();
  const oracle = readFitOracle(demoFolder);
  const seen = new Map<Said, number>();
  let [used, packages, searched] = [0, 0, 0];
  for (const { machine, products } of drawPairs(await everyProduct(shop), oracle)) {
    const ids = products.map(({ productId }) => productId);
    const names = { ...machine, year: String(machine.year) };
    const data = await shop.backend.vehicles.find(machine.manufacturer, machine.year, machine.model);
    const chosen: ChosenVehicle = { facetId: facetOf(machine), data };
    const fitsOf = productFitsIn(shop.backend.catalogue);
    const [cards, [fits, front, rear, check, chip, search], ordered] = await Promise.all([
      shop.api.vehicle.fits(ids),
      listedOf(shop, { machine, ids, word: 'vinssi' }),
      saidFits(contextOf(shop), shop.db, { vehicle: names, ids, fitsOf }),
    ]);
    const said = new Map(products.map(one => [one.productId, oracle.says(one.articleNumber, machine)]));
    const idsOf = (...wanted: Said[]) =>
      ascending(ids.filter(id => wanted.includes(said.get(id) ?? 'nothing')));
    const where = [machine.slug, ids.length];
    expect([where, fits.ids]).toEqual([where, idsOf('fits', 'front', 'rear')]);
    expect([where, front.ids, rear.ids]).toEqual([where, idsOf('front'), idsOf('rear')]);
    expect([where, check.ids]).toEqual([where, idsOf('check')]);
    expect([where, chip.ids]).toEqual([where, idsOf('fits', 'front', 'rear', 'universal')]);
    // Where nothing of the kind fits, the words are searched as they are.
    const found = search.isUnderstood ? search.ids : [];
    expect([where, found.filter(id => !chip.ids.includes(id))]).toEqual([where, []]);
    searched += found.length;
    for (const { productId, articleNumber } of products) {
      const expected = said.get(productId) ?? 'nothing';
      const card = cards.get(productId);
      const pair = [machine.slug, articleNumber];
      expect([pair, verdictOf(card, chosen)]).toEqual([pair, expected]);
      // A package is ordered as its parts.
      const inOrder = ordered.get(productId);
      if (!card?.groups) expect([pair, inOrder?.verdict ?? 'nothing']).toEqual([pair, expected]);
      const uses = usesOn(card?.uses ?? [], chosen.facetId);
      expect(uses.map(({ position, quantity }) => `${position} ${quantity}`)).toEqual(
        oracle.usedOn(articleNumber, machine),
      );
      expect([pair, inOrder?.uses ?? []]).toEqual([pair, card?.groups ? [] : uses]);
      used += uses.length;
      seen.set(expected, (seen.get(expected) ?? 0) + 1);
    }
    const isPackage = ({ productId }: Sold) => cards.get(productId)?.groups !== undefined;
    const looked = [...products.filter(isPackage).slice(0, 1), ...products.slice(0, PAGES_OF_EACH)];
    packages += products.filter(isPackage).length;
    for (const product of looked)
      await expectPage(shop, oracle, { product, chosen, said: said.get(product.productId) ?? 'nothing' });
  }
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(MACHINES * PRODUCTS_OF_EACH);
  expect([...seen.keys()].toSorted()).toEqual(
    ['check', 'fits', 'front', 'nothing', 'other', 'rear', 'universal'].toSorted(),
  );
  expect([...seen.keys()].filter(said => said !== 'nothing' && isFitting(said))).toHaveLength(3);
  expect([used, packages, searched].map(count => count > 0)).toEqual([true, true, true]);
}, 60_000);
