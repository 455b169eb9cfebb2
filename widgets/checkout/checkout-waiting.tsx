/** Placeholder of the form while the cart loads; without scripts, how to order. */
import { useIntl } from 'react-intl';
import { NoScriptLink } from '#components/cart/no-script-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './checkout.module.css';

/** @param plainHref of the checkout that works without scripts. */
export function CheckoutWaiting({ plainHref }: { plainHref: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <h1 className={styles.title}>{formatMessage({ id: 'CHECKOUT' })}</h1>
      <NoScriptLink href={plainHref} />
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
