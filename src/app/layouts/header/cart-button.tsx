/** Opens the cart; shows the number of products and, on wide screens, the sum. Empty in the server's HTML, with reserved space. */
import { useIntl } from 'react-intl';
import { usePriceText } from '#components/product/use-price-text.ts';
import { useStores } from '#stores/stores-context.ts';
import { Icon } from '#ui/icon.tsx';
import { cartIcon } from '#ui/icons.ts';
import { observer } from 'mobx-react-lite';
import { cartIntent } from '../panels/panel-intent.ts';
import styles from './cart-button.module.css';

export const CartButton = observer(function CartButton() {
  const { formatMessage } = useIntl();
  const { cart, panels } = useStores();
  const { selling } = usePriceText();
  const count = cart.totalQuantity;
  const sum = cart.cart ? selling(cart.cart.totals.subTotal) : '';
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={panels.current === 'cart'}
      aria-label={formatMessage({ id: 'A11Y_CART_BUTTON_SUM' }, { count, sum })}
      onClick={() => panels.open('cart')}
      {...cartIntent}
    >
      <span className={styles.icon}>
        <Icon of={cartIcon} />
        {count > 0 ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
      </span>
      <span className={styles.sum}>{count > 0 ? sum : formatMessage({ id: 'CART' })}</span>
    </button>
  );
});
