/** Server time per page, uncached and cached, compared with a static response of the same size and with plain React. */
import { join } from 'node:path';
import { root } from '../tools/run/bootstrap.mjs';
import { freePort, shopEnvironment, startBuiltShop } from './built-shop.mjs';
import { cpuTime, cpuTimeOfAll } from './cpu-time.mjs';
import { round } from './figures.mjs';
import { responsesPerSecond, staticResponsesPerSecond } from './load.mjs';
import { loadMeasuredShop } from './measured/build-measured-shop.mjs';
import { startPeer } from './peer/peer.mjs';
import { plainPage } from './plain-page.mjs';
import { besideOther, rowsOf } from './run/budgets.mjs';
import { options } from './run/options.mjs';
import { findPages } from './shop-pages.mjs';

export const title = 'Server time per page';
export const note =
  'CPU time of one render in the process, without HTTP and page cache; responses per second with 10 clients. *Plain React* renders the same elements as the finished page, without data, messages and routing.';

const RENDERS = options.short ? 5 : 300;
const SECONDS = options.short ? 1 : 3;

/** Times and rates depend on the computer, so they are printed and not enforced. */
const measures = [
  { key: 'cpuMs', name: 'CPU ms, query results cached', budget: 2.5, shown: true },
  { key: 'nothingMs', name: 'CPU ms, nothing cached' },
  { key: 'executions', name: 'executions at the backend, nothing cached', budget: 4 },
  { key: 'reactMs', name: 'of it React, CPU ms' },
  { key: 'plainPageMs', name: 'reference: plain React, the same elements, CPU ms' },
  { key: 'plainCardsMs', name: 'reference: plain React, 20 cards, CPU ms' },
  { key: 'comparableMs', name: 'CPU ms, scaled to 20 cards in 0.085', budget: 2.5, shown: true },
  { key: 'servedMs', name: 'CPU ms over HTTP, query results cached' },
  { key: 'servedNothingMs', name: 'CPU ms over HTTP, nothing cached' },
  { key: 'pagesPerSecond', name: 'pages per second, query results cached', least: 400, shown: true },
  { key: 'cachedPerSecond', name: 'pages per second, page cached' },
  { key: 'staticPerSecond', name: 'reference: static response of the same size, per second' },
  {
    key: 'cachedShare',
    name: 'cached page, share of the static response',
    goal: { least: 0.6 },
    ...(options.short ? {} : { least: 0.3 }),
  },
  { key: 'uncachedShare', name: 'page not cached, share of the static response' },
  { key: 'kilobytes', name: 'HTML, KB' },
  {
    key: 'ofOther',
    name: "CPU over HTTP, query results cached, share of Hydrogen's",
    goal: { most: { front: 0.35, list: 0.4, product: 0.4 } },
    budget: { front: 0.35, list: 0.4, product: 0.4 },
  },
  {
    key: 'nothingOfOther',
    // Hydrogen's cache stores nothing either.
    name: "CPU over HTTP, nothing cached, share of Hydrogen's",
    goal: { most: { front: 0.6, list: 0.6, product: 0.8 } },
    budget: { front: 0.9, list: 1.1, product: 1.4 },
  },
];

/** CPU time of twenty plain cards on the computer for which the budgets were set. */
const PLAIN_CARDS_MS = 0.085;

const { openShop, renderLastRoot, renderPlainCards, forgetAll, executionCount } = await loadMeasuredShop();

/** CPU time of this process per call: the lowest of five parts, because other processes can only add to it. */
async function cpuMs(work, turns = RENDERS) {
  for (let turn = 0; turn < turns; turn += 1) await work();
  let best = Number.POSITIVE_INFINITY;
  for (let part = 0; part < 5; part += 1) {
    // Renders from caches never wait, so the database connection would time out.
    await new Promise(resolve => setImmediate(resolve));
    const before = process.cpuUsage();
    for (let turn = 0; turn < turns / 5; turn += 1) await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / (turns / 5) / 1000);
  }
  return best;
}

/** Pages per second with 10 clients, and CPU time per page; `readCpu` returns milliseconds. */
async function underLoad(url, readCpu) {
  const before = readCpu();
  const perSecond = await responsesPerSecond(url, SECONDS);
  const after = readCpu();
  return {
    perSecond,
    ms: after === undefined ? undefined : round((after - before) / (perSecond * SECONDS), 2),
  };
}

