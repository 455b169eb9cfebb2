/** `npm run bench:render`: server time per page, uncached and cached, compared with a static response of the same size. */
import { join } from 'node:path';
import { root } from '../tools/run/bootstrap.mjs';
import { loadMeasuredShop } from './build-measured-shop.mjs';
import { freePort, shopEnvironment, startBuiltShop } from './built-shop.mjs';
import { responsesPerSecond, staticResponsesPerSecond } from './load.mjs';
import { findPages } from './shop-pages.mjs';
import { enforceBudgets, printTable } from './budgets.mjs';

const RENDERS = 300;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

/** Times and rates depend on the computer, so they are printed and not enforced. */
const measures = [
  { key: 'cpuMs', name: 'CPU ms per page, not cached', budget: 2.5, shown: true },
  { key: 'reactMs', name: 'React part, CPU ms' },
  { key: 'plainCardsMs', name: 'reference: 20 plain cards by React, CPU ms' },
  { key: 'comparableMs', name: 'CPU ms per page, scaled to a reference of 0.085', budget: 2.5, shown: true },
  { key: 'pagesPerSecond', name: 'pages per second, not cached', least: 400, shown: true },
  { key: 'cachedPerSecond', name: 'pages per second, cached' },
  { key: 'staticPerSecond', name: 'static response of the same size, per second' },
  { key: 'cachedShare', name: 'cached page, share of the static response', least: 0.3 },
  { key: 'uncachedShare', name: 'not cached, share of the static response' },
  { key: 'kilobytes', name: 'HTML, KB' },
];

/** CPU time of twenty plain cards on the computer for which the budgets were set. */
const PLAIN_CARDS_MS = 0.085;

const { openShop, renderLastRoot, renderPlainCards } = await loadMeasuredShop();
const open = async () => {
  const environment = shopEnvironment(await freePort());
  return openShop({ root, client: join(root, 'dist/client'), environment, cachesPages: false });
};

/** CPU time of this process per call: the lowest of five parts, because other processes can only add to it. */
async function cpuMs(work, turns = RENDERS) {
  for (let turn = 0; turn < turns; turn += 1) await work();
  let best = Number.POSITIVE_INFINITY;
  for (let part = 0; part < 5; part += 1) {
    const before = process.cpuUsage();
    for (let turn = 0; turn < turns / 5; turn += 1) await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / (turns / 5) / 1000);
  }
  return best;
}
const short = (figure, digits = 2) => Number(figure.toFixed(digits));

async function uncached(shop, path) {
  await fetch(shop.origin + path);
  const { html } = await shop.renderAgain(path);
  const bytes = Buffer.byteLength(html);
  const whole = await cpuMs(() => shop.renderAgain(path));
  const react = await cpuMs(renderLastRoot);
  const plainCards = await cpuMs(renderPlainCards, 3000);
  const pagesPerSecond = await responsesPerSecond(shop.origin + path, SECONDS);
  return {
    cpuMs: short(whole),
    reactMs: short(react),
    plainCardsMs: short(plainCards, 3),
    comparableMs: short((whole * PLAIN_CARDS_MS) / plainCards),
    pagesPerSecond,
    bytes,
    kilobytes: short(bytes / 1000, 1),
  };
}

async function cached(shop, path, { bytes, pagesPerSecond }) {
  // Warm-up: the first seconds are spent in the JIT compiler.
  await responsesPerSecond(shop.origin + path, 1);
  // Alternating, and the best of each, so that background load does not affect only one of them.
  let cachedPerSecond = 0;
  let staticPerSecond = 0;
  for (let round = 0; round < SECONDS; round += 1) {
    cachedPerSecond = Math.max(cachedPerSecond, await responsesPerSecond(shop.origin + path, 1));
    staticPerSecond = Math.max(staticPerSecond, await staticResponsesPerSecond(bytes, 1));
  }
  const share = figure => short(figure / staticPerSecond, 3);
  return {
    cachedPerSecond,
    staticPerSecond,
    cachedShare: share(cachedPerSecond),
    uncachedShare: share(pagesPerSecond),
  };
}

/** Only one shop at a time, because they share the data folder. */
async function within(shop, work) {
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

const figures = {};
const paths = await within(await open(), async shop => {
  const found = await findPages(shop.origin);
  for (const [name, path] of Object.entries(found)) figures[name] = await uncached(shop, path);
  return found;
});
// As in production: a process of its own that logs every request.
await within(await startBuiltShop({ LOG_LEVEL: 'info' }), async shop => {
  for (const [name, path] of Object.entries(paths))
    Object.assign(figures[name], await cached(shop, path, figures[name]));
});

const columns = Object.keys(paths);
const rows = measures.map(({ key, ...measure }) => ({
  ...measure,
  values: Object.fromEntries(columns.map(column => [column, figures[column][key]])),
}));
for (const column of columns) console.log(`${column.padEnd(8)} ${decodeURI(paths[column])}`);
console.log();
printTable(columns, rows);
console.log(`\n${JSON.stringify({ bench: 'render', node: process.version, paths, figures })}\n`);
enforceBudgets(rows);
