/** The cart of this tab for a view that needs it: asked for once after the page stands, never on the server. */
import type { Cart } from '#api/cart/types.ts';
import { useStores } from '#stores/stores-context.ts';
import { useEffect, useState } from 'react';

export type LoadedCart = { state: 'loading' | 'failed' | 'empty' } | { state: 'ready'; cart: Cart };

/** For observers. `retry` asks again after a failure. */
export function useLoadedCart(): LoadedCart & { retry: () => void } {
  const { cart: store } = useStores();
  const [attempt, setAttempt] = useState(1);
  const [answered, setAnswered] = useState(0);

  useEffect(() => {
    const done = () => setAnswered(attempt);
    if (store.cart) done();
    // A failure is in the store's phase; there is nobody else to tell.
    else store.load().then(done, done);
  }, [store, attempt]);

  const retry = () => setAttempt(attempt + 1);
  const { cart, phase } = store;
  // The first picture is the server's, which knows no cart, even when the cart has come before this view.
  if (answered === 0) return { state: 'loading', retry };
  if (cart && cart.lines.length > 0) return { state: 'ready', cart, retry };
  if (answered < attempt || phase.name === 'loading') return { state: 'loading', retry };
  return { state: cart || phase.name !== 'failed' ? 'empty' : 'failed', retry };
}
