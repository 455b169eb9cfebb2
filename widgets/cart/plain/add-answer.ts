/** What the buy forms answer to the script of the page, which shows it before the application runs (decision 0115). */
import type { Cart, CartApi, CartRefusal } from '#api/cart/types.ts';
import { ApiError } from '#api/transport.ts';
import { FormAnswer } from '#engine/definition/visitor.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { Result } from '#kernel/result.ts';
import type { Segment } from '#kernel/segment.ts';
import { countText, totalQuantity } from '#stores/cart/cart-quantities.ts';
import { shownLines } from '#stores/cart/shown-lines.ts';
import type { Addition } from './add-form.ts';

/** A UUID is one. */
const keyShape = /^[\w-]{16,64}$/;

/**
 * Adds what a form asks for; a repeat of the form adds nothing (R-CART-22).
 * @param key the same for the repeat, made by the script that posts the form; others are ignored.
 */
export async function addOnce(
  { add }: Addition,
  api: CartApi,
  cartId: string,
  key: string | null,
): Promise<Result<Cart, CartRefusal>> {
  try {
    return await add(api, cartId, key !== null && keyShape.test(key) ? key : undefined);
  } catch (error) {
    // The first answer was lost, and with it the cart that it began: this browser has another one.
    if (!(error instanceof ApiError && error.code === 'IDEMPOTENCY_MISMATCH')) throw error;
    return add(api, cartId);
  }
}

/** Done: what the button of the cart shows now, what a live region says, and the line for the notice. */
export function addedAnswer(cart: Cart, segment: Segment, added: Addition['line']): FormAnswer {
  const count = totalQuantity(cart.lines);
  const { sellingIncVatFormatted, sellingExVatFormatted } = cart.totals.subTotal;
  const sum = segment.vatIncluded ? sellingIncVatFormatted : sellingExVatFormatted;
  return new FormAnswer(
    200,
    {
      cart: cart.id,
      segment,
      count: countText(count),
      sum,
      lines: shownLines(cart, segment.vatIncluded),
      added,
    },
    {
      label: { id: 'A11Y_CART_BUTTON_SUM', values: { count, sum } },
      title: { id: 'CART_TITLE_COUNT', values: { count } },
      message: { id: 'CART_ITEM_ADDED', values: { count: added.quantity } },
    },
  );
}

/** Nothing was added. @param answer null when the form itself is not complete */
export const refusedAnswer = (answer: Result<Cart, CartRefusal> | null, text: MessageId): FormAnswer =>
  new FormAnswer(
    422,
    { refusal: answer && !answer.ok ? answer.refusal.code : 'bad-input' },
    { message: { id: text } },
  );
