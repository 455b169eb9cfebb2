/** Keeps options and sums true to the cart: asked for at the start, after every change of the lines that the backend has made, and after a login; keeps the draft of the form. */
import type { Cart } from '#api/cart/types.ts';
import { keepDraft, readDraft } from '#components/cart/checkout-draft.ts';
import { filledFromAccount } from '#stores/fill-from-account.ts';
import { useStores } from '#stores/stores-context.ts';
import { useEffect, useRef } from 'react';

/** What of a cart changes delivery and price (R-CART-28). */
const contentOf = ({ lines, promoCode }: Cart): string =>
  [promoCode ?? '', ...lines.map(({ id, quantity }) => `${id}×${quantity}`)].join(' ');

/** For observers. */
export function useFreshCheckout(): void {
  const { checkout, cart, session } = useStores();
  const { user } = session;
  const content = cart.settled ? contentOf(cart.settled) : '';
  const isDraftRead = useRef(false);
  /** For whom the form was filled; undefined: for no one yet. */
  const filledFor = useRef<string | null | undefined>(undefined);
  const { form } = checkout;

  // Before the reading below, so that an empty form never lies over the draft.
  useEffect(() => {
    if (isDraftRead.current) keepDraft(form, user);
  }, [form, user]);

  useEffect(() => {
    if (!isDraftRead.current) {
      isDraftRead.current = true;
      checkout.keep(readDraft(checkout.form, user));
    }
    if (content === '' || checkout.phase.name === 'placing') return;
    const isFilled = filledFor.current === user;
    filledFor.current = user;
    // A failure is in the store's phase, where the sections find it.
    (isFilled ? checkout.flush() : checkout.fillFromAccount(filledFromAccount)).catch(() => undefined);
  }, [checkout, content, user]);
}
