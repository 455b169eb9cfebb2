/** The account balance that a cart uses: as much as available, up to the total. Pure. */
import { roundHalfUp } from '#kernel/money.ts';
import type { Minor } from '#kernel/money.ts';
import type { PricedCart } from './cart.types.ts';

/** A balance is a payment, not a discount: the VAT of the products stays, the total shows the share of the remaining amount. */
export function withBalance(cart: PricedCart, available: Minor): PricedCart {
  const { total } = cart;
  const used = Math.min(Math.max(available, 0), total.selling);
  const usedVat = used === 0 ? 0 : roundHalfUp((total.sellingVat * used) / total.selling);
  return {
    ...cart,
    balance: { used, usedVat, left: Math.max(available - used, 0) },
    total: {
      selling: total.selling - used,
      sellingVat: total.sellingVat - usedVat,
      regular: total.regular - used,
      regularVat: total.regularVat - usedVat,
    },
  };
}
