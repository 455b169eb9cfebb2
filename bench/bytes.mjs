/** Transferred bytes of the front page, a list and a product on a phone. */
import { gzipSync } from 'node:zlib';
import { launchBrowser } from './browser.mjs';
import { browserFiles, engineBytes } from './browser-graph.mjs';
import { startBuiltShop } from './built-shop.mjs';
import { fillCart, measureHover, measurePage, measurePaints, scroll } from './page-weight.mjs';
import { besideOther, rowsOf } from './run/budgets.mjs';
import { options } from './run/options.mjs';
import { findPages } from './shop-pages.mjs';

export const title = 'Bytes and requests, phone';

/** 1 KB is 1000 bytes. */
const measures = [
  { key: 'js', name: 'JavaScript until idle, KB gz', budget: 11.4 },
  { key: 'jsWithCart', name: 'the same with a cart, KB gz', budget: 11.4 },
  {
    key: 'jsUnknownCart',
    name: 'with a cart that the page does not know, KB gz',
    goal: { most: 130 },
    budget: 146,
  },
  { key: 'jsScrolled', name: 'after a first scroll, KB gz', goal: { most: 130 }, budget: 143 },
  {
    key: 'jsBeforeLargestPaint',
    name: 'JavaScript before the largest paint, KB gz',
    goal: { most: 10 },
    budget: 10,
  },
  { key: 'jsBeforePaint', name: 'JavaScript before first paint, KB gz', budget: 3.6 },
  { key: 'css', name: 'CSS, KB gz', budget: 16.5 },
  { key: 'stylesheets', name: 'stylesheets before first paint', goal: { most: 2 }, budget: 2 },
  { key: 'blocking', name: 'stylesheets that block the first paint', goal: { most: 1 } },
  { key: 'html', name: 'HTML, KB gz', budget: 20 },
  {
    key: 'htmlRaw',
    name: 'HTML, KB',
    goal: { most: { front: 50, list: 65, product: 45 } },
    budget: { front: 62, list: 81, product: 65 },
  },
  { key: 'requests', name: 'requests until idle', budget: 28 },
  { key: 'images', name: 'images, KB' },
];

/** What else a visitor may have done before or on the page; each loads other JavaScript. */
const visits = (origin, { list }) => ({
  jsWithCart: { prepare: fillCart(origin + list) },
  // Answered like a known cart: with a cart.
  jsUnknownCart: {
    prepare: context => context.addCookies([{ name: 'ralph-cart', value: crypto.randomUUID(), url: origin }]),
  },
  jsScrolled: { act: scroll },
});

async function weigh(browser, origin, paths) {
  const weights = {};
  for (const [name, path] of Object.entries(paths)) weights[name] = await measurePage(browser, origin + path);
  return weights;
}

/** A page with errors is not a valid measurement. */
function refuseErrors(weights) {
  const errors = Object.entries(weights).flatMap(([page, { errors: found }]) =>
    found.map(error => `${page}: ${error}`),
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

export async function measure() {
  const shop = await startBuiltShop();
  const browser = await launchBrowser();
  try {
    const paths = await findPages(shop.origin);
    const weights = await weigh(browser, shop.origin, paths);
    refuseErrors(weights);
    for (const [name, path] of Object.entries(paths))
      Object.assign(weights[name], await measurePaints(browser, shop.origin + path));
    for (const [name, path] of Object.entries(paths))
      for (const [key, visit] of Object.entries(visits(shop.origin, paths)))
        weights[name][key] = (await measurePage(browser, shop.origin + path, visit)).js;
    printFiles(weights);
    const rows = rowsOf(measures, weights);
    const { other } = options;
    const others = other && rowsOf(measures, await weigh(browser, other.origin, other.paths));
    const single = [
      {
        name: 'engine in the browser, KB gz',
        budget: 9.984,
        values: { all: Number(((await engineBytes(await browserFiles())) / 1000).toFixed(2)) },
      },
      {
        name: 'panels that a quiet page fetches once, KB gz',
        budget: 2.6,
        values: { all: await panelsOf(shop.origin) },
      },
      {
        name: 'hover over a link of the front page after scrolling, KB gz',
        goal: { most: 25 },
        budget: 20,
        values: { all: await measureHover(browser, shop.origin + paths.front, paths.list) },
      },
      {
        name: 'hover over a link of an untouched front page, KB gz',
        goal: { most: 25 },
        budget: 20,
        values: { all: await measureHover(browser, shop.origin + paths.front) },
      },
    ];
    return [
      { columns: Object.keys(paths), rows: others ? besideOther(rows, others) : rows },
      { columns: ['all'], rows: single },
    ];
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function panelsOf(origin) {
  const answer = await fetch(`${origin}/panels?to=%2F`);
  if (!answer.ok) throw new Error(`The panels answered ${answer.status}`);
  const { length } = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 });
  return Number((length / 1000).toFixed(1));
}

/** Prints every script and style sheet with the pages that load it. */
function printFiles(weights) {
  const pages = Object.keys(weights);
  const files = new Map();
  for (const page of pages)
    for (const { name, kind, gzip } of weights[page].files)
      if (kind === 'js' || kind === 'css')
        files.set(name, { kind, gzip, pages: [...(files.get(name)?.pages ?? []), page] });
  const sorted = [...files].sort(([, a], [, b]) => a.kind.localeCompare(b.kind) || b.gzip - a.gzip);
  for (const [name, { gzip, pages: users }] of sorted)
    console.log(`${(gzip / 1000).toFixed(2).padStart(7)}  ${name.padEnd(48)} ${users.join(' ')}`);
  for (const page of pages) {
    const others = weights[page].files.filter(({ kind }) => !['js', 'css', 'html'].includes(kind));
    const counts = [...new Set(others.map(({ kind }) => kind))].map(
      kind => `${others.filter(file => file.kind === kind).length} ${kind}`,
    );
    console.log(`${page}: ${counts.join(', ')}`);
  }
}
