/** The cart of this tab, for views that need it: loaded once after mount, never on the server. */

import { useEffect, useState } from 'react';
import type { Cart } from '#api/cart/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

export type CartState =
  | { state: 'loading' | 'failed' | 'empty' | 'signed-out' }
  | { state: 'ready'; cart: Cart };

/** Call only in observer components. `retry` loads again after a failure. */
export function useCart(): CartState & { retry: () => void } {
  const { cart: store } = useStores();
  const [attempt, setAttempt] = useState(1);
  const [answered, setAnswered] = useState(0);

  useEffect(() => {
    const done = () => setAnswered(attempt);
    if (store.cart) done();
    // The store's phase holds a failure.
    else store.load().then(done, done);
  }, [store, attempt]);

  const retry = () => setAttempt(attempt + 1);
  const { cart, phase } = store;
  // The first render must equal the server's, which has no cart, even if the cart is loaded already.
  if (answered === 0) return { state: 'loading', retry };
  if (cart && cart.lines.length > 0) return { state: 'ready', cart, retry };
  if (answered < attempt || phase.name === 'loading') return { state: 'loading', retry };
  if (phase.name === 'signed-out') return { state: 'signed-out', retry };
  return { state: cart || phase.name !== 'failed' ? 'empty' : 'failed', retry };
}
