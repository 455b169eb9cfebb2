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
import { phone, untilIdle, weightOf } from './page-weight.mjs';
import { options } from './run/options.mjs';
import { findPages } from './shop-pages.mjs';
import { slowDown } from './slow-phone.mjs';

export const title = 'The first press';
export const note =
  'A phone with 4 × CPU, 150 ms and 1.6 Mbit/s; the page is loaded, idle and untouched, except where it was scrolled just before. Milliseconds from the touch until the number on the cart, the pressed mark, the rows of the menu, the text of the cart, the first filter or the fields of the account are painted; median. *Fast network* is the same processor without a limit of the network. The second table is what such a visit has loaded when the page is idle again.';

const ROUNDS = options.short ? 1 : 3;
/** KB gz, with all that the page has loaded before: what should be reached. */
const MOST_SCRIPT = 130;
const MOST_STYLE = 15;
/** What is enforced, of this build only. */
const STYLE_BUDGET = 20.5;
/** Milliseconds on a network that is no limit: for an addition, and for every other press. */
const FAST_ADDITION = 350;
const FAST = 200;
/** A result that does not come within this time is a failure. */
const PATIENCE_MS = 30_000;
const texts = JSON.parse(readFileSync(join(root, 'locales/fi.json'), 'utf8'));

/** The whole first screen of a list is in view: scrolling would start the application. */
const tall = { ...phone, viewport: { ...phone.viewport, height: 1_600 } };

/** `done` runs in the page, with `text`; `script` is the most that such a visit may load, KB gz. */
const isCounted = () => {
  const icon = document.querySelector('[data-panel=cart]')?.firstElementChild;
  return icon?.getAttribute('data-shown') === '1' || icon?.textContent.trim() === '1';
};
const hasRows = () =>
  [...document.querySelectorAll('dialog[open] a, [role=dialog] a, [role=dialog] [data-entry]')].some(row => {
    // A panel that slides in begins outside the screen.
    const { left, right } = row.getBoundingClientRect();
    return right > 0 && left < innerWidth && row.checkVisibility() && row.textContent.trim() !== '';
  });
const saysEmpty = text =>
  [...document.querySelectorAll('dialog[open], [role=dialog]')].some(panel => {
    const { left, right } = panel.getBoundingClientRect();
    return right > 0 && left < innerWidth && panel.checkVisibility() && panel.textContent.includes(text);
  });
const hasField = () =>
  [...document.querySelectorAll('dialog[open] input, [role=dialog] input')].some(field =>
    field.checkVisibility(),
  );
const presses = [
  {
    name: 'add to cart, product',
    script: 184,
    on: 'product',
    goal: 450,
    selector: 'main form[method=post] button[type=submit]',
    done: isCounted,
  },
  {
    name: 'add to cart, list',
    script: 184,
    on: 'list',
    goal: 450,
    selector: 'main form[data-buy] button',
    done: isCounted,
  },
  {
    name: 'add to cart, list, scrolled',
    script: 184,
    on: 'list',
    goal: 450,
    isScrolled: true,
    selector: 'main form[data-buy] button',
    done: isCounted,
  },
  {
    name: 'favourite, list',
    script: 143,
    on: 'list',
    goal: 160,
    selector: 'main [data-favorite]',
    done: () => document.querySelector('main [data-favorite][aria-pressed=true]') !== null,
  },
  {
    name: 'comparison, list',
    script: 143,
    on: 'list',
    goal: 160,
    selector: 'main [data-compare]',
    done: () => document.querySelector('main [data-compare][aria-pressed=true]') !== null,
  },
  {
    name: 'menu',
    script: 153,
    on: 'list',
    goal: 120,
    selector: 'header [data-panel=menu]',
    done: hasRows,
  },
  {
    name: 'cart, empty',
    script: 153,
    on: 'list',
    goal: 120,
    selector: 'header [data-panel=cart]',
    done: saysEmpty,
    text: texts.CART_EMPTY,
  },
  {
    name: 'open filters',
    script: 167,
    on: 'list',
    goal: 250,
    selector: 'main button[data-native][popovertarget]',
    done: () => document.querySelector('main :popover-open')?.checkVisibility() === true,
  },
  {
    name: 'account',
    script: 144,
    on: 'list',
    goal: 1_500,
    selector: `header button[aria-label="${texts.A11Y_ACCOUNT_BUTTON}"]`,
    done: hasField,
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

async function pressOnce(browser, url, { name, selector, done, text, isScrolled }, network = {}) {
  const context = await browser.newContext({ ...tall, serviceWorkers: 'block' });
  try {
    // Its banner would cover the button of the filters.
    await context.addCookies([{ name: 'ralph-cookie-consent', value: 'none', url }]);
    const page = await context.newPage();
    const loaded = [];
    page.on('requestfinished', request => loaded.push(request));
    page.setDefaultTimeout(PATIENCE_MS);
    await slowDown(page, network);
    await page.goto(url, { waitUntil: 'load' });
    await untilIdle(page);
    await pause(1_000);
    await page.evaluate(`(${watch})(${done}, ${JSON.stringify(text)})`);
    const box = await page.locator(selector).first().boundingBox();
    if (!box || box.y + box.height > tall.viewport.height) throw new Error(`${name}: not in view on ${url}`);
    // The header stays where it is, and the application starts.
    if (isScrolled) await page.evaluate(() => scrollBy({ top: 8, behavior: 'instant' }));
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const ms = await Promise.race([
      page.evaluate(() => window.atvBench),
      pause(PATIENCE_MS).then(() => {
        throw new Error(`${name}: nothing within ${PATIENCE_MS} ms on ${url}`);
      }),
    ]);
    // The application starts after the answer, and then loads what it needs.
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root')).some(key => key.startsWith('__reactContainer')),
    );
    await pause(2_000);
    await untilIdle(page);
    const { js, css } = await weightOf(loaded);
    return { ms, js, css };
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
    const columns = Object.keys(shops);
    const rows = [];
    const weights = [];
    const styles = Object.fromEntries(columns.map(column => [column, 0]));
    for (const press of presses) {
      const found = Object.fromEntries(columns.map(column => [column, []]));
      const fast = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const column of columns)
          found[column].push(await pressOnce(browser, pages[column][press.on], press));
        fast.push(await pressOnce(browser, pages.shop[press.on], press, { isNetworkFast: true }));
      }
      const of = measure => Object.fromEntries(columns.map(column => [column, measure(found[column])]));
      const timeOf = figures => median(figures.map(({ ms }) => ms));
      rows.push({
        name: press.name,
        values: { ...of(timeOf), 'fast network': timeOf(fast) },
        goal: {
          most: { shop: press.goal, 'fast network': press.done === isCounted ? FAST_ADDITION : FAST },
        },
      });
      weights.push({
        name: `JavaScript after ${press.name}, KB gz`,
        values: of(figures => Math.max(...figures.map(({ js }) => js))),
        goal: { most: { shop: MOST_SCRIPT } },
        budget: { shop: press.script },
      });
      for (const column of columns)
        styles[column] = Math.max(styles[column], ...found[column].map(({ css }) => css));
    }
    weights.push({
      name: 'CSS after any of them, KB gz',
      values: styles,
      goal: { most: { shop: MOST_STYLE } },
      budget: { shop: STYLE_BUDGET },
    });
    return [
      { columns: [...columns, 'fast network'], rows },
      { columns, rows: weights },
    ];
  } finally {
    await browser.close();
    for (const shop of Object.values(shops)) await shop.stop();
  }
}
