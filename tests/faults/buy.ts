/** Buyers who press on: each makes a cart, fills it and orders, and notes what the shop has promised. */
import { randomUUID } from 'node:crypto';
import { goodCheckout } from '#tests/support/small-shop.ts';
import { ask } from './ask.ts';

const newCart = 'query { getCart(id: "") { id } }';
const add = 'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }';
const place =
  'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }';

export interface Wish {
  skuId: number;
  /** One that needs no identity number. */
  paymentId: number;
}

/** One piece of a sku; the number of the acknowledged order. @throws when the shop does not answer. */
export async function buyOne(origin: string, { skuId, paymentId }: Wish): Promise<string> {
  const made = await ask(origin, newCart);
  const { id } = made.data?.['getCart'] as { id: string };
  await ask(origin, add, { id, item: { skuId, quantity: 1 } });
  const input = { id, checkout: { ...goodCheckout, paymentId } };
  const placed = await ask(origin, place, input, { 'x-idempotency-key': randomUUID() });
  const order = placed.data?.['placeOrder'] as { orderId: string } | null | undefined;
  if (!order) throw new Error(`No order: ${placed.status} ${placed.text}`);
  return order.orderId;
}

export interface Crowd {
  /** Orders that were promised to somebody. */
  readonly acknowledged: string[];
  /** Resolves when so many are promised. */
  reached(count: number): Promise<void>;
  /** No new purchase begins; resolves when none is under way. */
  leave(): Promise<void>;
}

/** Buyers who go on until they leave, whatever the shop answers. */
export function crowd(origin: string, wish: Wish, buyers = 6): Crowd {
  const acknowledged: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let isLeaving = false;
  const shop = async () => {
    while (!isLeaving) {
      const order = await buyOne(origin, wish).catch(() => null);
      if (order) acknowledged.push(order);
      for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve();
    }
  };
  const all = Promise.all(Array.from({ length: buyers }, shop));
  return {
    acknowledged,
    reached: count => new Promise(resolve => waiting.push({ count, resolve })),
    async leave() {
      isLeaving = true;
      await all;
    },
  };
}
