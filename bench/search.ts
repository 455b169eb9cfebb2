/** `npm run bench:search`: quality of the results of judged queries (nDCG@10), and the time of a search per typed letter relative to a trivial query. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import {
  createBackend,
  createDatabase,
  migrate,
  silentLogger,
  startEmbeddedPostgres,
} from '#backend/index.ts';
import { seedShop } from '#demo/seed.ts';
import { blankDrawings } from '#demo/drawing-source.ts';
import { askerOf, find, languageIds, readShop, type Ask } from './search/query-shop.ts';
import { ndcg, readJudgements, readSecondJudgements, type Judgement } from './search/judge.ts';

const engine = process.argv.includes('postgres') ? 'postgres' : 'memory';

/** Minimum of the mean, and of the second list, which was not used to tune the search. */
const { FLOOR, SECOND_FLOOR } = {
  memory: { FLOOR: 0.9, SECOND_FLOOR: 0.8 },
  postgres: { FLOOR: 0.78, SECOND_FLOOR: 0.8 },
}[engine];

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

async function judgeAll(ask: Ask, judgements: readonly Judgement[]): Promise<number> {
  const shop = await readShop(ask);
  const byKind = new Map<string, number[]>();
  for (const judgement of judgements) {
    const { language, kind, text } = judgement;
    const score = ndcg(judgement, shop, await find(ask, language, text));
    byKind.set(kind, [...(byKind.get(kind) ?? []), score]);
    console.log(`${score.toFixed(3)}  ${language}  ${kind.padEnd(10)}  ${text}`);
  }
  const mean = (scores: readonly number[]) => scores.reduce((sum, each) => sum + each, 0) / scores.length;
  console.log();
  for (const [kind, scores] of byKind) console.log(`${mean(scores).toFixed(3)}  ${kind} (${scores.length})`);
  return mean([...byKind.values()].flat());
}

const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), logger: silentLogger });
try {
  await migrate({ url: postgres.url, logger: silentLogger });
  const database = createDatabase({ url: postgres.url, logger: silentLogger });
  await seedShop({ db: database.db, logger: silentLogger, drawings: blankDrawings });
  await database.close();
  const logger = pino({ level: 'error' });
  const backend = await createBackend({
    databaseUrl: postgres.url,
    logger,
    origin: 'http://localhost',
    search: engine,
  });
  try {
    const ask = askerOf(backend);
    const judgements = readJudgements();
    const mean = await judgeAll(ask, judgements);
    const second = readSecondJudgements();
    console.log('\nThe second list:');
    const secondMean = await judgeAll(ask, second);
    const { typed, trivial } = await typeAll(ask, judgements);
    const figures = {
      questions: judgements.length,
      ndcg10: Number(mean.toFixed(4)),
      floor: FLOOR,
      second: { questions: second.length, ndcg10: Number(secondMean.toFixed(4)), floor: SECOND_FLOOR },
      typed: { count: typed.length, p50: quantile(typed, 0.5), p95: quantile(typed, 0.95) },
      trivial: { p50: quantile(trivial, 0.5), p95: quantile(trivial, 0.95) },
    };
    const ms = (value: number) => `${value.toFixed(2)} ms`;
    console.log(`\nmean nDCG@10 ${mean.toFixed(3)} of ${judgements.length} queries, minimum ${FLOOR}`);
    console.log(`second list  ${secondMean.toFixed(3)} of ${second.length} queries, minimum ${SECOND_FLOOR}`);
    console.log(`per typed letter  p50 ${ms(figures.typed.p50)}  p95 ${ms(figures.typed.p95)}`);
    console.log(`trivial query     p50 ${ms(figures.trivial.p50)}  p95 ${ms(figures.trivial.p95)}`);
    console.log(JSON.stringify(figures));
    if (mean < FLOOR || secondMean < SECOND_FLOOR) process.exitCode = 1;
  } finally {
    await backend.close();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
