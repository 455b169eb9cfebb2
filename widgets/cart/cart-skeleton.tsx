/** Space of two lines and a total while the cart loads. */
import { useIntl } from 'react-intl';
import { Skeleton } from '#ui/skeleton.tsx';
import { NoScriptLink } from '#components/cart/no-script-link.tsx';
import styles from './cart.module.css';

export function CartSkeleton({ title, plainHref }: { title: string; plainHref: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.cart}>
      <section aria-busy="true">
        <h1 className={styles.title}>{title}</h1>
        <NoScriptLink href={plainHref} />
        <output className="visually-hidden">{formatMessage({ id: 'LOADING_CART' })}</output>
        <div className={styles.waiting}>
          <Skeleton height="88px" />
          <Skeleton height="88px" />
        </div>
      </section>
      <div className={styles.sum} aria-hidden="true">
        <Skeleton height="140px" />
        <Skeleton height="56px" />
      </div>
    </div>
  );
}
