/** From the press on the order button to the confirmation, or to the errors that prevent the order (R-CHECKOUT-12). */
import { useCheckout } from '#stores/checkout-of.ts';
import type { OrderRefusal } from '#api/checkout/types.ts';
import { ApiError } from '#api/transport.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { dropDraft } from '#components/cart/checkout-draft.ts';
import { useStores } from '#stores/stores-context.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { useRef, useState } from 'react';
import { beginAttempt, endAttempt } from './attempt.ts';
import { selectedExternal } from './selected-external.ts';
import type { FieldError, FieldName } from './field-rules.ts';
import { addressAfterOrder } from './after-order.ts';
import { leaveFor } from './leave.ts';
import { refusalTexts } from './refusal-texts.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useReloadIfRestored } from './use-reload-if-restored.ts';

/** Codes that mean the displayed cart is stale. */
const staleCart: ReadonlySet<OrderRefusal['code']> = new Set([
  'out-of-stock',
  'cart-empty',
  'cart-completed',
  'cart-changed',
]);

/** The same list at every render: whatever shows errors renders again with a new one. */
const none: readonly FieldError[] = [];

type Ending =
  | { name: 'open' }
  | { name: 'refused'; text: MessageId }
  | { name: 'accident'; text: MessageId }
  | { name: 'ordered' };

/** Only a response of the shop itself proves that nothing was charged; without one the outcome is unknown (R-CHECKOUT-15). */
const accidentText = (accident: unknown): MessageId =>
  accident instanceof ApiError && (accident.layer === 'graphql' || accident.status === 503)
    ? 'CHECKOUT_ORDER_FAILED'
    : 'CHECKOUT_ORDER_UNKNOWN';

export interface Ordering {
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
}

/** @param hasNewPrices some price has changed and is not accepted yet (R-CART-18) */
export function useOrdering(
  { identityPayments, confirmHref }: CheckoutResolved,
  hasNewPrices: boolean,
): Ordering {
  const checkout = useCheckout();
  const { cart } = useStores();
  const { all, needsIdentity, checksIdentity, refuseNumber } = useFieldErrors(identityPayments);
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
    const { code } = answer.refusal;
    setEnding({ name: 'refused', text: refusalTexts[code] });
    if (staleCart.has(code)) await cart.load();
    if (code !== 'invalid-identity-number') return null;
    refuseNumber();
    return 'identityNumber';
  }

  return {
    errors: isAsked && all.length > 0 ? all : none,
    ending,
    isPlacing: isSending || checkout.phase.name === 'placing' || ending.name === 'ordered',
    missing: all.map(({ field }) => field),
    needsIdentity,
    checksIdentity,
    async submit() {
      if (isBusy.current) return null;
      setAsked(true);
      setEnding({ name: 'open' });
      const first = all[0];
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
