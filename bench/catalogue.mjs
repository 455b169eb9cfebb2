/** Lists, products, carts and orders with 10 thousand, 100 thousand and a million products (`--sizes=10k,100k,1m`). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltShop } from './built-shop.mjs';
import { createClients } from './catalogue/clients.mjs';
import { openDatabase } from './catalogue/database.mjs';
import { fillTo } from './catalogue/fill.mjs';
import { measureShop, statementsPerTurn } from './catalogue/measure.mjs';
import { findSubjects } from './catalogue/queries.mjs';
import { countStatements } from './catalogue/statement-counter.mjs';
import { cpuTimeOfAll, parentOf, residentMegabytes } from './cpu-time.mjs';
import { round } from './figures.mjs';
import { options, sizeName } from './run/options.mjs';

export const title = 'Backend by number of products';
export const note =
  '10 clients over HTTP; the trivial query is the reference. Statements are what one request sends to PostgreSQL, without those that only begin or end a transaction.';

const { sizes } = options;
const SECONDS = options.short ? 0.05 : 3;

/** Goals at 10 thousand, 100 thousand and a million products. */
const at = (...limits) => ({
  most: { '10k': limits[0], '100k': limits[1] ?? limits[0], '1m': limits[2] ?? limits[0] },
});

/** Times depend on the computer, so they are printed and not enforced. */
const measures = [
  { key: 'trivial', name: 'reference: trivial query' },
  { key: 'list', name: 'list of 24 in a category, total and facets' },
  { key: 'vehicle', name: 'list narrowed by vehicle and filters', goal: at(15, 20, 50) },
  { key: 'fits', name: 'list of what fits a vehicle, with facets', goal: at(15, 20, 50) },
  { key: 'check', name: 'list of what has to be checked for a vehicle', goal: at(15, 20, 50) },
  { key: 'related', name: 'recommendations by rules', goal: at(15, 20, 50) },
  { key: 'set', name: 'matching set for a vehicle', goal: at(15, 20, 50) },
  { key: 'suggest', name: 'suggestions', goal: at(8, 10, 25) },
  { key: 'product', name: 'product', goal: at(8) },
  { key: 'open', name: 'new, empty cart' },
  { key: 'add', name: 'add to cart', goal: at(22) },
  { key: 'place', name: 'place order', goal: at(60) },
];
/** A response with all two thousand vehicles would be five times as large. */
const MAX_LIST_KILOBYTES = 60;
/** Queries that read a few rows by key must not slow down with the size of the catalogue, relative to a trivial query. */
const flat = ['product', 'add', 'place'];
const MAX_GROWTH = 4;

/** Runs `work` with the shop over this database and its clients. */
async function withShop(database, settings, work) {
  const shop = await startBuiltShop(settings);
  const clients = createClients(shop.origin);
  try {
    return await work({ shop, clients, subjects: await findSubjects(database.pool) });
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

const seconds = ms => round(ms / 1000, 1);

/** Reads the CPU time of the shop and of the database server, with its connections, which are processes. */
async function cpuReader(shop, { pool }) {
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  const server = parentOf(rows[0].pid);
  return () => cpuTimeOfAll(shop.pid) + cpuTimeOfAll(server);
}

async function measureAt(database, size) {
  const settings = {
    DATABASE_URL: database.url,
    CATALOGUE_INDEX: join(database.folder, `${size}.index`),
    TRUST_PROXY: 'true',
  };
  const firstReadyMs = await startOnce(settings);
  return withShop(database, settings, async ({ shop, clients, subjects }) => {
    const readyMegabytes = residentMegabytes(shop.pid);
    return {
      ...(await measureShop(clients, subjects, SECONDS, await cpuReader(shop, database))),
      firstReady: seconds(firstReadyMs),
      ready: seconds(shop.readyMs),
      readyMegabytes,
      megabytes: residentMegabytes(shop.pid),
    };
  });
}

/** Statements do not depend on the size, so they are counted at one. */
async function countAll(database) {
  const counter = await countStatements(database.url);
  try {
    return await withShop(database, { DATABASE_URL: counter.url }, ({ clients, subjects }) =>
      statementsPerTurn(clients, subjects, counter.counts),
    );
  } finally {
    counter.close();
  }
}

const per = (figures, read) => Object.fromEntries(sizes.map(size => [sizeName(size), read(figures[size])]));

const sizeRows = figures => [
  ...measures.flatMap(({ key, name, goal }) => [
    { name: `${name}, p95 ms`, values: per(figures, of => of[key].p95), ...(goal ? { goal } : {}) },
    { name: `${name}, p50 ms`, values: per(figures, of => of[key].p50) },
    { name: `${name}, per second`, values: per(figures, of => of[key].perSecond) },
  ]),
  // A turn opens a cart, adds and orders: what came before is taken off.
  {
    name: 'add to cart, CPU ms of shop and database',
    values: per(figures, of => round(of.add.cpuMs - of.open.cpuMs, 2) || undefined),
    goal: { most: 2.2 },
  },
  {
    name: 'place order, CPU ms of shop and database',
    values: per(figures, of => round(of.place.cpuMs - of.add.cpuMs, 2) || undefined),
    goal: { most: 7 },
  },
  { name: 'ready after the first start, s', values: per(figures, of => of.firstReady) },
  { name: 'ready after start, s', values: per(figures, of => of.ready), goal: at(2, 4, 10) },
  { name: 'memory when ready, MB', values: per(figures, of => of.readyMegabytes) },
  {
    name: 'memory after the queries, MB',
    values: per(figures, of => of.megabytes),
    goal: at(400, 600, 1100),
  },
  {
    name: 'response of the list, KB',
    values: per(figures, of => of.list.kilobytes),
    budget: MAX_LIST_KILOBYTES,
  },
];

/** How much the median of the queries by key grows from the smallest to the largest size. */
function growthRow(figures) {
  const [smallest, largest] = [figures[Math.min(...sizes)], figures[Math.max(...sizes)]];
  const growth = key => largest[key].p50 / smallest[key].p50 / (largest.trivial.p50 / smallest.trivial.p50);
  return {
    name: 'growth relative to the trivial query',
    values: Object.fromEntries(flat.map(key => [key, round(growth(key), 2)])),
    budget: MAX_GROWTH,
  };
}

export async function measure() {
  const database = await openDatabase();
  try {
    let statements;
    const figures = {};
    for (const size of sizes) {
      await fillTo(database, size);
      statements ??= await countAll(database);
      figures[size] = await measureAt(database, size);
    }
    const statementRow = { name: 'statements', values: statements, goal: { most: { add: 5, place: 8 } } };
    return [
      { columns: sizes.map(sizeName), rows: sizeRows(figures) },
      { columns: Object.keys(statements), rows: [statementRow] },
      ...(sizes.length > 1 ? [{ columns: flat, rows: [growthRow(figures)] }] : []),
    ];
  } finally {
    await database.stop();
  }
}
