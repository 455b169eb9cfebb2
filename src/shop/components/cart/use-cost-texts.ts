/** The rows of the costs as this visitor reads them, with or without VAT by segment; VAT is named where it could be doubted (R-PRODUCT-19). */
import { useIntl } from 'react-intl';
import type { CartTotals } from '#api/cart/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { type CostName, type CostRow, type Costs, costRows } from '#kernel/money/cost-rows.ts';
import { toDecimal } from '#kernel/money/money.ts';
import { useMoneyText } from '../product/use-money-text.ts';
import { usePriceText } from '../product/use-price-text.ts';

export interface CostText {
  name: CostName;
  label: string;
  /** "incl. VAT" or "excl. VAT"; undefined where the row leaves no doubt. */
  vat: string | undefined;
  value: string;
  isReduction: boolean;
}

const labels: Readonly<Record<CostName, MessageId>> = {
  regular: 'CART_SUMMARY_REGULAR_PRICE',
  reduction: 'CART_SUMMARY_DISCOUNT',
  items: 'CART_SUMMARY_SUBTOTAL',
  discount: 'CART_SUMMARY_ORDER_DISCOUNT',
  shipping: 'CART_SUMMARY_SHIPPING_FEE',
  payment: 'CART_SUMMARY_PAYMENT_FEE',
  vat: 'CART_SUMMARY_VAT_ADDED',
  'before-balance': 'CART_SUMMARY_TOTAL_EX_BALANCE',
  balance: 'CART_SUMMARY_BALANCE',
  total: 'CART_TOTAL',
  'included-vat': 'CART_SUMMARY_VAT',
};

/** Rows that say whether they are with VAT to a visitor who sees prices without it. */
const doubtful: ReadonlySet<CostName> = new Set(['items', 'shipping', 'payment']);
const reductions: ReadonlySet<CostName> = new Set(['reduction', 'discount', 'balance']);

/** Whether the delivery fee is that of an option that is not chosen yet; above the free limit every option is free. */
export const isEstimated = ({ shipping }: Pick<CartTotals, 'shipping'>): boolean =>
  shipping.isDefault && shipping.amountLeftToFree !== 0;

interface Shown {
  currency: string;
  /** The delivery is not chosen yet. */
  isEstimate?: boolean;
  /** Nothing delivers to the address: a fee of nothing is not free delivery. */
  isUndelivered?: boolean;
  /** With VAT for every visitor, as beside amounts that are with it. */
  withVat?: boolean;
}

/** @returns a function that makes the texts of the costs, in the order in which they add up */
export function useCostTexts(): (costs: Costs, shown: Shown) => CostText[] {
  const { formatMessage } = useIntl();
  const { vatIncluded } = usePriceText();
  const money = useMoneyText();
  const incVat = formatMessage({ id: 'INC_VAT' });
  const exVat = formatMessage({ id: 'EX_VAT' });
  return (costs, { currency, isEstimate = false, isUndelivered = false, withVat = vatIncluded }) => {
    const vatOf = (name: CostName) => {
      if (name === 'total') return incVat;
      if (vatIncluded) return undefined;
      if (name === 'before-balance') return incVat;
      return doubtful.has(name) ? (withVat ? incVat : exVat) : undefined;
    };
    const textOf = ({ name, amount }: CostRow): CostText => ({
      name,
      label: formatMessage({
        id: name === 'shipping' && isEstimate ? 'CART_SUMMARY_ESTIMATED_SHIPPING_FEE' : labels[name],
      }),
      vat: name === 'shipping' && amount === 0 ? undefined : vatOf(name),
      value:
        name === 'shipping' && amount === 0
          ? formatMessage({ id: isUndelivered ? 'CART_SUMMARY_NO_DELIVERY' : 'FREE_SHIPPING' })
          : money(toDecimal(amount), currency),
      isReduction: reductions.has(name),
    });
    return costRows(costs, withVat).map(textOf);
  };
}
