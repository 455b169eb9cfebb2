/** Lighthouse with its settings for a phone (simulated throttling) on every kind of page: median of several runs. */
import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.mjs';
import { freePort, startBuiltShop } from './built-shop.mjs';
import { median, round } from './figures.mjs';
import { besideOther, rowsOf } from './run/budgets.mjs';
import { options } from './run/options.mjs';
import { findPages } from './shop-pages.mjs';

export const title = 'Lighthouse, phone';
export const note =
  'Lighthouse 12 with simulated throttling; median of 3 runs, and of 1 for the pages in the second table. Accessibility, best practices and SEO take one run. The pages of the second table must not be indexed: their SEO score leaves out the audit that would complain about that.';

const RUNS = 3;
const FAST = 1300;
const SLOWEST = 1800;

const measures = [
  { key: 'score', name: 'performance score', goal: { least: 99 } },
  { key: 'blocking', name: 'total blocking time, ms', goal: { most: 20 } },
  { key: 'longTasks', name: 'tasks over 50 ms', goal: { most: 0 } },
  {
    key: 'largest',
    name: 'largest contentful paint, ms',
    goal: { most: { front: FAST, list: FAST, product: FAST, cart: SLOWEST, checkout: SLOWEST } },
  },
  { key: 'shift', name: 'cumulative layout shift', goal: { most: 0.01 } },
  { key: 'accessibility', name: 'accessibility score', goal: { least: 100 } },
  { key: 'best-practices', name: 'best practices score', goal: { least: 100 } },
  { key: 'seo', name: 'SEO score', goal: { least: 100 } },
];

const checklists = ['accessibility', 'best-practices', 'seo'];

/**
 * Scores of what does not depend on time, in a run of its own.
 * @param skipAudits audits that the page must fail.
 */
async function checkPage(url, port, skipAudits) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: checklists, skipAudits });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return Object.fromEntries(checklists.map(id => [id, Math.round(lhr.categories[id].score * 100)]));
}

async function measureOnce(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const valueOf = id => lhr.audits[id].numericValue;
  return {
    score: lhr.categories.performance.score * 100,
    blocking: valueOf('total-blocking-time'),
    longTasks: lhr.audits['long-tasks'].details?.items.length ?? 0,
    largest: valueOf('largest-contentful-paint'),
    shift: valueOf('cumulative-layout-shift'),
  };
}

/** Each figure is the median of its own runs. */
async function measurePage(url, port, runs) {
  // The page is in the cache of the server before it is measured.
  await (await fetch(url)).arrayBuffer();
  const results = [];
  for (let run = 0; run < runs; run += 1)
    // On a busy machine the browser may not answer in time.
    results.push(await measureOnce(url, port).catch(() => measureOnce(url, port)));
  const middle = key => median(results.map(result => result[key]));
  return {
    score: Math.round(middle('score')),
    blocking: Math.round(middle('blocking')),
    longTasks: middle('longTasks'),
    largest: Math.round(middle('largest')),
    shift: round(middle('shift'), 3),
  };
}

async function measurePages(origin, paths, port, { runs, skipAudits }) {
  const figures = {};
  for (const [name, path] of Object.entries(paths)) {
    const times = await measurePage(origin + path, port, runs);
    figures[name] = { ...times, ...(await checkPage(origin + path, port, skipAudits)) };
  }
  return figures;
}

export async function measure() {
  const shop = await startBuiltShop();
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const found = await findPages(shop.origin);
    const paths = options.short ? { front: found.front } : found;
    const runs = options.short ? 1 : RUNS;
    const rows = rowsOf(measures, await measurePages(shop.origin, paths, port, { runs }));
    const { other } = options;
    const others = other && rowsOf(measures, await measurePages(other.origin, other.paths, port, { runs }));
    const tables = [{ columns: Object.keys(paths), rows: others ? besideOther(rows, others) : rows }];
    if (options.short) return tables;
    const further = { search: '/s/vinssi', cart: '/ostoskori', checkout: '/kassa' };
    const unindexed = { runs: 1, skipAudits: ['is-crawlable'] };
    const furtherRows = rowsOf(measures, await measurePages(shop.origin, further, port, unindexed));
    return [...tables, { columns: Object.keys(further), rows: furtherRows }];
  } finally {
    await browser.close();
    await shop.stop();
  }
}
