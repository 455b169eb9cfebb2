/** The table of moves: what has ended stays ended, and nothing ever goes back. */
import { expect, it } from 'vitest';
import { mayMove, orderStates } from './order-states.ts';
import type { OrderState } from './order-states.ts';

/** Every state that can be reached from one, in any number of moves. */
function reachable(from: OrderState): Set<OrderState> {
  const found = new Set<OrderState>();
  const open: OrderState[] = [from];
  for (let state = open.pop(); state; state = open.pop())
    for (const next of orderStates)
      if (mayMove(state, next) && !found.has(next)) {
        found.add(next);
        open.push(next);
      }
  return found;
}

it('never leads to waiting for a payment, nor out of an end', () => {
  for (const state of orderStates) expect(mayMove(state, 'pending-payment')).toBe(false);
  expect([...reachable('cancelled'), ...reachable('refunded')]).toEqual([]);
});

it('never leads from sent products to anything before them', () => {
  expect([...reachable('completed')]).toEqual(['refunded']);
  expect([...reachable('partial')].sort()).toEqual(['completed', 'refunded']);
});

it('leads from the payment to every end', () => {
  expect([...reachable('pending-payment')].sort()).toEqual(
    orderStates.filter(state => state !== 'pending-payment').toSorted(),
  );
});
