/** Placeholder of the form while the cart loads; without scripts, how to order. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './checkout.module.css';

export function CheckoutWaiting() {
  const { t } = useTexts();
  return (
    <>
      <h1 className={styles.title}>{t('CHECKOUT')}</h1>
      <noscript>
        <p>{t('NO_SCRIPT_TEXT')}</p>
        <p>
          <strong>{t('NO_SCRIPT_ORDER', { phone: t('COMPANY_PHONE') })}</strong>
        </p>
      </noscript>
      <div className={styles.page} aria-busy="true">
        <output className="visually-hidden">{t('LOADING_CART')}</output>
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
