/** `npm run bench:catalogue [-- --sizes 10000,100000 --seconds 3]`: cost of lists, products, carts and orders with 10 thousand, 100 thousand and a million products. */
import { readFileSync } from 'node:fs';
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

/** p95 in ms at each of `goalSizes`. Times depend on the computer, so they are printed as pass or fail and not enforced. */
const goalSizes = [10_000, 100_000, 1_000_000];
const measures = [
  { key: 'trivial', name: 'trivial query' },
  { key: 'list', name: 'list of 24, total and facets, category', budgets: [5, 8, 15] },
  { key: 'vehicle', name: 'the same with a vehicle and two facets', budgets: [15, 20, 50] },
  { key: 'suggest', name: 'search as you type', budgets: [8, 10, 25] },
  { key: 'product', name: 'product by alias', budgets: [8, 8, 8] },
  { key: 'add', name: 'add to cart', budgets: [15, 15, 15] },
  { key: 'place', name: 'place order (invoice)', budgets: [50, 50, 50] },
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
  const shop = await startBuiltShop({ DATABASE_URL: database.url });
  const clients = createClients(shop.origin);
  try {
    const subjects = await findSubjects(database.pool);
    const figures = await measureShop(clients, subjects, seconds);
    return { ...figures, readyMs: shop.readyMs, megabytes: residentMegabytes(shop.pid), fillSeconds };
  } finally {
    clients.close();
    await shop.stop();
  }
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
      `${nameOf(size)}: filled in ${figures[size].fillSeconds} s, ready after ${figures[size].readyMs} ms`,
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
  {
    name: 'start until ready, ms',
    values: per(at => at.readyMs),
    budget: '2000 / 4000 / 20000',
    shown: true,
  },
  { name: 'memory, MB', values: per(at => at.megabytes), budget: 1100, shown: true },
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
console.log();
for (const { key, name, budgets = [] } of measures)
  for (const size of sizes) {
    const goal = budgets[goalSizes.indexOf(size)];
    const { p95 } = figures[size][key];
    if (goal !== undefined)
      console.log(`${p95 <= goal ? 'pass' : 'fail'}  ${name}, ${nameOf(size)}: ${p95} ms, goal ${goal} ms`);
  }
console.log(`\n${JSON.stringify({ bench: 'catalogue', node: process.version, sizes, figures })}\n`);
enforceBudgets(rows);
