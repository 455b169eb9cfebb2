/** How many visits the page cache answers while 5 orders a second are placed. */
import { randomUUID } from 'node:crypto';
import { addToCart, billingAddress, newCart, placeOrder } from '../tests/support/purchase-documents.mjs';
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

/** Visits pages while orders are placed. */
async function visitAndOrder({ origin, begin, figures }) {
  const pages = await findPublicPages(origin, PAGES);
  const order = await openOrders(origin, createRandom(7));
  const visit = createVisit(origin, pages);
  await warm(origin, pages);
  begin();
  const [visits, orders] = await Promise.all([
    pace(VISITS_PER_SECOND, SECONDS, visit),
    pace(ORDERS_PER_SECOND, SECONDS, order),
  ]);
  requireAll(visits, orders);
  return { ...(await figures(SECONDS)), visits: visits.done, orders: orders.done };
}

export async function measure() {
  const shop = await startCountedShop();
  try {
    return [{ columns: ['shop'], rows: rowsOf(measures, { shop: await visitAndOrder(shop) }) }];
  } finally {
    await shop.stop();
  }
}
