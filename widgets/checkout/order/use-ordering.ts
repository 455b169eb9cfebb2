/** From the press on the order button to the confirmation, or to the errors that prevent the order (R-CHECKOUT-12). */

import { useRef, useState } from 'react';
import type { OrderRefusalCode } from '#api/checkout/types.ts';
import { dropDraft } from '#components/cart/checkout-draft.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { afterPaint } from '#ui/after-paint.ts';
import type { FieldError, FieldName } from '../details/field-rules.ts';
import { useFieldErrors } from '../details/use-field-errors.ts';
import { useReloadIfRestored } from '../use-reload-if-restored.ts';
import { addressAfterOrder } from './after-order.ts';
import { beginAttempt, endAttempt } from './attempt.ts';
import { leaveFor } from './leave.ts';
import { accidentText, refusedField, type ShownRefusal, shownRefusal } from './refusal.ts';
import { selectedExternal } from './selected-external.ts';

/** Codes that mean the displayed cart is stale. */
const staleCart: ReadonlySet<OrderRefusalCode> = new Set([
  'out-of-stock',
  'cart-empty',
  'cart-completed',
  'cart-changed',
  'balance-changed',
  'promo-code',
]);

/** The same list at every render: whatever shows errors renders again with a new one. */
const none: readonly FieldError[] = [];

type Ending =
  | { name: 'open' }
  | ({ name: 'refused' } & ShownRefusal)
  | { name: 'accident'; text: MessageId }
  | { name: 'code-removed' }
  | { name: 'ordered' };

const codeStays: Ending = { name: 'refused', text: 'CART_UPDATE_FAILED', way: 'remove-code' };

export interface CheckoutOrdering {
  /** Errors to show: all of them once the button was pressed. */
  errors: readonly FieldError[];
  ending: Ending;
  isPlacing: boolean;
  /** All invalid fields, shown or not: an external payment opens when this is empty. */
  missing: readonly FieldName[];
  needsIdentity: boolean;
  checksIdentity: boolean;
  /** Resolves with the field to focus, or null when no field prevents the order. */
  submit(): Promise<FieldName | null>;
  /** Removes the code that the order was refused for; absent in a form without scripts, whose button the server takes. */
  removeCode?(): Promise<void>;
}

interface Unaccepted {
  /** Some price has changed and is not accepted yet (R-CART-18). */
  hasNewPrices: boolean;
  /** Something does not fit the vehicle, and is not accepted yet. */
  hasMisfits: boolean;
}

export function useOrdering(
  { identityPayments, confirmHref }: CheckoutResolved,
  { hasNewPrices, hasMisfits }: Unaccepted,
): CheckoutOrdering {
  const checkout = useCheckout();
  const { cart } = useStores();
  const fields = useFieldErrors(identityPayments, hasMisfits);
  const { all, needsIdentity, checksIdentity, refuse, errorsAtPress } = fields;
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [ending, setEnding] = useState<Ending>({ name: 'open' });
  /** True from the press until an error; a ref, because state would update too late for a second press. */
  const isBusy = useRef(false);
  useReloadIfRestored();

  async function place(): Promise<FieldName | null> {
    const cartId = cart.cart?.id ?? '';
    beginAttempt(cartId);
    const answer = await checkout.place();
    endAttempt();
    if (!answer) {
      isBusy.current = false;
      return null;
    }
    if (answer.ok) {
      setEnding({ name: 'ordered' });
      // A redirected payment may fail and the form is needed again. The confirmation page deletes the draft.
      if (answer.value.redirectUrl === null) dropDraft();
      leaveFor(addressAfterOrder(answer.value, { cartId, confirmHref }));
      return null;
    }
    isBusy.current = false;
    const { refusal } = answer;
    setEnding({ name: 'refused', ...shownRefusal(refusal) });
    if (staleCart.has(refusal.code)) await cart.load();
    const error = refusedField(refusal, checkout.form);
    if (error) refuse(error);
    return error?.field ?? null;
  }

  return {
    errors: isAsked && all.length > 0 ? all : none,
    ending,
    isPlacing: isSending || checkout.phase.name === 'placing' || ending.name === 'ordered',
    missing: all.map(({ field }) => field),
    needsIdentity,
    checksIdentity,
    async removeCode() {
      try {
        const refusal = await cart.setPromoCode('');
        setEnding(refusal ? codeStays : { name: 'code-removed' });
      } catch (accident) {
        setEnding(codeStays);
        reportError(accident);
      }
    },
    async submit() {
      if (isBusy.current) return null;
      setAsked(true);
      setEnding({ name: 'open' });
      const [first] = errorsAtPress();
      if (first) return first.field;
      // The order is placed in the provider's form, which is open by now.
      if (selectedExternal(checkout)) return null;
      if (hasNewPrices) {
        setEnding({ name: 'refused', text: 'CART_PRICES_CHANGED_ERROR' });
        return null;
      }
      isBusy.current = true;
      setSending(true);
      await afterPaint();
      try {
        const placing = place();
        // From here on the store says that the order is being placed, and whether it may be pressed again.
        setSending(false);
        return await placing;
      } catch (accident) {
        isBusy.current = false;
        setEnding({ name: 'accident', text: accidentText(accident) });
        reportError(accident);
        return null;
      }
    },
  };
}
