import type { Costs } from '#kernel/money/cost-rows.ts';
import type { PricedCart } from './cart.types.ts';

/** What a priced cart or a frozen order costs, part by part. */
export function costsOf(cart: PricedCart): Costs {
  const { items, fixedDiscount, fixedDiscountVat, shipping, payment, balance, total } = cart;
  return {
    incVat: {
      regular: items.regular,
      items: items.selling,
      discount: fixedDiscount,
      shipping: shipping?.fee ?? 0,
      payment: payment?.fee ?? 0,
    },
    exVat: {
      regular: items.regular - items.regularVat,
      items: items.selling - items.sellingVat,
      discount: fixedDiscount - fixedDiscountVat,
      shipping: shipping ? shipping.fee - shipping.vat : 0,
      payment: payment ? payment.fee - payment.vat : 0,
    },
    balance: balance.used,
    total: total.selling,
  };
}
