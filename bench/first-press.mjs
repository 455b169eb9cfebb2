/**
 * Time from the first press on an untouched page until its result is on the screen: not the dimmed control, not the frame
 * of a panel. With `--against=FOLDER`, presses alternate with another build, so that both see the same load of the computer.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../tools/run/bootstrap.mjs';
import { launchBrowser } from './browser.mjs';
import { startBuiltShop } from './built-shop.mjs';
import { median } from './figures.mjs';
import { startOther } from './other-build.mjs';
import { phone, untilIdle } from './page-weight.mjs';
import { options } from './run/options.mjs';
import { findPages } from './shop-pages.mjs';

export const title = 'The first press';
export const note =
  'A phone with 4 × CPU, 150 ms and 1.6 Mbit/s; the page is loaded, idle and untouched. Milliseconds from the touch until the number on the cart, the pressed mark, the rows of the menu or the text of the cart are painted; median.';

const ROUNDS = options.short ? 1 : 3;
/** A result that does not come within this time is a failure. */
const PATIENCE_MS = 30_000;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const texts = JSON.parse(readFileSync(join(root, 'locales/fi.json'), 'utf8'));

/** The whole first screen of a list is in view: scrolling would start the application. */
const tall = { ...phone, viewport: { ...phone.viewport, height: 1_600 } };

/** `done` runs in the page, with `text`. */
const isCounted = () => {
  const icon = document.querySelector('[data-panel=cart]')?.firstElementChild;
  return icon?.getAttribute('data-shown') === '1' || icon?.textContent.trim() === '1';
};
const hasRows = () =>
  [...document.querySelectorAll('dialog[open] a, [role=dialog] a, [role=dialog] [data-entry]')].some(
    row => row.checkVisibility() && row.textContent.trim() !== '',
  );
const saysEmpty = text =>
  [...document.querySelectorAll('dialog[open], [role=dialog]')].some(
    panel => panel.checkVisibility() && panel.textContent.includes(text),
  );
const presses = [
  {
    name: 'add to cart, product',
    on: 'product',
    selector: 'main form[method=post] button[type=submit]',
    done: isCounted,
  },
  { name: 'add to cart, list', on: 'list', selector: 'main form[data-buy] button', done: isCounted },
  {
    name: 'favourite, list',
    on: 'list',
    selector: 'main [data-favorite]',
    done: () => document.querySelector('main [data-favorite][aria-pressed=true]') !== null,
  },
  { name: 'menu', on: 'list', selector: 'header [data-panel=menu]', done: hasRows },
  {
    name: 'cart, empty',
    on: 'list',
    selector: 'header [data-panel=cart]',
    done: saysEmpty,
    text: texts.CART_EMPTY,
  },
];

/** Runs in the page before the press: notes the touch, and the first frame that shows the result. */
function watch(isDone, text) {
  window.atvBench = new Promise(resolve =>
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          if (isDone(text)) setTimeout(() => resolve(Math.round(performance.now() - timeStamp)));
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    ),
  );
}

async function pressOnce(browser, url, { name, selector, done, text }) {
  const context = await browser.newContext(tall);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await untilIdle(page);
    await pause(1_000);
    await page.evaluate(`(${watch})(${done}, ${JSON.stringify(text)})`);
    const box = await page.locator(selector).first().boundingBox();
    if (!box || box.y + box.height > tall.viewport.height) throw new Error(`${name}: not in view on ${url}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await Promise.race([
      page.evaluate(() => window.atvBench),
      pause(PATIENCE_MS).then(() => {
        throw new Error(`${name}: nothing within ${PATIENCE_MS} ms on ${url}`);
      }),
    ]);
  } finally {
    await context.close();
  }
}

/** A list with a product that can be bought from its card, and the page of that product. */
async function pagesOf(browser, origin) {
  const { list } = await findPages(origin);
  const page = await browser.newPage();
  await page.goto(origin + list);
  const card = page.locator('article:has(form[data-buy])').first();
  const product = await card.locator('a[href]').first().getAttribute('href');
  await page.close();
  return { list: origin + list, product: new URL(product, origin).href };
}

export async function measure() {
  const shops = { shop: await startBuiltShop() };
  const browser = await launchBrowser();
  try {
    if (options.against) shops.against = await startOther(resolve(options.against));
    const pages = {};
    for (const [column, { origin }] of Object.entries(shops)) pages[column] = await pagesOf(browser, origin);
    const rows = [];
    for (const press of presses) {
      const found = Object.fromEntries(Object.keys(shops).map(column => [column, []]));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const column of Object.keys(shops))
          found[column].push(await pressOnce(browser, pages[column][press.on], press));
      const values = Object.fromEntries(
        Object.entries(found).map(([column, figures]) => [column, median(figures)]),
      );
      rows.push({ name: press.name, values, goal: { most: 500 } });
    }
    return [{ columns: Object.keys(shops), rows }];
  } finally {
    await browser.close();
    for (const shop of Object.values(shops)) await shop.stop();
  }
}
