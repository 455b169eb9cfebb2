/** A shopper browses, searches and buys until the end, and tries an unanswered order again under its key. */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addToCart, billingAddress, newCart, placeOrder } from '../../tests/support/purchase-documents.mjs';
import { someAddress, someRequest } from './requests.mjs';

/** How long an order without an answer is tried again. */
const PATIENCE_MS = 60_000;

/** Records every request with its time: `{ from, to, what, path, status, text }`; status 0 is no answer. */
export function createVisit(origin, requests) {
  return async (what, path, init) => {
    const from = performance.now();
    const record = { from, what, path, status: 0, text: '' };
    try {
      const answer = await fetch(origin + path, { redirect: 'manual', ...init });
      record.text = await answer.text();
      record.status = answer.status;
    } catch (error) {
      record.text = String(error.cause ?? error);
    }
    record.to = performance.now();
    requests.push(record.status >= 500 || record.status === 0 ? record : { ...record, text: '' });
    return record;
  };
}

async function buy(visit, { skuIds, paymentId }, acknowledged) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': someAddress() };
  const ask = async (what, query, variables, more = {}) => {
    const body = JSON.stringify({ query, variables });
    const answer = await visit(what, '/graphql', { method: 'POST', headers: { ...headers, ...more }, body });
    return answer.status === 200 ? Object.values(JSON.parse(answer.text).data ?? {})[0] : null;
  };
  const cart = await ask('cart', newCart);
  if (!cart) return;
  const item = { skuId: skuIds[randomInt(skuIds.length)], quantity: 1 };
  if (!(await ask('add', addToCart, { id: cart.id, item }))) return;
  const checkout = {
    email: `${randomUUID()}@example.com`,
    billingAddress,
    paymentId,
    acceptedConsents: ['order'],
  };
  const key = { 'x-idempotency-key': randomUUID() };
  const patience = performance.now() + PATIENCE_MS;
  while (performance.now() < patience) {
    const order = await ask('order', placeOrder, { id: cart.id, checkout }, key);
    if (order) {
      acknowledged.push(order.orderId);
      return;
    }
    await pause(500);
  }
}

/** Shops until `isOver()`. */
export async function shop(visit, { paths, purchase, acknowledged, isOver }) {
  while (!isOver()) {
    for (let step = randomInt(2, 6); step > 0 && !isOver(); step -= 1) {
      const { path, init } = someRequest(paths);
      await visit('browse', path, init);
      await pause(randomInt(5, 60));
    }
    if (!isOver()) await buy(visit, purchase, acknowledged);
  }
}
