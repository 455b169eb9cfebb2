/** A restored index returns the same as the saved one, for random catalogues, and changes in the same way. */
import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BuiltIndex, chunkOf, indexFromRows } from '#tests/support/index-from-rows.ts';
import { type RandomCatalogue, randomCatalogue, rowsOf } from '#tests/support/samples/random-catalogue.ts';
import { randomReference } from '#tests/support/samples/small-reference.ts';
import { type SectionsInMemory, sectionsInMemory } from '#tests/support/sections-in-memory.ts';
import { answerFrom } from '../answer/answer.ts';
import type { ListFilter, ListSort } from '../answer/catalogue-query.ts';
import { groupsNow, replaceProducts } from '../refresh/replace-products.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { captureSnapshot, saveSnapshot } from './save-snapshot.ts';

const sorts: readonly ListSort[] = [
  'NATURAL',
  'LATEST',
  'PRICE',
  'ALPHABETICAL',
  'TOTAL_STOCK',
  'BRAND',
  'VOTES',
];

const filters = ['fi', 'se'].flatMap(marketId =>
  ['fi-FI', 'sv-SE'].flatMap(languageId =>
    [
      { searchText: null, facets: [] },
      { searchText: null, facets: ['c_1', 'b_3', 'stock_in-stock'] },
      { searchText: 'vins', facets: [] },
      { searchText: 'akseli 10', facets: ['price_50_EUR'] },
    ].map(
      (asked): ListFilter => ({
        ...asked,
        marketId,
        languageId,
        context: [],
        include: [],
        includeMode: 'INTERSECT',
        exclude: [],
        price: { lowest: null, highest: null },
        includeCollapsed: false,
      }),
    ),
  ),
);

const answersOf = ({ index }: BuiltIndex) =>
  filters.map(filter => ({
    lists: [...sorts, 'RELEVANCE' as const].map(sort => index.list(filter, { sort, skip: 0, take: 200 })),
    counts: [index.count(filter, 'CURRENT'), index.count(filter, 'BY_GROUP')],
  }));

async function built({ parts, mains }: RandomCatalogue): Promise<BuiltIndex> {
  const made = await indexFromRows(randomReference, rowsOf({ parts, mains }));
  const { search } = made.snapshot;
  await search.learn(async (_, words) => words.map(word => word.replace(/[aiou]$/, '')));
  const texts = parts.flatMap(({ id, names }) =>
    Object.keys(names).map(languageId => ({
      doc: made.snapshot.docOf.get(id) ?? 0,
      languageId,
      text: `kuvaus ${id % 3} akseliin`,
    })),
  );
  await search.describe(
    (async function* () {
      yield texts;
    })(),
  );
  return made;
}

async function saved({ snapshot }: BuiltIndex): Promise<SectionsInMemory> {
  const sections = sectionsInMemory();
  const captured = captureSnapshot(snapshot);
  if (!captured) throw new Error('a new index can be saved');
  await saveSnapshot(sections, captured);
  return sections;
}

const checksumsOf = ({ content }: SectionsInMemory) =>
  [...content].map(([name, { type, bytes }]) => `${name} ${type} ${crc32(bytes)}`);

async function restored(sections: SectionsInMemory, reference = randomReference): Promise<BuiltIndex> {
  const source = { version: 0, reference, named: new Set([477]), synonyms: new Map<string, string[][]>() };
  const snapshot = await restoreSnapshot(sections, source);
  return { snapshot, index: answerFrom(snapshot) };
}

const remove = ({ snapshot, index }: BuiltIndex, catalogue: RandomCatalogue) => {
  const rows = rowsOf({ ...catalogue, parts: catalogue.parts.filter(({ id }) => id > 3) });
  const ids = [1, 2, 3, 4, 5];
  const groups = groupsNow(snapshot, ids);
  replaceProducts(snapshot, ids, chunkOf(rows, new Set(ids)), groups, []);
  index.added();
};

it('returns the same as the index that was saved, also after changes', async () => {
  await fc.assert(
    fc.asyncProperty(randomCatalogue, async catalogue => {
      const one = await built(catalogue);
      const sections = await saved(one);
      const other = await restored(sections);
      expect(answersOf(other)).toEqual(answersOf(one));
      expect(checksumsOf(await saved(other))).toEqual(checksumsOf(sections));
      for (const each of [one, other]) remove(each, catalogue);
      expect(answersOf(other)).toEqual(answersOf(one));
    }),
    { numRuns: 10 },
  );
});

it('saves the index of its build while products change', async () => {
  const [catalogue] = fc.sample(randomCatalogue, { numRuns: 1, seed: 7 });
  if (!catalogue) throw new Error('no sample');
  const one = await built(catalogue);
  const before = await saved(one);
  const captured = captureSnapshot(one.snapshot);
  remove(one, catalogue);
  const after = sectionsInMemory();
  if (captured) await saveSnapshot(after, captured);
  expect(answersOf(await restored(after))).toEqual(answersOf(await restored(before)));
});

it('cannot be saved once products were replaced', async () => {
  const [catalogue] = fc.sample(randomCatalogue, { numRuns: 1, seed: 7 });
  if (!catalogue) throw new Error('no sample');
  const one = await built(catalogue);
  remove(one, catalogue);
  expect(captureSnapshot(one.snapshot)).toBeNull();
});

it('is refused when names have changed since', async () => {
  const sections = await saved(await built({ parts: [], mains: new Map() }));
  const brands = new Map(randomReference.brands);
  const brand = brands.get(1);
  if (brand) brands.set(1, { ...brand, name: 'Other' });
  await expect(restored(sections, { ...randomReference, brands })).rejects.toThrow('have changed');
});
