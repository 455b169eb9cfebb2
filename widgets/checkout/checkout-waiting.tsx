/** Placeholder of the form while the cart loads; without scripts, how to order. */
import { useIntl } from 'react-intl';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './checkout.module.css';

export function CheckoutWaiting() {
  const { formatMessage } = useIntl();
  return (
    <>
      <h1 className={styles.title}>{formatMessage({ id: 'CHECKOUT' })}</h1>
      <noscript>
        <p>{formatMessage({ id: 'NO_SCRIPT_TEXT' })}</p>
        <p>
          <strong>
            {formatMessage({ id: 'NO_SCRIPT_ORDER' }, { phone: formatMessage({ id: 'COMPANY_PHONE' }) })}
          </strong>
        </p>
      </noscript>
      <div className={styles.page} aria-busy="true">
        <output className="visually-hidden">{formatMessage({ id: 'LOADING_CART' })}</output>
        <div className={styles.waiting}>
          <Skeleton width="40%" height="32px" />
          <Skeleton height="52px" />
          <Skeleton height="52px" />
          <Skeleton height="52px" />
        </div>
      </div>
    </>
  );
}
