/**
 * The panel of the cart in the HTML of the server, outside the application: what opens it writes into it what this browser
 * has last shown of the cart (fill-cart.ts), and the application what it contains (taken-panel.tsx).
 */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import buttonStyles from '#ui/icon-button.module.css';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icons.ts';
import panel from '#ui/panel/panel.module.css';
import { Spinner } from '#ui/spinner.tsx';
import { useApp } from '../../context/app-context.ts';
import { EmptyCart } from './empty-cart.tsx';
import styles from './panels.module.css';

export function ServerCart() {
  const { formatMessage } = useIntl();
  const { pathTo, hasPage } = useApp();
  return (
    <dialog
      className={classNames(panel.panel, panel.native)}
      data-server-panel="cart"
      aria-labelledby="cart-title"
    >
      <header className={panel.header}>
        <h2 id="cart-title" className={panel.title}>
          {formatMessage({ id: 'CART_TITLE_COUNT' }, { count: 0 })}
        </h2>
        <form method="dialog" data-native="">
          <button
            className={buttonStyles.iconButton}
            aria-label={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: formatMessage({ id: 'CART' }) })}
          >
            <Icon of={closeIcon} />
          </button>
        </form>
      </header>
      <div className={panel.body} data-panel-body="">
        <p className={styles.waiting} data-cart="waiting">
          <Spinner size={32} />
          {formatMessage({ id: 'LOADING_CART' })}
        </p>
        <ul
          className={styles.remembered}
          data-cart="lines"
          aria-label={formatMessage({ id: 'CART' })}
          hidden
        />
        <div data-cart="empty" hidden>
          <EmptyCart />
        </div>
      </div>
      <div className={panel.footer} data-panel-footer="" hidden>
        <Button href={pathTo('checkout')} fullWidth>
          {formatMessage({ id: 'CART_TO_CHECKOUT' })}
        </Button>
        {hasPage('cart') ? (
          <Button className={styles.cartLink} href={pathTo('cart')} variant="tertiary" fullWidth>
            {formatMessage({ id: 'CART_SHOW' })}
          </Button>
        ) : null}
      </div>
    </dialog>
  );
}
