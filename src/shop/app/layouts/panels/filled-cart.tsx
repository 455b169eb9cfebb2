/** What the panel shows of a cart with products: lines and what belongs to them, or below them the sum and the ways on. Fetched for such a cart only. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { Cart } from '#api/cart/types.ts';
import { CampaignNames } from '#components/cart/campaign-names.tsx';
import { CartNotices } from '#components/cart/cart-notices.tsx';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import { CheckoutLink } from '#components/cart/checkout-link.tsx';
import { FittingCartLines } from '#components/cart/fitting-cart-lines.tsx';
import { FreeShipping } from '#components/cart/free-shipping.tsx';
import { PromoCode } from '#components/cart/promo-code.tsx';
import { Button } from '#ui/button.tsx';
import { useApp } from '../../context/app-context.ts';
import styles from './panels.module.css';

export interface FilledCartProps {
  cart: Cart;
  part: 'lines' | 'footer';
}

const Lines = observer(function Lines({ cart }: Pick<FilledCartProps, 'cart'>) {
  const { lines, totals, campaigns, promoCode } = cart;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.filled}>
      <FreeShipping totals={totals} />
      <CartNotices lines={lines} />
      <FittingCartLines lines={lines} days={totals.shipping.days} />
      <CampaignNames
        campaigns={campaigns}
        label={formatMessage({ id: 'CART_CAMPAIGNS' })}
        except={promoCode}
      />
      <PromoCode />
    </div>
  );
});

function Footer({ cart: { totals } }: Pick<FilledCartProps, 'cart'>) {
  const { formatMessage } = useIntl();
  const { pathTo, hasPage } = useApp();
  return (
    <>
      <CartSummary totals={totals} simple freeShipping={false} />
      <CheckoutLink className={styles.checkout} href={pathTo('checkout')} />
      {hasPage('cart') ? (
        <Button className={styles.cartLink} href={pathTo('cart')} variant="tertiary" fullWidth>
          {formatMessage({ id: 'CART_SHOW' })}
        </Button>
      ) : null}
    </>
  );
}

export default function FilledCart({ cart, part }: FilledCartProps) {
  return part === 'lines' ? <Lines cart={cart} /> : <Footer cart={cart} />;
}
