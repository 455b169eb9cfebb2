/** How many visits the page cache answers while 5 orders a second are placed. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from './budgets.mjs';
import { startBuiltShop } from './built-shop.mjs';
import { round } from './figures.mjs';
import { options } from './options.mjs';
import { pathsOf } from './shop-pages.mjs';
import { addToCart, billingAddress, newCart, placeOrder } from '../tests/support/purchase-documents.mjs';

export const title = 'Page cache while orders are placed';
export const note = '20 visits and 5 orders a second.';

const SECONDS = options.short ? 1 : 40;
const VISITS_PER_SECOND = 20;
const ORDERS_PER_SECOND = 5;
const PAGES = options.short ? 10 : 150;

/** Visits by the kind of response, in percent. */
const measures = [
  { key: 'hit', name: 'fresh page from the cache, %', least: 60, shown: true },
  { key: 'stale', name: 'outdated page, rendered again meanwhile, %' },
  { key: 'miss', name: 'waited for a render, %' },
  { key: 'other', name: 'not cached, %' },
  { key: 'rendersPerSecond', name: 'renders per second' },
  { key: 'visits', name: 'visits' },
  { key: 'orders', name: 'orders placed' },
];

const checkout = {
  acceptedConsents: ['order'],
  email: 'bench@example.com',
  billingAddress,
};
const productsText =
  '{ products(take: 500, filter: { sort: MOST_SOLD }) { products { type skus { skuId stock { inStock } } } } }';
const paymentsText =
  'mutation ($id: String!) { createOrUpdateCheckout(cartId: $id, checkout: { billingAddress: { zip: "00100", country: "FI" } }) { paymentOptions { id name } } }';

async function ask(origin, query, variables = {}, headers = {}) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A seeded random number generator: the same numbers in every run. */
function createRandom(state = 42) {
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state % below;
  };
}

/** Front page, lists and products, in the order in which a crawler finds their links. */
async function findPublicPages(origin) {
  const paths = ['/'];
  for (let at = 0; at < paths.length && paths.length < PAGES; at += 1) {
    const answer = await fetch(origin + paths[at]);
    const isPublic = answer.ok && answer.headers.get('cache-control')?.startsWith('public');
    if (!isPublic) {
      paths.splice(at, 1);
      at -= 1;
      continue;
    }
    for (const path of pathsOf(await answer.text(), origin)) if (!paths.includes(path)) paths.push(path);
  }
  return paths.slice(0, PAGES);
}

/** Resolves to a function that orders one piece of a product in stock; each call picks a random one. */
async function openOrders(origin, random) {
  const { products } = await ask(origin, productsText);
  const skus = products.products
    .filter(({ type }) => type !== 'package')
    .flatMap(({ skus }) => skus.filter(({ stock }) => stock.inStock > 5));
  const cartWithOne = async () => {
    const { getCart } = await ask(origin, newCart);
    const { skuId } = skus[random(skus.length)];
    await ask(origin, addToCart, { id: getCart.id, item: { skuId, quantity: 1 } });
    return getCart.id;
  };
  const { createOrUpdateCheckout } = await ask(origin, paymentsText, { id: await cartWithOne() });
  const payment = createOrUpdateCheckout.paymentOptions.find(({ name }) => name !== 'invoice');
  return async () => {
    const variables = { id: await cartWithOne(), checkout: { ...checkout, paymentId: payment.id } };
    await ask(origin, placeOrder, variables, { 'x-idempotency-key': randomUUID() });
  };
}

/** Runs `work` at a fixed rate per second; its result has the number of successes and the last failure. */
async function pace(perSecond, seconds, work) {
  const outcome = { done: 0, failed: 0, reason: undefined };
  const running = [];
  const start = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    await pause(Math.max(0, start + (turn * 1000) / perSecond - performance.now()));
    running.push(
      work().then(
        () => (outcome.done += 1),
        error => {
          outcome.failed += 1;
          outcome.reason = error;
        },
      ),
    );
  }
  await Promise.all(running);
  return outcome;
}

/** Visits pages while orders are placed. */
async function visitAndOrder(origin, onBegin) {
  const random = createRandom();
  const pages = await findPublicPages(origin);
  const order = await openOrders(origin, createRandom(7));
  // The first pages found are visited more often than the others.
  const visit = async () => {
    const answer = await fetch(origin + pages[Math.floor(pages.length * (random(1000) / 1000) ** 2)]);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  };
  // Every page is in the cache before the orders begin.
  for (const path of pages) await (await fetch(origin + path)).arrayBuffer();
  onBegin();
  const [visits, orders] = await Promise.all([
    pace(VISITS_PER_SECOND, SECONDS, visit),
    pace(ORDERS_PER_SECOND, SECONDS, order),
  ]);
  // The log is written after the responses.
  await pause(500);
  for (const { failed, reason } of [visits, orders])
    if (failed > 0) throw new Error(`${failed} requests failed: ${reason}`);
  return { visits: visits.done, orders: orders.done };
}

export async function measure() {
  const answered = { hit: 0, stale: 0, miss: 0, other: 0 };
  let isMeasuring = false;
  const shop = await startBuiltShop({ LOG_LEVEL: 'info' }, line => {
    const { msg, method, cache } = JSON.parse(line);
    if (isMeasuring && msg === 'request' && method === 'GET' && cache)
      answered[cache in answered ? cache : 'other'] += 1;
  });
  try {
    const done = await visitAndOrder(shop.origin, () => (isMeasuring = true));
    const all = Object.values(answered).reduce((sum, count) => sum + count, 0);
    const shares = Object.entries(answered).map(([name, count]) => [name, round((count * 100) / all)]);
    const figures = {
      ...Object.fromEntries(shares),
      rendersPerSecond: round((answered.stale + answered.miss + answered.other) / SECONDS),
      ...done,
    };
    return [{ columns: ['shop'], rows: rowsOf(measures, { shop: figures }) }];
  } finally {
    await shop.stop();
  }
}
