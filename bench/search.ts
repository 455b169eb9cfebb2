/** Quality of the results of judged queries (nDCG@10), and the time of a search per typed letter relative to a trivial query. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { silentLogger } from '#backend/commands.ts';
import { createBackend, migrate, startEmbeddedPostgres } from '#backend/index.ts';
import { fillDemo } from '#tests/support/demo-folder.ts';
import type { Row, Table } from './run/budgets.mjs';
import { options } from './run/options.mjs';
import { type Judgement, ndcg, readJudgements, readSecondJudgements } from './search/judge.ts';
import { type MachineQuery, readMachineQueries } from './search/machine-judge.ts';
import { judgeMachineQueries } from './search/machine-scores.ts';
import { type Ask, askerOf, find, languageIds, readShop } from './search/query-shop.ts';
import { readRawCatalogue } from './search/raw-catalogue.ts';
import { UNSEEN_SEED, writeUnseenQueries } from './search/unseen-queries.ts';

/** Minimum of the mean: for the list that the search was tuned with, and for the second one. */
const minimums = { memory: { first: 0.9, second: 0.8 }, postgres: { first: 0.78, second: 0.8 } };
/** The same for those for machines and numbers, which no product of another machine may answer. */
const machineMinimums = { first: 0.9, second: 0.9 };
type Engine = keyof typeof minimums;

export const title = 'Search';
export const note =
  'Judged queries; the second list was not used to tune the search. Every query is then typed letter by letter.';

const TYPED = `query ($text: String, $languageId: String) {
  products(take: 10, languageId: $languageId, filter: { searchText: $text, sort: RELEVANCE }) {
    count
    products { productId name canonicalUrl brand { name canonicalUrl } categories { name canonicalUrl } }
  }
}`;
const TRIVIAL = `{ channel { id } }`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const quantile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0;

/** Sends every query letter by letter, as a search field does; each prefix is sent once, so none is cached. */
async function typeAll(ask: Ask, judgements: readonly Judgement[]) {
  const typed: number[] = [];
  const trivial: number[] = [];
  const met = new Set<string>();
  for (const { language, text } of judgements) {
    for (let length = 2; length <= text.length; length += 1) {
      const variables = { text: text.slice(0, length), languageId: languageIds[language] };
      if (met.size === met.add(`${language} ${variables.text.trim()}`).size) continue;
      typed.push(await timed(() => ask(TYPED, variables)));
      trivial.push(await timed(() => ask(TRIVIAL, variables)));
    }
  }
  return { typed, trivial };
}

/** Prints the score of each query. @returns the mean */
async function judgeAll(ask: Ask, judgements: readonly Judgement[]): Promise<number> {
  const shop = await readShop(ask);
  const scores: number[] = [];
  for (const judgement of judgements) {
    const { language, kind, text } = judgement;
    const score = ndcg(judgement, shop, await find(ask, language, text));
    scores.push(score);
    console.log(`${score.toFixed(3)}  ${language}  ${kind.padEnd(10)}  ${text}`);
  }
  return scores.reduce((sum, each) => sum + each, 0) / scores.length;
}

/** Prints the score of each query. @returns the mean, and how many answers are for another machine */
async function judgeMachines(ask: Ask, queries: readonly MachineQuery[]) {
  const judged = await judgeMachineQueries(ask, await readShop(ask), queries);
  for (const { score, language, text, wrong } of judged)
    console.log(`${score.toFixed(3)}  ${language}  machine     ${text}  ${wrong.slice(0, 3).join(' ')}`);
  return {
    mean: judged.reduce((sum, { score }) => sum + score, 0) / judged.length,
    wrong: judged.reduce((sum, { wrong }) => sum + wrong.length, 0),
  };
}

async function withShop<Value>(search: Engine, work: (ask: Ask) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), logger: silentLogger });
  try {
    await migrate({ url: postgres.url, logger: silentLogger });
    await fillDemo(postgres.url, options.short ? 300 : undefined);
    const logger = pino({ level: 'error' });
    const backend = await createBackend({
      databaseUrl: postgres.url,
      logger,
      origin: 'http://localhost',
      catalogue: { search },
    });
    try {
      return await work(askerOf(backend));
    } finally {
      await backend.close();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const figure = (value: number, digits: number) => Number(value.toFixed(digits));

async function measureEngine(engine: Engine): Promise<Table[]> {
  const [first, second] = [readJudgements(), readSecondJudgements()].map(all =>
    options.short ? all.slice(0, 2) : all,
  );
  if (!first || !second) return [];
  const { mean, secondMean, machines, unseen, typed, trivial } = await withShop(engine, async ask => ({
    mean: await judgeAll(ask, first),
    secondMean: await judgeAll(ask, second),
    machines: await judgeMachines(ask, readMachineQueries()),
    unseen: await judgeMachines(ask, writeUnseenQueries(readRawCatalogue(), UNSEEN_SEED)),
    ...(await typeAll(ask, first)),
  }));
  const times = (all: readonly number[]) => ({
    p50: figure(quantile(all, 0.5), 2),
    p95: figure(quantile(all, 0.95), 2),
  });
  // A small shop lacks some of the products.
  const isEnforced = options.short ? { shown: true } : {};
  const quality: Row[] = [
    { name: 'queries', values: { first: first.length, second: second.length } },
    {
      name: `mean nDCG@10, search in ${engine === 'memory' ? 'memory' : 'PostgreSQL'}`,
      values: { first: figure(mean, 3), second: figure(secondMean, 3) },
      least: minimums[engine],
      ...isEnforced,
    },
    {
      name: 'the same for machines and numbers',
      values: { first: figure(machines.mean, 3), second: figure(unseen.mean, 3) },
      least: machineMinimums,
      ...isEnforced,
    },
    {
      name: 'answers for another machine or number',
      values: { first: machines.wrong, second: unseen.wrong },
      budget: 0,
      ...isEnforced,
    },
  ];
  const speed: Row[] = [
    { name: 'per typed letter, ms', values: times(typed) },
    { name: 'reference: trivial query, ms', values: times(trivial) },
  ];
  return [
    { columns: ['first', 'second'], rows: quality },
    { columns: ['p50', 'p95'], rows: speed },
  ];
}

/** The default engine, and the one of `SEARCH=postgres`. */
export async function measure(): Promise<Table[]> {
  return [...(await measureEngine('memory')), ...(await measureEngine('postgres'))];
}
