/**
 * `npm run bench:blocking`: how long the main thread of a slow phone is blocked before anybody touches the page, for a
 * first visit and for a visitor with a cart. An address as argument measures a shop that is already running.
 */
import { chromium } from '@playwright/test';
import { buildWhenNeeded } from '../tools/run/build.mjs';
import { findChromium } from '../tools/run/chromium.mjs';
import { enforceBudgets, printTable } from './budgets.mjs';
import { startBuiltShop } from './built-shop.mjs';
import { findPages } from './shop-pages.mjs';
import { phone, untilIdle } from './page-weight.mjs';

/** As Lighthouse slows down a phone. */
const slowdown = 4;
const runs = 3;
/** A long task blocks for what it takes beyond this, in ms. */
const allowance = 50;

/** Runs in the page before its own scripts. */
function record() {
  window.blocking = { tasks: [], lcp: 0 };
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.blocking.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) window.blocking.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function measureOnce(browser, url, cookies) {
  const context = await browser.newContext(phone);
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(record);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    await untilIdle(page);
    const { tasks, lcp } = await page.evaluate(() => window.blocking);
    const scripts = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    return {
      tbt: Math.round(tasks.reduce((sum, duration) => sum + Math.max(0, duration - allowance), 0)),
      longest: Math.round(Math.max(0, ...tasks)),
      lcp: Math.round(lcp),
      scripts,
    };
  } finally {
    await context.close();
  }
}

/** The median of each figure, because the machine is shared. */
async function measure(browser, url, cookies) {
  const found = [];
  for (let run = 0; run < runs; run += 1) found.push(await measureOnce(browser, url, cookies));
  const middle = key => found.map(each => each[key]).toSorted((a, b) => a - b)[Math.floor(runs / 2)];
  return Object.fromEntries(Object.keys(found[0]).map(key => [key, middle(key)]));
}

const [given] = process.argv.slice(2);
if (!given) await buildWhenNeeded();
const shop = given ? { origin: given, stop: () => undefined } : await startBuiltShop();
let browser;
try {
  const paths = { ...(await findPages(shop.origin)), checkout: '/kassa' };
  const cookie = (name, value) => ({ name, value, url: shop.origin });
  const visitors = {
    'first visit': [],
    // An unknown cart is answered like a known one: with a cart.
    'with a cart': [
      cookie('ralph-cookie-consent', 'none.v1.20260101'),
      cookie('ralph-cart', crypto.randomUUID()),
    ],
  };
  browser = await chromium.launch({
    executablePath: await findChromium({ whole: true }),
    args: ['--no-sandbox'],
  });
  const columns = Object.keys(paths);
  const results = {};
  const rows = [];
  for (const [visitor, cookies] of Object.entries(visitors)) {
    const found = {};
    for (const [name, path] of Object.entries(paths))
      found[name] = await measure(browser, shop.origin + path, cookies);
    results[visitor] = found;
    const row = (key, name, limits = {}) => ({
      name: `${visitor}: ${name}`,
      ...limits,
      values: Object.fromEntries(columns.map(column => [column, found[column][key]])),
    });
    rows.push(
      row('tbt', 'blocking time, ms', { budget: 20, shown: true }),
      row('longest', 'longest task over 50 ms, ms', { budget: allowance, shown: true }),
      row('lcp', 'largest paint, ms'),
      row('scripts', 'scripts'),
    );
  }
  printTable(columns, rows);
  console.log(`\n${JSON.stringify({ bench: 'blocking', slowdown, paths, results })}\n`);
  enforceBudgets(rows);
} finally {
  await browser?.close();
  await shop.stop();
}
