/**
 * `npm run bench:soak`: shoppers browse, search and buy while the shop and its database are killed in turn; afterwards
 * every acknowledged order exists once and nothing failed outside the kills. Then the memory over many varied requests.
 * `--same` repeats a few hundred requests, so that caches are full at once and only a leak could grow.
 * Options: `--minutes=20 --kill-every=120 --shoppers=6 --requests=100000 --port=4170`; 0 minutes or requests leave a part out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brokenInvariants } from '../tests/attack/invariants.ts';
import { buildWhenNeeded } from '../tools/run/build.mjs';
import { measureMemory } from './soak/memory.mjs';
import { repeatedRequests, sitemapPaths, someRequest } from './soak/requests.mjs';
import { createVisit, shop as runShopper } from './soak/shopper.mjs';
import { openSoakedShop } from './soak/soaked-shop.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    'kill-every': { type: 'string', default: '120' },
    shoppers: { type: 'string', default: '6' },
    requests: { type: 'string', default: '100000' },
    same: { type: 'boolean', default: false },
    port: { type: 'string', default: '4170' },
  },
});
const [minutes, killEvery, shoppers, requestCount, port] = [
  values.minutes,
  values['kill-every'],
  values.shoppers,
  values.requests,
  values.port,
].map(Number);

const STOCK = 1_000_000;

/** SKUs of which no order exists yet, and a payment without identity number. */
async function preparePurchase(pool) {
  const { rows } = await pool.query(
    `select s.sku_id, (select payment_id from payment_option where market_id = p.market_id and not needs_identity_number and provider_way is null limit 1) as payment_id
     from sku s join stock using (sku_id) join price p using (product_id) join product using (product_id)
     where p.market_id in (select market_id from market where alias = 'fi') and type = 'product' and in_stock > 9
       and not exists (select from order_stock o where o.sku_id = s.sku_id) limit 5`,
  );
  const skuIds = rows.map(row => row.sku_id);
  await pool.query('update stock set in_stock = $2, sold = 0 where sku_id = any($1)', [skuIds, STOCK]);
  await pool.query("select announce_catalogue('all', null)");
  return { skuIds, paymentId: rows[0].payment_id };
}

/** Kills the shop and the database in turn; resolves to the windows `{ what, from, to }` in which requests may fail. */
async function killInTurn(shop, isOver) {
  const windows = [];
  for (let turn = 0; ; turn += 1) {
    for (let waited = 0; waited < killEvery && !isOver(); waited += 1) await pause(1000);
    if (isOver()) return windows;
    const what = turn % 2 === 0 ? 'shop' : 'database';
    const window = { what, from: performance.now() };
    await (what === 'shop' ? shop.kill() : shop.killDatabase());
    window.to = performance.now();
    windows.push(window);
    console.log(`killed the ${what}: ready again after ${((window.to - window.from) / 1000).toFixed(1)} s`);
  }
}

const percentile = (sorted, share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);

/** The request, and what it was answered. */
const failureOf = ({ what, path, status, text }) => `${what} ${path} ${status} ${text.slice(0, 160)}`;

function sinceKill(windows, { from }) {
  const last = windows.findLast(window => window.to <= from);
  return last ? `${((from - last.to) / 1000).toFixed(1)} s after the ${last.what} was ready: ` : '';
}

/** An error of the log without what differs each time. */
function summaryOf({ line }) {
  const { msg, err, error } = JSON.parse(line);
  return `  logged: ${msg} ${JSON.stringify(err ?? error ?? '').slice(0, 900)}`;
}

async function soak(shop, paths) {
  const purchase = await preparePurchase(shop.pool);
  const requests = [];
  const acknowledged = [];
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;
  const visit = createVisit(shop.origin, requests);
  const [windows] = await Promise.all([
    killInTurn(shop, isOver),
    ...Array.from({ length: shoppers }, () => runShopper(visit, { paths, purchase, acknowledged, isOver })),
  ]);
  const isInWindow = ({ from, to }) => windows.some(window => from <= window.to && to >= window.from);
  const isFailed = ({ status }) => status === 0 || status >= 500 || status === 429;
  const outside = requests.filter(request => isFailed(request) && !isInWindow(request));
  const broken = await brokenInvariants(shop.pool, {
    acknowledged,
    stock: Object.fromEntries(purchase.skuIds.map(id => [id, STOCK])),
    responses: requests,
    pid: shop.pid,
  });
  const times = requests
    .filter(request => !isInWindow(request))
    .map(({ from, to }) => to - from)
    .sort((a, b) => a - b);
  console.log(
    [
      `${requests.length} requests, ${acknowledged.length} acknowledged orders, ${windows.length} kills`,
      `p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms, p99 ${percentile(times, 0.99)} ms outside the kills`,
      `${requests.filter(request => isFailed(request) && isInWindow(request)).length} failed during kills, ${outside.length} outside`,
      ...outside.slice(0, 20).map(request => `  ${sinceKill(windows, request)}${failureOf(request)}`),
      ...[...new Set(shop.unexpected.map(summaryOf))].slice(0, 10),
      `invariants: ${broken.length === 0 ? 'all hold' : broken.slice(0, 10).join('\n  ')}`,
    ].join('\n'),
  );
  return outside.length === 0 && broken.length === 0;
}

async function memory(shop, paths) {
  const print = sample => console.log(JSON.stringify(sample));
  const next = values.same ? repeatedRequests(paths) : () => someRequest(paths);
  const { perThousand, failed } = await measureMemory(shop, next, requestCount, print);
  console.log(
    `memory grows by ${perThousand.toFixed(3)} MB per 1,000 requests in the second half; ${failed} failed`,
  );
  return failed === 0;
}

await buildWhenNeeded();
const dataFolder = mkdtempSync(join(tmpdir(), 'atv-soak-'));
const shop = await openSoakedShop(dataFolder, port);
let ok = true;
try {
  const paths = await sitemapPaths(shop.origin);
  if (minutes > 0) ok = await soak(shop, paths);
  if (requestCount > 0) ok = (await memory(shop, paths)) && ok;
} finally {
  const code = await shop.stop();
  ok &&= code === 0;
  rmSync(dataFolder, { recursive: true, force: true });
}
process.exitCode = ok ? 0 : 1;
