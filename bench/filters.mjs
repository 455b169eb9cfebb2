/** Time from pressing a filter to the painted list, without the server's time, and the layout shift. */
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from './browser.mjs';
import { startBuiltShop } from './built-shop.mjs';
import { median, round } from './figures.mjs';
import { untilIdle } from './page-weight.mjs';
import { rowsOf } from './run/budgets.mjs';
import { options } from './run/options.mjs';
import { findPages } from './shop-pages.mjs';

export const title = 'Pressing a filter';

/** Each press toggles the same filter. */
const presses = options.short ? 2 : 12;

/** Under 100 ms beyond the server's time: printed. Layout shift of at most 0.01: enforced. */
const maxDelayMs = 100;
const maxShift = 0.01;

const measures = [
  {
    key: 'over',
    name: "press to paint over the server's time, ms, median",
    budget: maxDelayMs,
    shown: true,
  },
  { key: 'worst', name: 'worst of them, ms' },
  { key: 'first', name: 'the first press, which fetches its code, ms' },
  { key: 'server', name: "the server's time, ms, median" },
  { key: 'shift', name: 'layout shift, all presses together', budget: maxShift },
];

const screens = {
  phone: { width: 390, height: 844 },
  ...(options.short ? {} : { computer: { width: 1440, height: 900 } }),
};

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
    .filter(({ name }) => /\/(?:graphql|page-data)\b/.test(name));
  // Sequential requests add up; parallel ones count once.
  const server = answers.length
    ? Math.max(...answers.map(({ responseEnd }) => responseEnd)) -
      Math.min(...answers.map(({ requestStart }) => requestStart))
    : 0;
  return { total, server, requests: answers.length };
}

async function measureScreen(browser, url, viewport) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(watchShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  // Scrolling starts the application, which says nothing when it runs.
  await page.mouse.wheel(0, 50);
  await pause(2_000);
  await untilIdle(page);
  const runs = [];
  for (let run = 0; run < presses; run += 1) runs.push(await page.evaluate(press));
  const [first, ...later] = runs;
  const shift = round(await page.evaluate(() => window.shift), 4);
  await page.close();
  return {
    first: round(first.total - first.server),
    over: round(median(later.map(({ total, server }) => total - server))),
    worst: round(Math.max(...later.map(({ total, server }) => total - server))),
    server: round(median(runs.filter(({ requests }) => requests > 0).map(({ server }) => server))),
    shift,
  };
}

export async function measure() {
  const shop = await startBuiltShop();
  const browser = await launchBrowser();
  try {
    const { list } = await findPages(shop.origin);
    const figures = {};
    for (const [name, viewport] of Object.entries(screens))
      figures[name] = await measureScreen(browser, shop.origin + list, viewport);
    return [{ columns: Object.keys(screens), rows: rowsOf(measures, figures) }];
  } finally {
    await browser.close();
    await shop.stop();
  }
}