async function uncached(shop, path) {
  await fetch(shop.origin + path);
  const { html } = await shop.renderAgain(path);
  const bytes = Buffer.byteLength(html);
  const whole = await cpuMs(() => shop.renderAgain(path));
  const react = await cpuMs(renderLastRoot);
  const executionsBefore = executionCount();
  forgetAll();
  await shop.renderAgain(path);
  const executions = executionCount() - executionsBefore;
  const nothing = await cpuMs(() => {
    forgetAll();
    return shop.renderAgain(path);
  });
  const plain = await cpuMs(plainPage(html));
  const plainCards = await cpuMs(renderPlainCards, RENDERS * 10);
  const ownCpu = () => cpuTime(process.pid);
  const kept = await underLoad(shop.origin + path, ownCpu);
  shop.forgetsAll(true);
  const forgotten = await underLoad(shop.origin + path, ownCpu);
  shop.forgetsAll(false);
  return {
    cpuMs: round(whole, 2),
    nothingMs: round(nothing, 2),
    executions,
    reactMs: round(react, 2),
    plainPageMs: round(plain, 2),
    plainCardsMs: round(plainCards, 3),
    comparableMs: round((whole * PLAIN_CARDS_MS) / plainCards, 2),
    servedMs: kept.ms,
    servedNothingMs: forgotten.ms,
    pagesPerSecond: kept.perSecond,
    bytes,
    kilobytes: round(bytes / 1000),
  };
}

async function cached(shop, path, { bytes, pagesPerSecond }) {
  // Warm-up: the first seconds are spent in the JIT compiler, and the page that is measured first must not pay for all.
  await responsesPerSecond(shop.origin + path, SECONDS);
  // Alternating, and the best of each, so that background load does not affect only one of them.
  let cachedPerSecond = 0;
  let staticPerSecond = 0;
  for (let turn = 0; turn < SECONDS; turn += 1) {
    cachedPerSecond = Math.max(cachedPerSecond, await responsesPerSecond(shop.origin + path, 1));
    staticPerSecond = Math.max(staticPerSecond, await staticResponsesPerSecond(bytes, 1));
  }
  const share = figure => round(figure / staticPerSecond, 3);
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

/** Figures of another shop per page; `pid` is its process, where it runs on this computer. */
async function measureOther({ origin, pid }, paths) {
  const figures = {};
  for (const [name, path] of Object.entries(paths)) {
    await responsesPerSecond(origin + path, 1);
    const { perSecond, ms } = await underLoad(origin + path, () => pid && cpuTimeOfAll(pid));
    figures[name] = { pagesPerSecond: perSecond, servedMs: ms };
  }
  return figures;
}

/** The peer's figures; our shares of its CPU time are written into ours. */
async function measureHydrogen(own) {
  const peer = await startPeer();
  try {
    const cachedFigures = await measureOther(peer.cached, peer.paths);
    const uncachedFigures = await measureOther(peer.uncached, peer.paths);
    for (const [name, figures] of Object.entries(cachedFigures)) {
      figures.servedNothingMs = uncachedFigures[name].servedMs;
      own[name].ofOther = round(own[name].servedMs / figures.servedMs, 2);
      own[name].nothingOfOther = round(own[name].servedNothingMs / figures.servedNothingMs, 2);
    }
    return cachedFigures;
  } finally {
    await peer.stop();
  }
}

/** Figures of the shop that the options name. */
async function measureBeside(own) {
  const { besideHydrogen, other } = options;
  if (besideHydrogen) return measureHydrogen(own);
  return other && measureOther(other, other.paths);
}

async function openUncached() {
  const environment = shopEnvironment(await freePort());
  return openShop({ root, client: join(root, 'dist/client'), environment, cachesPages: false });
}

export async function measure() {
  const figures = {};
  const paths = await within(await openUncached(), async shop => {
    const found = await findPages(shop.origin);
    const measured = options.short ? { front: found.front } : found;
    for (const [name, path] of Object.entries(measured)) figures[name] = await uncached(shop, path);
    return measured;
  });
  // As in production: a process of its own that logs every request.
  await within(await startBuiltShop({ LOG_LEVEL: 'info' }), async shop => {
    for (const [name, path] of Object.entries(paths))
      Object.assign(figures[name], await cached(shop, path, figures[name]));
  });
  const others = options.short ? undefined : await measureBeside(figures);
  const rows = rowsOf(measures, figures);
  return [{ columns: Object.keys(paths), rows: others ? besideOther(rows, rowsOf(measures, others)) : rows }];
}
