/** The transitions of order states: final states stay final, and no transition goes back. */
import { expect, it } from 'vitest';
import { type OrderState, orderStates } from '#kernel/order/order-states.ts';
import { mayMove } from './order-states.ts';

/** Every state that can be reached from a state, in any number of transitions. */
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

/** @proves FAULT-48 */
it('never leads back to pending payment, nor out of a final state', () => {
  for (const state of orderStates) expect(mayMove(state, 'pending-payment')).toBe(false);
  expect([...reachable('cancelled'), ...reachable('refunded')]).toEqual([]);
});

it('never leads from shipped products to an earlier state', () => {
  expect([...reachable('completed')]).toEqual(['refunded']);
  expect([...reachable('partial')].sort()).toEqual(['completed', 'refunded']);
});

it('leads from the payment to every final state', () => {
  expect([...reachable('pending-payment')].sort()).toEqual(
    orderStates.filter(state => state !== 'pending-payment').toSorted(),
  );
});
