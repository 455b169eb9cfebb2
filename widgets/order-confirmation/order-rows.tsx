/** Rows and sums of an order in its own currency, always with VAT. */
import type { Confirmation } from '#api/checkout/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useMoneyText } from '#parts/use-money-text.ts';
import styles from './order-confirmation.module.css';

/** Names of the only size there is say nothing (facts 5.4). */
const hasName = (variant: string) => variant !== '-' && variant !== 'One size';

export function OrderRows({ order }: { order: Confirmation }) {
  const { t } = useTexts();
  const money = useMoneyText();
  const { rows, currency } = order;
  const say = (amount: number) => money(amount, currency);
  const free = (amount: number) => (amount === 0 ? t('FREE_SHIPPING') : say(amount));
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ name, articleNumber, variant, quantity, totalIncVat }, index) => (
          // An order never changes, and may hold the same thing twice.
          <li key={`${index} ${articleNumber}`} className={styles.row}>
            <span className={styles.name}>
              {quantity} × {name}
              <span className={styles.detail}>
                {[
                  hasName(variant) ? variant : '',
                  t('PRODUCT_ARTICLE_NUMBER_VALUE', { number: articleNumber }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.amount}>{say(totalIncVat)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum name={t('CART_SUMMARY_SUBTOTAL')} value={say(order.itemsIncVat)} />
        <Sum name={t('CART_SUMMARY_SHIPPING_FEE')} value={free(order.shippingFeeIncVat)} />
        {order.paymentFeeIncVat > 0 ? (
          <Sum name={t('CART_SUMMARY_PAYMENT_FEE')} value={say(order.paymentFeeIncVat)} />
        ) : null}
        <div className={styles.total}>
          <dt>{t('CART_TOTAL')}</dt>
          <dd className={styles.amount}>{say(order.sumIncVat)}</dd>
        </div>
        <Sum name={t('CART_SUMMARY_VAT')} value={say(order.sumIncVat - order.sumExVat)} />
      </dl>
    </>
  );
}

const Sum = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.sum}>
    <dt>{name}</dt>
    <dd className={styles.amount}>{value}</dd>
  </div>
);
