/** The account balance that a cart uses: as much as available, up to the total. Pure. */
import type { Minor } from '#kernel/money/money.ts';
import type { PricedCart } from './cart.types.ts';

/** A balance is a payment, not a discount: less is left to pay, and the VAT stays that of the whole cart. */
export function withBalance(cart: PricedCart, available: Minor): PricedCart {
  const { total } = cart;
  const used = Math.min(Math.max(available, 0), total.selling);
  return {
    ...cart,
    balance: { used, left: Math.max(available - used, 0) },
    total: { ...total, selling: total.selling - used, regular: total.regular - used },
  };
}
