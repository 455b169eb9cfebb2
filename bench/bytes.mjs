/** `npm run bench:bytes`: transferred bytes of the front page, a list and a product on a phone, compared with their budgets. */
import { chromium } from '@playwright/test';
import { buildWhenNeeded } from '../tools/run/build.mjs';
import { findChromium } from '../tools/run/chromium.mjs';
import { browserFiles, engineBytes } from './browser-graph.mjs';
import { startBuiltShop } from './built-shop.mjs';
import { measureHover, measurePage } from './page-weight.mjs';
import { findPages } from './shop-pages.mjs';
import { enforceBudgets, printTable } from './budgets.mjs';

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** 1 KB is 1000 bytes. */
const measures = [
  { key: 'js', name: 'JavaScript until idle, KB gz', budget: 7 },
  { key: 'jsWithCart', name: 'the same with a cart, KB gz', budget: 132 },
  { key: 'jsBeforePaint', name: 'JavaScript before first paint, KB gz', budget: 3 },
  { key: 'css', name: 'CSS, KB gz', budget: 14 },
  { key: 'html', name: 'HTML, KB gz', budget: 20 },
  { key: 'requests', name: 'requests until idle', budget: 28 },
  { key: 'images', name: 'images, KB' },
];

await buildWhenNeeded();
const shop = await startBuiltShop();
let browser;
try {
  const paths = await findPages(shop.origin);
  browser = await chromium.launch({
    executablePath: await findChromium({ whole: true }),
    args: launchArguments,
  });
  const weights = {};
  for (const [name, path] of Object.entries(paths))
    weights[name] = await measurePage(browser, shop.origin + path);

  // A cart in the header needs the application at once. An unknown cart is answered like a known one: with a cart.
  const cart = [{ name: 'ralph-cart', value: crypto.randomUUID(), url: shop.origin }];
  for (const [name, path] of Object.entries(paths))
    weights[name].jsWithCart = (await measurePage(browser, shop.origin + path, cart)).js;

  const columns = Object.keys(paths);
  const rows = measures.map(({ key, name, budget }) => ({
    name,
    ...(budget === undefined ? {} : { budget }),
    values: Object.fromEntries(columns.map(column => [column, weights[column][key]])),
  }));
  printFiles(weights);
  console.log();
  for (const column of columns) console.log(`${column.padEnd(8)} ${decodeURI(paths[column])}`);
  console.log();
  printTable(columns, rows);
  const engine = {
    name: 'engine in the browser, KB gz',
    budget: 8.192,
    values: { all: Number(((await engineBytes(await browserFiles())) / 1000).toFixed(2)) },
  };
  const hover = {
    name: 'hover over a link of the front page, KB gz',
    budget: 20,
    values: {
      scrolled: await measureHover(browser, shop.origin + paths.front, paths.list),
      untouched: await measureHover(browser, shop.origin + paths.front),
    },
  };
  const single = [engine, hover];
  printTable(['all'], [engine]);
  printTable(Object.keys(hover.values), [hover]);
  console.log(
    `\n${JSON.stringify({ bench: 'bytes', paths, weights, engine: engine.values.all, hover: hover.values })}\n`,
  );
  enforceBudgets([...rows, ...single]);
  const errors = columns.flatMap(column => weights[column].errors.map(error => `${column}: ${error}`));
  for (const error of errors) console.log(`✗ ${error}`);
  if (errors.length > 0) process.exitCode = 1;
} finally {
  await browser?.close();
  await shop.stop();
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
