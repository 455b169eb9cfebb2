/** `npm run bench:catalogue [-- --sizes 10000,100000 --seconds 3]`: cost of lists, products, carts and orders with 10 thousand, 100 thousand and a million products. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../tools/run/bootstrap.mjs';
import { buildWhenNeeded } from '../tools/run/build.mjs';
import { startBuiltShop } from './built-shop.mjs';
import { createClients } from './catalogue/clients.mjs';
import { openDatabase } from './catalogue/database.mjs';
import { fillTo } from './catalogue/fill.mjs';
import { measureShop } from './catalogue/measure.mjs';
import { findSubjects } from './catalogue/queries.mjs';
import { enforceBudgets, printTable } from './budgets.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '3' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const seconds = Number(values.seconds);

/** p95 in ms at each size. Times depend on the computer, so they are printed and not enforced. */
const measures = [
  { key: 'trivial', name: 'trivial query' },
  { key: 'list', name: 'list of 24, total and facets, category', budgets: [5, 8, 15] },
  { key: 'vehicle', name: 'the same with a vehicle and two facets', budgets: [8, 15, 60] },
  { key: 'suggest', name: 'search as you type', budgets: [8, 10, 25] },
  { key: 'product', name: 'product by alias', budgets: [6, 6, 8] },
  { key: 'add', name: 'add to cart', budgets: [15, 15, 20] },
  { key: 'place', name: 'place order (invoice)', budgets: [40, 40, 50] },
];
/** A response with all two thousand vehicles would be five times as large. */
const MOST_LIST_KILOBYTES = 60;
/** Queries that read a few rows by key must not slow down with the size of the catalogue, relative to a trivial query. */
const flat = ['product', 'add', 'place'];
const MOST_GROWTH = 4;

process.chdir(root);
await buildWhenNeeded();

async function measureAt(database, size) {
  const started = performance.now();
  await fillTo(database, size);
  const fillSeconds = Math.round((performance.now() - started) / 1000);
  const settings = { DATABASE_URL: database.url, CATALOGUE_INDEX: join(database.folder, `${size}.index`) };
  const firstReadyMs = await startOnce(settings);
  const shop = await startBuiltShop(settings);
  const clients = createClients(shop.origin);
  try {
    const subjects = await findSubjects(database.pool);
    const readyMegabytes = residentMegabytes(shop.pid);
    const figures = await measureShop(clients, subjects, seconds);
    const megabytes = residentMegabytes(shop.pid);
    return { ...figures, firstReadyMs, readyMs: shop.readyMs, readyMegabytes, megabytes, fillSeconds };
  } finally {
    clients.close();
    await shop.stop();
  }
}

/** The first start reads all products; it ends when the catalogue index is saved for the next one. */
async function startOnce(settings) {
  const shop = await startBuiltShop(settings);
  while (!existsSync(settings.CATALOGUE_INDEX)) await pause(100);
  await shop.stop();
  return shop.readyMs;
}

/** Resident memory; undefined where the system does not report it. */
function residentMegabytes(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes && Math.round(Number(kilobytes) / 1000);
  } catch {
    return undefined;
  }
}

const nameOf = size => `${size / 1000}k`;
const figures = {};
const database = await openDatabase();
try {
  for (const size of sizes) {
    figures[size] = await measureAt(database, size);
    console.log(
      `${nameOf(size)}: filled in ${figures[size].fillSeconds} s, ready after ${figures[size].firstReadyMs} ms, then after ${figures[size].readyMs} ms`,
    );
  }
} finally {
  await database.stop();
}

const per = read => Object.fromEntries(sizes.map(size => [nameOf(size), read(figures[size])]));
const rows = [
  ...measures.flatMap(({ key, name, budgets }) => [
    { name: `${name}, p50 ms`, values: per(at => at[key].p50) },
    { name: `${name}, p95 ms`, values: per(at => at[key].p95), budget: budgets?.join(' / '), shown: true },
    { name: `${name}, per second`, values: per(at => at[key].perSecond) },
  ]),
  { name: 'first start until ready, ms', values: per(at => at.firstReadyMs) },
  {
    name: 'start until ready, ms',
    values: per(at => at.readyMs),
    budget: '2000 / 4000 / 10000',
    shown: true,
  },
  { name: 'memory when ready, MB', values: per(at => at.readyMegabytes) },
  { name: 'memory, MB', values: per(at => at.megabytes), budget: '400 / 600 / 1100', shown: true },
  { name: 'list with facets, KB', values: per(at => at.list.kilobytes), budget: MOST_LIST_KILOBYTES },
];
const [smallest, largest] = [figures[Math.min(...sizes)], figures[Math.max(...sizes)]];
if (smallest !== largest)
  rows.push({
    name: 'growth relative to the trivial query',
    values: Object.fromEntries(
      flat.map(key => [
        key,
        Number(
          (largest[key].p50 / smallest[key].p50 / (largest.trivial.p50 / smallest.trivial.p50)).toFixed(2),
        ),
      ]),
    ),
    budget: MOST_GROWTH,
  });
printTable(sizes.map(nameOf), rows.slice(0, smallest === largest ? rows.length : -1));
if (smallest !== largest) {
  console.log();
  printTable(flat, rows.slice(-1));
}
console.log(`\n${JSON.stringify({ bench: 'catalogue', node: process.version, sizes, figures })}\n`);
enforceBudgets(rows);
