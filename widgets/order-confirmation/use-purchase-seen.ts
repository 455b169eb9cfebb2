/** Side effects of the first view of a confirmation, in the browser only: the cart is dropped and the purchase logged once (R-CHECKOUT-17). */

import { useEffect } from 'react';
import type { Confirmation } from '#api/checkout/types.ts';
import { dropDraft } from '#components/cart/checkout-draft.ts';
import { vatOfCosts } from '#kernel/money/cost-rows.ts';
import { toDecimal } from '#kernel/money/money.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

export function usePurchaseSeen(order: Confirmation, cartId: string): void {
  const { cart, log } = useStores();
  useEffect(() => {
    if (!order.completed) return;
    cart.forgetOrdered(cartId);
    dropDraft();
    if (isFirstSight(order.orderId))
      log('checkout:purchase', {
        orderId: order.orderId,
        order: numbersOf(order),
        ...(order.promoCode && { coupon: order.promoCode }),
        ...(order.nthPurchase > 0 && { nthPurchase: order.nthPurchase }),
      });
  }, [cart, log, order, cartId]);
}

/** Prevents logging again after a reload; without session storage a reload logs again. */
function isFirstSight(orderId: string): boolean {
  const key = `purchase-${orderId}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return true;
  }
  return true;
}

/** Sums and rows, without personal data. The balance is a payment, so it does not lower what was bought for. */
function numbersOf({ currency, costs, rows }: Confirmation) {
  const sum = costs.total + costs.balance;
  return {
    currency,
    sumIncVat: toDecimal(sum),
    sumExVat: toDecimal(sum - vatOfCosts(costs)),
    shippingFeeIncVat: toDecimal(costs.incVat.shipping),
    rows: rows.map(({ total, saved, ...row }) => ({
      ...row,
      totalIncVat: total.incVat,
      ...(saved.incVat > 0 ? { savedIncVat: saved.incVat } : {}),
    })),
  };
}
