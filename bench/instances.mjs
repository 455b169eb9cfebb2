/**
 * What a second instance on the same PostgreSQL adds: requests per second and CPU time per request of instances and
 * database, with one and with two instances in one run.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { startBuiltShop } from './built-shop.mjs';
import { round } from './figures.mjs';
import { options } from './run/options.mjs';

export const title = 'Two instances on one PostgreSQL';
export const note =
  'Where instances, database and clients share fewer than four cores, one instance fills them: judged is the ratio that follows from the CPU time of the instances then. It leaves out waiting for locks.';

const SECONDS = options.short ? 1 : 6;
const ROUNDS = options.short ? 1 : 3;
const CLIENTS_PER_INSTANCE = 8;
/** Two instances serve at least so many times what one serves. */
const LEAST_RATIO = 1.8;
/** Two instances, the database, and the clients. */
const CORES_TO_JUDGE = 4;
const TICK_MS = 10;

const graphql = query => ({
  path: '/graphql',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});

const fieldsOf = pid => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').map(Number);

/** CPU time of a process in milliseconds, with that of its ended children. */
function cpuOf(pid) {
  const fields = fieldsOf(pid);
  return (fields[11] + fields[12] + fields[13] + fields[14]) * TICK_MS;
}

/** Processes whose parent is `parent`; fields are those behind the name. */
const childrenOf = parent =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => {
      try {
        return fieldsOf(pid)[1] === Number(parent);
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });

/** The database server, which the first instance has started. */
function databaseOf({ pid }) {
  const found = childrenOf(pid).find(child =>
    readFileSync(`/proc/${child}/stat`, 'utf8').includes('(postgres)'),
  );
  if (found === undefined) throw new Error('The database was started by another process; stop that first.');
  return found;
}

const databaseCpu = server =>
  [server, ...childrenOf(server)].reduce((sum, pid) => {
    try {
      return sum + cpuOf(pid);
    } catch {
      return sum;
    }
  }, 0);

async function load({ shops, server }, request) {
  const cpuOfShops = () => shops.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  const before = { shops: cpuOfShops(), database: databaseCpu(server), client: process.cpuUsage() };
  const results = await Promise.all(
    shops.map(({ origin }) =>
      autocannon({
        ...request,
        url: origin + request.path,
        connections: CLIENTS_PER_INSTANCE,
        duration: SECONDS,
        // The shop closes a connection after a thousand responses.
        reconnectRate: 900,
      }),
    ),
  );
  const failed = results.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0);
  if (failed > 0) {
    const answers = JSON.stringify(results.map(({ statusCodeStats }) => statusCodeStats));
    throw new Error(`${failed} of the requests to ${request.path} failed: ${answers}`);
  }
  const total = results.reduce((sum, { requests }) => sum + requests.total, 0);
  const { user, system } = process.cpuUsage(before.client);
  return {
    perSecond: total / SECONDS,
    shop: (cpuOfShops() - before.shops) / total,
    database: (databaseCpu(server) - before.database) / total,
    client: (user + system) / 1_000 / total,
  };
}

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const medians = rounds =>
  Object.fromEntries(Object.keys(rounds[0]).map(key => [key, median(rounds.map(round => round[key]))]));

/** Rounds alternate, so that both see the same load of the computer. */
async function compare(all, request) {
  const [alone, together] = [[], []];
  await load(all, request);
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await load({ ...all, shops: all.shops.slice(0, 1) }, request));
    together.push(await load(all, request));
  }
  const [one, two] = [medians(alone), medians(together)];
  return {
    one,
    two,
    ratio: two.perSecond / one.perSecond,
    /** Each instance on a core of its own: what the second costs the first is all that is lost. */
    derived: (2 * one.shop) / two.shop,
    /** Cores of the database that one saturated instance uses. */
    databaseCores: two.database / two.shop,
  };
}

async function askFor(origin, query) {
  const { path, ...request } = graphql(query);
  const answer = await fetch(origin + path, request);
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function requestsFor(origin) {
  const { products } = await askFor(
    origin,
    '{ products(take: 50, filter: { sort: MOST_SOLD }) { products { type skus { skuId stock { inStock } } } } }',
  );
  const sku = products.products
    .filter(({ type }) => type === 'product')
    .flatMap(({ skus }) => skus)
    .find(({ stock }) => stock.inStock > 0);
  const { getCart } = await askFor(origin, '{ getCart(id: "") { id } }');
  await askFor(
    origin,
    `mutation { addToCart(id: "${getCart.id}", item: { skuId: ${sku.skuId}, quantity: 1 }) { id } }`,
  );
  return {
    'page rendered anew': { path: '/kassa' },
    'list with all facets': graphql(
      '{ products(take: 24, filter: { sort: PRICE }) { count products { productId } filters { facets { type } } } }',
    ),
    'cart, priced': graphql(`{ getCart(id: "${getCart.id}") { id items { quantity } } }`),
  };
}

const rowsOf = (figures, isJudged) => {
  const per = read =>
    Object.fromEntries(Object.entries(figures).map(([name, of]) => [name, round(read(of), 2)]));
  const goal = { least: LEAST_RATIO };
  return [
    { name: 'one instance, per second', values: per(({ one }) => one.perSecond) },
    { name: 'two instances, per second', values: per(({ two }) => two.perSecond) },
    {
      name: 'two instances serve, times one',
      values: per(({ ratio }) => ratio),
      ...(isJudged ? { goal } : {}),
    },
    {
      name: 'the same by CPU time',
      values: per(({ derived }) => derived),
      ...(isJudged ? {} : { goal }),
    },
    { name: 'CPU of an instance, ms', values: per(({ two }) => two.shop) },
    { name: 'CPU of the database, ms', values: per(({ two }) => two.database) },
    {
      name: 'cores of the database that one busy instance uses',
      values: per(({ databaseCores }) => databaseCores),
    },
  ];
};

export async function measure() {
  const shops = [await startBuiltShop()];
  try {
    // The same data folder: the second instance uses the database server of the first.
    shops.push(await startBuiltShop());
    const server = databaseOf(shops[0]);
    const figures = {};
    for (const [name, request] of Object.entries(await requestsFor(shops[0].origin)))
      figures[name] = await compare({ shops, server }, request);
    const rows = rowsOf(figures, availableParallelism() >= CORES_TO_JUDGE);
    return [{ columns: Object.keys(figures), rows }];
  } finally {
    for (const shop of shops.toReversed()) await shop.stop();
  }
}
