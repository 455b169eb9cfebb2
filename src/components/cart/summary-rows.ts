/** The rows of a cart's summary; the view translates their names (R-CART-13). */
import type { CartTotals } from '#api/cart/types.ts';

export type SummaryRowName =
  | 'CART_SUMMARY_REGULAR_PRICE'
  | 'CART_SUMMARY_DISCOUNT'
  | 'CART_SUMMARY_SUBTOTAL'
  | 'CART_SUMMARY_VAT_ADDED'
  | 'CART_SUMMARY_SHIPPING_FEE'
  | 'CART_SUMMARY_ESTIMATED_SHIPPING_FEE'
  | 'CART_SUMMARY_PAYMENT_FEE'
  | 'CART_SUMMARY_TOTAL_EX_BALANCE'
  | 'CART_SUMMARY_BALANCE';

export interface SummaryRow {
  name: SummaryRowName;
  /** Null: free of charge. */
  value: string | null;
  tone?: 'reduced';
}

interface Options {
  vatIncluded: boolean;
  /** Omits the regular price and the discount, for the cart panel. */
  simple: boolean;
  money: (amount: number, currency: string) => string;
}

export function summaryRows(totals: CartTotals, { vatIncluded, simple, money }: Options): SummaryRow[] {
  const { subTotal, total, shipping, balance } = totals;
  const paymentFee = vatIncluded ? totals.paymentFee : totals.paymentFeeExVat;
  const rows: SummaryRow[] = [];
  if (total.isDiscounted && !simple) {
    const discount = vatIncluded ? totals.discountIncVatFormatted : totals.discountExVatFormatted;
    rows.push({
      name: 'CART_SUMMARY_REGULAR_PRICE',
      value: vatIncluded ? subTotal.regularIncVatFormatted : subTotal.regularExVatFormatted,
    });
    rows.push({
      name: 'CART_SUMMARY_DISCOUNT',
      value: `−${discount.replace(/^[-−]\s*/, '')}`,
      tone: 'reduced',
    });
  }
  rows.push({
    name: 'CART_SUMMARY_SUBTOTAL',
    value: vatIncluded ? subTotal.sellingIncVatFormatted : subTotal.sellingExVatFormatted,
  });
  const fee = vatIncluded ? shipping.feeIncVatFormatted : shipping.feeExVatFormatted;
  rows.push({
    name:
      shipping.isDefault && shipping.amountLeftToFree !== 0
        ? 'CART_SUMMARY_ESTIMATED_SHIPPING_FEE'
        : 'CART_SUMMARY_SHIPPING_FEE',
    value: shipping.feeIncVat === 0 ? null : fee,
  });
  if (paymentFee > 0)
    rows.push({ name: 'CART_SUMMARY_PAYMENT_FEE', value: money(paymentFee, total.currency) });
  // After the delivery, whose VAT is part of it.
  if (!vatIncluded) rows.push({ name: 'CART_SUMMARY_VAT_ADDED', value: totals.vatFormatted });
  if (balance) {
    rows.push({ name: 'CART_SUMMARY_TOTAL_EX_BALANCE', value: balance.totalBeforeFormatted });
    rows.push({ name: 'CART_SUMMARY_BALANCE', value: `−${balance.pendingFormatted}`, tone: 'reduced' });
  }
  return rows;
}
