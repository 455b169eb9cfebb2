/** A slice of the judged questions against the seeded shop; `npm run bench -- --only=search` asks all of them. */

import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBackend } from '#backend/index.ts';
import { gradeOf, ndcg, readJudgements, readSecondJudgements } from '../../bench/search/judge.ts';
import { readMachineQueries } from '../../bench/search/machine-judge.ts';
import { judgeMachineQueries } from '../../bench/search/machine-scores.ts';
import { askerOf, find, languageIds, readShop } from '../../bench/search/query-shop.ts';
import { readRawCatalogue } from '../../bench/search/raw-catalogue.ts';
import { UNSEEN_SEED, writeUnseenQueries } from '../../bench/search/unseen-queries.ts';
import { createWholeDemoDatabase } from '../support/demo-database.ts';

async function openShop(search: 'memory' | 'postgres') {
  const { url, drop } = await createWholeDemoDatabase();
  onTestFinished(drop);
  const errors: string[] = [];
  const backend = await createBackend({
    databaseUrl: url,
    logger: pino({ level: 'error' }, { write: line => void errors.push(line) }),
    origin: 'http://shop.test',
    catalogue: { search },
  });
  onTestFinished(() => backend.close());
  const ask = askerOf(backend);
  // A word of descriptions, which are read after the start.
  await vi.waitFor(async () => expect(await find(ask, 'fi', 'vesitiivis')).not.toEqual([]), {
    timeout: 60_000,
    interval: 500,
  });
  return { ask, errors };
}

/** `step`: every so manieth question. One costs the database a hundred times what it costs the index in memory. */
const engines = [
  { search: 'memory', floor: 0.9, step: 4 },
  { search: 'postgres', floor: 0.75, step: 12 },
] as const;

it.each(engines)(
  'answers judged questions as a shopper would, and counts what it finds: $search',
  {
    // Another file may be filling the shop, on a machine that is busy.
    timeout: 300_000,
  },
  async ({ search, floor, step }) => {
    const { ask, errors } = await openShop(search);
    const shop = await readShop(ask);

    const judgements = readJudgements();
    expect(judgements.length).toBeGreaterThanOrEqual(60);
    const slice = judgements.filter((_, at) => at % step === 0);
    const scores: number[] = [];
    for (const judgement of slice)
      scores.push(ndcg(judgement, shop, await find(ask, judgement.language, judgement.text)));
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(floor);
    expect(errors).toEqual([]);

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

/** Those that the search was tuned with, and those that it was not. */
const machineQueries = {
  tuned: readMachineQueries(),
  unseen: writeUnseenQueries(readRawCatalogue(), UNSEEN_SEED),
};

it.each(engines)(
  'finds parts by machine and number, and nothing for another machine: $search',
  { timeout: 300_000 },
  async ({ search }) => {
    const { ask, errors } = await openShop(search);
    const shop = await readShop(ask);
    for (const queries of Object.values(machineQueries)) {
      expect(queries).toHaveLength(20);
      const judged = await judgeMachineQueries(ask, shop, queries);
      expect(judged.flatMap(({ text, wrong }) => wrong.map(number => `${text}: ${number}`))).toEqual([]);
      const mean = judged.reduce((sum, { score }) => sum + score, 0) / judged.length;
      const bad = judged.flatMap(({ text, score }) => (score < 0.5 ? [text] : []));
      expect({ bad, errors, isGood: mean >= 0.9 }).toEqual({ bad, errors: [], isGood: true });
    }
  },
);
