/** Costs of the cart, row by row; the total always includes VAT (R-PRODUCT-19). */
import { useIntl } from 'react-intl';
import type { CartTotals } from '#api/cart/types.ts';
import { useStores } from '#stores/stores-context.ts';
import { observer } from 'mobx-react-lite';
import styles from './cart-summary.module.css';
import { FreeShipping } from './free-shipping.tsx';
import { summaryRows } from './summary-rows.ts';
import { useMoneyText } from '../product/use-money-text.ts';

export interface CartSummaryProps {
  totals: CartTotals;
  /** Omits the regular price and the discount, for the cart panel. */
  simple?: boolean;
  /** Shows the amount left to free shipping; false for a placed order. */
  freeShipping?: boolean;
}

export const CartSummary = observer(function CartSummary({
  totals,
  simple = false,
  freeShipping = true,
}: CartSummaryProps) {
  const { formatMessage } = useIntl();
  const { cart, segment } = useStores();
  const { vatIncluded } = segment;
  const money = useMoneyText();
  const rows = summaryRows(totals, { vatIncluded, simple, money });
  const vatWord = vatIncluded ? formatMessage({ id: 'INC_VAT' }) : formatMessage({ id: 'EX_VAT' });

  return (
    <div className={styles.summary}>
      {freeShipping ? <FreeShipping totals={totals} /> : null}
      <dl className={styles.rows} aria-busy={cart.isChanging || undefined}>
        {rows.map(({ name, value, tone }) => (
          <div key={name} className={styles.row}>
            <dt>
              {formatMessage({ id: name })}
              {name === 'CART_SUMMARY_SUBTOTAL' && !vatIncluded ? (
                <span className={styles.vat}> {vatWord}</span>
              ) : null}
            </dt>
            <dd className={tone === 'reduced' ? styles.reduced : undefined}>
              {value ?? formatMessage({ id: 'FREE_SHIPPING' })}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {formatMessage({ id: 'CART_TOTAL' })}{' '}
            <span className={styles.vat}>{formatMessage({ id: 'INC_VAT' })}</span>
          </dt>
          <dd>{totals.total.sellingIncVatFormatted}</dd>
        </div>
      </dl>
    </div>
  );
});
