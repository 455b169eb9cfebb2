/** How many visits the page cache answers while one price changes every second. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { DATABASE_USER } from '#backend/testing.ts';
import { rowsOf } from './run/budgets.mjs';
import { options } from './run/options.mjs';
import {
  createRandom,
  createVisit,
  findPublicPages,
  pace,
  requireAll,
  startCountedShop,
  warm,
} from './visits.mjs';

export const title = 'Page cache while prices change';
export const note = '500 pages, 20 visits and one changed price a second.';

/** Shorter than a page is fresh, so that changes alone outdate pages. */
const SECONDS = options.short ? 1 : 30;
const VISITS_PER_SECOND = 20;
const PAGES = options.short ? 10 : 500;

/** Visits by the kind of response, in percent. */
const measures = [
  { key: 'hit', name: 'fresh page from the cache, %', goal: { least: 80 } },
  { key: 'stale', name: 'outdated page, rendered again meanwhile, %' },
  { key: 'miss', name: 'waited for a render, %' },
  { key: 'other', name: 'not cached, %' },
  { key: 'rendersPerSecond', name: 'renders per second' },
  { key: 'visits', name: 'visits' },
  { key: 'prices', name: 'prices changed' },
];

/** Lowers the price of a random product by a hundredth, as an import does. */
async function openChanges(pool) {
  const random = createRandom(7);
  const { rows } = await pool.query(
    "select product_id as id from product where active and type = 'product' order by 1",
  );
  return async () => {
    const { id } = rows[random(rows.length)];
    await pool.query(`begin; update price set selling_minor = selling_minor - selling_minor / 100
      where product_id = ${Number(id)}; select announce_catalogue('price', ${Number(id)}); commit`);
  };
}

/** Connections to the embedded database in this folder. */
function openPool(home) {
  const read = file => readFileSync(join(home, 'cluster', file), 'utf8').split('\n');
  const [, , , port] = read('postmaster.pid');
  const [password] = read('shop-password');
  return new Pool({
    connectionString: `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`,
    max: 2,
  });
}

export async function measure() {
  let home;
  const { origin, begin, figures, stop } = await startCountedShop(line => {
    if (line.msg === 'database ready') home = line.home;
  });
  const pool = openPool(home);
  try {
    const change = await openChanges(pool);
    const pages = await findPublicPages(origin, PAGES);
    const visit = createVisit(origin, pages);
    await warm(origin, pages);
    begin();
    const [visits, prices] = await Promise.all([
      pace(VISITS_PER_SECOND, SECONDS, visit),
      pace(1, SECONDS, change),
    ]);
    requireAll(visits, prices);
    const shop = { ...(await figures(SECONDS)), visits: visits.done, prices: prices.done };
    return [{ columns: ['shop'], rows: rowsOf(measures, { shop }) }];
  } finally {
    await pool.end();
    await stop();
  }
}
