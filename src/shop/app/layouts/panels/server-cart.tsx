/**
 * The panel of the cart in the HTML of the server, outside the application: what opens it writes into it what this browser
 * has last shown of the cart (fill-cart.ts), and the application what it contains (taken-panel.tsx).
 */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useApp } from '../../context/app-context.ts';
import { EmptyCart } from './empty-cart.tsx';
import styles from './panels.module.css';
import { ServerPanel } from './server-panel.tsx';

export function ServerCart() {
  const { formatMessage } = useIntl();
  const { pathTo, hasPage } = useApp();
  return (
    <ServerPanel
      name="cart"
      title={formatMessage({ id: 'CART_TITLE_COUNT' }, { count: 0 })}
      closeLabel={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: formatMessage({ id: 'CART' }) })}
      footer={
        <>
          <Button href={pathTo('checkout')} fullWidth>
            {formatMessage({ id: 'CART_TO_CHECKOUT' })}
          </Button>
          {hasPage('cart') ? (
            <Button className={styles.cartLink} href={pathTo('cart')} variant="tertiary" fullWidth>
              {formatMessage({ id: 'CART_SHOW' })}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={styles.waiting} data-cart="waiting">
        <Spinner size={32} />
        {formatMessage({ id: 'LOADING_CART' })}
      </p>
      <ul className={styles.remembered} data-cart="lines" aria-label={formatMessage({ id: 'CART' })} hidden />
      <div data-cart="empty" hidden>
        <EmptyCart />
      </div>
    </ServerPanel>
  );
}
