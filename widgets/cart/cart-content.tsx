/** Lines left, sum and button right; on a phone one under the other. */
import type { Cart } from '#api/cart/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { CartLines } from '#parts/cart-lines.tsx';
import { CartSummary } from '#parts/cart-summary.tsx';
import { Button } from '#ui/button.tsx';
import styles from './cart.module.css';

interface Props {
  title: string;
  cart: Cart;
  checkoutHref: string | undefined;
}

export function CartContent({ title, cart, checkoutHref }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.cart}>
      <section>
        <h2 className={styles.title}>{title}</h2>
        <CartLines lines={cart.lines} />
      </section>
      <section className={styles.sum} aria-label={t('CART_SUMMARY_TITLE')}>
        <CartSummary totals={cart.totals} />
        {checkoutHref ? (
          <Button href={checkoutHref} size="l" fullWidth>
            {t('CART_TO_CHECKOUT')}
          </Button>
        ) : null}
      </section>
    </div>
  );
}
