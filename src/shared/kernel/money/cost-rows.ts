/** What a cart or an order costs, and the rows that say it. Every list of sums is made here, so that all of them add up (R-CART-13). */
import type { Minor } from './money.ts';

/** The parts of the costs, all with VAT or all without it. */
export interface CostSide {
  /** The lines at their regular prices. */
  regular: Minor;
  /** The lines at the prices that are paid for them. */
  items: Minor;
  /** What the order as a whole is reduced by. */
  discount: Minor;
  shipping: Minor;
  payment: Minor;
}

export interface Costs {
  incVat: CostSide;
  exVat: CostSide;
  /** The part that is paid from the account balance. It is a payment: VAT is that of the whole order. */
  balance: Minor;
  /** What is left to pay, with VAT. */
  total: Minor;
}

export type CostName =
  | 'regular'
  | 'reduction'
  | 'items'
  | 'discount'
  | 'shipping'
  | 'payment'
  | 'vat'
  | 'before-balance'
  | 'balance'
  | 'total'
  | 'included-vat';

export interface CostRow {
  name: CostName;
  /** Negative for what is subtracted. */
  amount: Minor;
}

const sumOf = ({ items, discount, shipping, payment }: CostSide): Minor =>
  items - discount + shipping + payment;

export const vatOfCosts = ({ exVat, balance, total }: Costs): Minor => total + balance - sumOf(exVat);

/**
 * Regular prices and reduction make the items; items, discount, delivery, payment and VAT the total before the balance; the
 * rest is the total. With VAT included, VAT is named after the sum that contains it.
 */
export function costRows(costs: Costs, vatIncluded: boolean): CostRow[] {
  const { incVat, balance, total } = costs;
  const { regular, items, discount, shipping, payment } = vatIncluded ? incVat : costs.exVat;
  const vat = vatOfCosts(costs);
  const rows: (CostRow | false)[] = [
    incVat.regular > incVat.items && { name: 'regular', amount: regular },
    incVat.regular > incVat.items && { name: 'reduction', amount: items - regular },
    { name: 'items', amount: items },
    incVat.discount > 0 && { name: 'discount', amount: -discount },
    { name: 'shipping', amount: shipping },
    incVat.payment > 0 && { name: 'payment', amount: payment },
    !vatIncluded && { name: 'vat', amount: vat },
    balance > 0 && { name: 'before-balance', amount: total + balance },
    // The VAT is that of the whole, so it stands after the sum that contains it.
    balance > 0 && vatIncluded && { name: 'included-vat', amount: vat },
    balance > 0 && { name: 'balance', amount: -balance },
    { name: 'total', amount: total },
    balance === 0 && vatIncluded && { name: 'included-vat', amount: vat },
  ];
  return rows.filter(row => row !== false);
}
