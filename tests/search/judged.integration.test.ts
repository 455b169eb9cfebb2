/** A slice of the judged questions against the seeded shop; `npm run bench -- --only=search` asks all of them. */

import { pino } from 'pino';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createBackend } from '#backend/index.ts';
import { gradeOf, ndcg, readJudgements, readSecondJudgements } from '../../bench/search/judge.ts';
import { askerOf, find, languageIds, readShop } from '../../bench/search/query-shop.ts';
import { fillDemo } from '../support/demo-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** All products of the demo shop, seeded once: each engine gets a copy. */
let wholeShop: string;

beforeAll(async () => {
  const { database, url } = await createTestDatabase();
  await fillDemo(url);
  // A database that is in use cannot be copied.
  await database.close();
  wholeShop = new URL(url).pathname.slice(1);
});

/** `step`: every so manieth question. One costs the database a hundred times what it costs the index in memory. */
const engines = [
  { search: 'memory', floor: 0.9, step: 4 },
  { search: 'postgres', floor: 0.75, step: 12 },
] as const;

it.each(engines)(
  'answers judged questions as a shopper would, and counts what it finds: $search',
  {
    timeout: 120_000,
  },
  async ({ search, floor, step }) => {
    const { url, drop } = await createTestDatabase(wholeShop);
    onTestFinished(drop);
    const backend = await createBackend({
      databaseUrl: url,
      logger: pino({ level: 'silent' }),
      origin: 'http://shop.test',
      catalogue: { search },
    });
    onTestFinished(() => backend.close());
    const ask = askerOf(backend);
    const shop = await readShop(ask);

    const judgements = readJudgements();
    expect(judgements.length).toBeGreaterThanOrEqual(60);
    const slice = judgements.filter((_, at) => at % step === 0);
    const scores: number[] = [];
    for (const judgement of slice)
      scores.push(ndcg(judgement, shop, await find(ask, judgement.language, judgement.text)));
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(floor);

    // Every question of the lists is answerable: its best grade is given to something.
    const second = readSecondJudgements();
    for (const judgement of [...judgements, ...second.filter(({ grades }) => grades.length > 0)])
      expect([judgement.text, shop.some(product => gradeOf(judgement, product) === 3)]).toEqual([
        judgement.text,
        true,
      ]);

    // And what the shop has nothing of finds nothing.
    for (const { language, text } of second.filter(({ grades }) => grades.length === 0))
      expect([text, await find(ask, language, text)]).toEqual([text, []]);

    interface Facets {
      products: {
        count: number;
        filters: { facets: { type: string; values: { facetId: string; count: number }[] }[] };
      };
    }
    const { products } = await ask<Facets>(
      `query ($languageId: String) {
      products(take: 0, languageId: $languageId, filter: { searchText: "lumikko", sort: RELEVANCE }) {
        count filters { facets { type values { facetId count } } }
      }
    }`,
      { languageId: languageIds.fi },
    );
    const brands = products.filters.facets.find(({ type }) => type === 'Brand')?.values ?? [];
    const own = shop.filter(({ brand }) => brand === 'Lumikko').length;
    expect(Math.max(...brands.map(({ count }) => count))).toBe(own);
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(products.count);
  },
);
