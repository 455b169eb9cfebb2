/** Keeps options and sums true to the cart: asked for at the start, after every change of the lines and after a login; keeps the draft of the form. */
import type { Cart } from '#api/cart/types.ts';
import { keepDraft, readDraft } from '#parts/checkout-draft.ts';
import { useStores } from '#stores/stores-context.ts';
import { useEffect, useRef } from 'react';

/** What of a cart changes delivery and price (facts 5.3). */
const contentOf = ({ lines, promoCode }: Cart): string =>
  [promoCode ?? '', ...lines.map(({ id, quantity }) => `${id}×${quantity}`)].join(' ');

export function useFreshCheckout(cart: Cart): void {
  const { checkout, session } = useStores();
  const { user } = session;
  const content = contentOf(cart);
  const isDraftRead = useRef(false);
  const knownUser = useRef(user);
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
    const isNewUser = knownUser.current !== user;
    knownUser.current = user;
    // A failure is in the store's phase, where the sections find it.
    (isNewUser ? checkout.fillFromAccount() : checkout.flush()).catch(() => undefined);
  }, [checkout, content, user]);
}
