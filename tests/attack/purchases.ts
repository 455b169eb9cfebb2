/** Simulated buyers: each creates a cart, adds a product and places an order, and records the acknowledged orders. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addToCart, billingAddress, newCart, placeOrder } from '../support/purchase-documents.mjs';
import { callApi } from './request.ts';

const checkout = {
  acceptedConsents: ['order'],
  email: 'anna@example.com',
  billingAddress,
};

export interface Purchase {
  skuId: number;
  /** A payment option that needs no identity number. */
  paymentId: number;
  /** Each buyer comes from a network of its own, which a shop believes that trusts a proxy. */
  isAnywhere?: boolean;
}

export interface PlacedOrder {
  orderId: string;
  cartId: string;
}

const anyAddress = (): string =>
  Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 200)).join('.');

/** Orders one piece of a SKU and returns the acknowledged order. @throws when the shop creates no cart or no order. */
export async function buyOne(
  origin: string,
  { skuId, paymentId, isAnywhere = false }: Purchase,
): Promise<PlacedOrder> {
  const from: Record<string, string> = isAnywhere ? { 'x-forwarded-for': anyAddress() } : {};
  const made = await callApi(origin, newCart, {}, from);
  const cart = made.data?.['getCart'] as { id: string } | null | undefined;
  if (!cart) throw new Error(`No cart: ${made.status} ${made.text}`);
  const { id } = cart;
  await callApi(origin, addToCart, { id, item: { skuId, quantity: 1 } }, from);
  const input = { id, checkout: { ...checkout, paymentId } };
  const placed = await callApi(origin, placeOrder, input, { ...from, 'x-idempotency-key': randomUUID() });
  const order = placed.data?.['placeOrder'] as { orderId: string } | null | undefined;
  if (!order) throw new Error(`No order: ${placed.status} ${placed.text}`);
  return { orderId: order.orderId, cartId: id };
}

export interface Buyers {
  /** Orders that the shop has acknowledged. */
  readonly acknowledged: string[];
  /** Resolves when at least `count` orders are acknowledged. */
  waitForOrders(count: number): Promise<void>;
  /** Starts no new purchase; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

/** Starts buyers who order repeatedly until they are stopped; failed purchases are ignored. */
export function startBuyers(origin: string, purchase: Purchase, count = 6): Buyers {
  const acknowledged: string[] = [];
  const waiters: { target: number; resolve: () => void }[] = [];
  const stopping = new AbortController();
  const buy = async () => {
    while (!stopping.signal.aborted) {
      const order = await buyOne(origin, purchase).catch(() => null);
      if (order) acknowledged.push(order.orderId);
      // As a client that is told to come back: without a pause refused buyers take the time of the shop's restart.
      else await sleep(50);
      for (const { target, resolve } of waiters) if (acknowledged.length >= target) resolve();
    }
  };
  const all = Promise.all(Array.from({ length: count }, buy));
  return {
    acknowledged,
    waitForOrders: target => new Promise(resolve => waiters.push({ target, resolve })),
    async stop() {
      stopping.abort();
      await all;
    },
  };
}
