/** `npm run bench:filters`: time from pressing a filter to the painted list, without the server's time, and the layout shift. */
import { chromium } from '@playwright/test';
import { buildWhenNeeded } from '../tools/run/build.mjs';
import { findChromium } from '../tools/run/chromium.mjs';
import { startBuiltShop } from './built-shop.mjs';
import { findPages } from './shop-pages.mjs';
import { enforceBudgets, printTable } from './budgets.mjs';

/** Each press toggles the same filter. */
const presses = 12;

/** Under 100 ms beyond the server's time: printed. Layout shift of at most 0.01: enforced. */
const maxDelayMs = 100;
const maxShift = 0.01;

const median = figures => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
const round = (figure, digits = 1) => Number(figure.toFixed(digits));

/** Runs in the page. */
function watchShifts() {
  window.shift = 0;
  new PerformanceObserver(list => {
    // Shifts right after input count as well, because a reader sees them too.
    for (const entry of list.getEntries()) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: presses the first filter and resolves when the list of the new URL has been painted. */
async function press() {
  const link = document.querySelector('main [rel="nofollow"][id]');
  const before = document.querySelector('[data-announce]').dataset.announce;
  const frame = () => new Promise(requestAnimationFrame);
  const asked = performance.getEntriesByType('resource').length;
  const began = performance.now();
  link.click();
  while (
    document.querySelector('[data-announce]')?.dataset.announce === before ||
    document.documentElement.hasAttribute('data-navigating')
  )
    await frame();
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  const total = performance.now() - began;
  const answers = performance
    .getEntriesByType('resource')
    .slice(asked)
    .filter(({ name }) => name.includes('/graphql'));
  // Sequential requests add up; parallel ones count once.
  const server = answers.length
    ? Math.max(...answers.map(({ responseEnd }) => responseEnd)) -
      Math.min(...answers.map(({ requestStart }) => requestStart))
    : 0;
  return { total, server, requests: answers.length };
}

await buildWhenNeeded();
const shop = await startBuiltShop();
let browser;
try {
  const { list } = await findPages(shop.origin);
  browser = await chromium.launch({
    executablePath: await findChromium({ whole: true }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const columns = { phone: { width: 390, height: 844 }, computer: { width: 1440, height: 900 } };
  const results = {};
  for (const [name, viewport] of Object.entries(columns)) {
    const page = await browser.newPage({ viewport });
    await page.addInitScript(watchShifts);
    await page.goto(shop.origin + list, { waitUntil: 'networkidle' });
    const runs = [];
    for (let run = 0; run < presses; run += 1) runs.push(await page.evaluate(press));
    const [first, ...later] = runs;
    results[name] = {
      first: round(first.total - first.server),
      over: round(median(later.map(({ total, server }) => total - server))),
      worst: round(Math.max(...later.map(({ total, server }) => total - server))),
      server: round(median(runs.filter(({ requests }) => requests > 0).map(({ server }) => server))),
      shift: round(await page.evaluate(() => window.shift), 4),
    };
    await page.close();
  }
  const names = Object.keys(columns);
  const row = (name, key, limits = {}) => ({
    name,
    ...limits,
    values: Object.fromEntries(names.map(column => [column, results[column][key]])),
  });
  const rows = [
    row("press to paint over the server's time, ms, median", 'over', { budget: maxDelayMs, shown: true }),
    row('worst of them, ms', 'worst'),
    row('the first press, which fetches its code, ms', 'first'),
    row("the server's time, ms, median", 'server'),
    row('layout shift, all presses together', 'shift', { budget: maxShift }),
  ];
  console.log(`${decodeURI(list)}, ${presses} presses\n`);
  printTable(names, rows);
  console.log(`\n${JSON.stringify({ bench: 'filters', list, presses, results })}\n`);
  enforceBudgets(rows);
} finally {
  await browser?.close();
  await shop.stop();
}
