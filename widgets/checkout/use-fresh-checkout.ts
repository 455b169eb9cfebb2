/** Keeps options and sums in sync with the cart: loads them at the start, after every change of lines by the backend, and after a login; saves the draft of the form. */

import { useEffect, useRef } from 'react';
import type { Cart } from '#api/cart/types.ts';
import { readDraft, storeDraft } from '#components/cart/checkout-draft.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { filledBesideTyping } from './filled-beside-typing.ts';

/** The parts of a cart that affect delivery and price (R-CART-28). */
const contentOf = ({ lines, promoCode }: Cart): string =>
  [promoCode ?? '', ...lines.map(({ id, quantity }) => `${id}×${quantity}`)].join(' ');

/** Call only in observer components. */
export function useFreshCheckout(): void {
  const checkout = useCheckout();
  const { cart, session } = useStores();
  const { user } = session;
  const content = cart.settled ? contentOf(cart.settled) : '';
  const isDraftRead = useRef(false);
  /** The user for whom the form was filled; undefined: not filled yet. */
  const filledFor = useRef<string | null | undefined>(undefined);
  const { form } = checkout;

  // Declared before the effect that reads the draft, so that an empty form never overwrites it.
  useEffect(() => {
    if (isDraftRead.current) storeDraft(form, user);
  }, [form, user]);

  useEffect(() => {
    if (!isDraftRead.current) {
      isDraftRead.current = true;
      checkout.keep(readDraft(checkout.form, user));
    }
    if (content === '' || checkout.phase.name === 'placing') return;
    const isFilled = filledFor.current === user;
    filledFor.current = user;
    // The store's phase holds a failure, and the sections show it.
    (isFilled ? checkout.flush() : checkout.fillFromAccount(filledBesideTyping)).catch(() => undefined);
  }, [checkout, content, user]);
}
