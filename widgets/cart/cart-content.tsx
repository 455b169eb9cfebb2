/** Lines on the left, total and button on the right; stacked on phones. */

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Cart, CartLine } from '#api/cart/types.ts';
import { CampaignNames } from '#components/cart/campaign-names.tsx';
import { CartNotices } from '#components/cart/cart-notices.tsx';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import { CheckoutLink } from '#components/cart/checkout-link.tsx';
import { FittingCartLines } from '#components/cart/fitting-cart-lines.tsx';
import { PromoCode } from '#components/cart/promo-code.tsx';
import styles from './cart.module.css';

interface Props {
  title: string;
  cart: Cart;
  checkoutHref: string | undefined;
  promoCodes: boolean;
  /** Beside the quantity of a line. */
  actionOf: (line: CartLine) => ReactNode;
}

export function CartContent({ title, cart, checkoutHref, promoCodes, actionOf }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.cart}>
      <section>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.notices}>
          <CartNotices lines={cart.lines} />
        </div>
        <FittingCartLines lines={cart.lines} actionOf={actionOf} days={cart.totals.shipping.days} />
      </section>
      <section className={styles.sum} aria-label={formatMessage({ id: 'CART_SUMMARY_TITLE' })}>
        <CampaignNames
          campaigns={cart.campaigns}
          label={formatMessage({ id: 'CART_CAMPAIGNS' })}
          except={promoCodes ? cart.promoCode : null}
        />
        {promoCodes ? <PromoCode /> : null}
        <CartSummary totals={cart.totals} />
        {checkoutHref ? <CheckoutLink href={checkoutHref} size="l" /> : null}
      </section>
    </div>
  );
}
