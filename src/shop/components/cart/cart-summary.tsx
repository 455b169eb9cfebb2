/** Costs of the cart, row by row; the total always includes VAT (R-PRODUCT-19). */

import { observer } from 'mobx-react-lite';
import type { CartTotals } from '#api/cart/types.ts';
import type { CostName } from '#kernel/money/cost-rows.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './cart-summary.module.css';
import { FreeShipping } from './free-shipping.tsx';
import { isEstimated, useCostTexts } from './use-cost-texts.ts';

export interface CartSummaryProps {
  totals: CartTotals;
  /** Omits the regular price and the discount, for the cart panel. */
  simple?: boolean;
  /** Shows the amount left to free shipping; false for a placed order. */
  freeShipping?: boolean;
  /** Nothing delivers to the address, so nothing is said of free delivery. */
  isUndelivered?: boolean;
}

const omitted: ReadonlySet<CostName> = new Set(['included-vat']);
const omittedSimply: ReadonlySet<CostName> = new Set(['included-vat', 'regular', 'reduction']);

export const CartSummary = observer(function CartSummary({
  totals,
  simple = false,
  freeShipping = true,
  isUndelivered = false,
}: CartSummaryProps) {
  const { cart } = useStores();
  const textsOf = useCostTexts();
  const { costs, total } = totals;
  const rows = textsOf(costs, { currency: total.currency, isEstimate: isEstimated(totals), isUndelivered });
  const hidden = simple ? omittedSimply : omitted;
  return (
    <div className={styles.summary}>
      {freeShipping && !isUndelivered ? <FreeShipping totals={totals} /> : null}
      <dl className={styles.rows} aria-busy={cart.isChanging || undefined}>
        {rows
          .filter(({ name }) => !hidden.has(name))
          .map(({ name, label, vat, value, isReduction }) => (
            <div key={name} className={name === 'total' ? styles.total : styles.row}>
              <dt>
                {label}
                {vat ? <span className={styles.vat}> {vat}</span> : null}
              </dt>
              <dd className={classNames(isReduction && styles.reduced)}>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
});
