/** Opens the cart; shows the number of products and, on wide screens, the sum. Empty in the server's HTML, with reserved space. */

import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { PlainForm, plainType } from '#components/content/plain-form.tsx';
import { usePriceText } from '#components/product/use-price-text.ts';
import { countText } from '#stores/cart/cart-quantities.ts';
import { shownLines } from '#stores/cart/shown-lines.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Icon } from '#ui/icon.tsx';
import { cartIcon } from '#ui/icons.ts';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { cartIntent } from '../panels/panel-intent.ts';
import styles from './cart-button.module.css';
import { rememberCart, type ShownCart, unmark } from './shown-cart.ts';

function useShownCart(): ShownCart {
  const { formatMessage } = useIntl();
  const { cart } = useStores();
  const { selling, vatIncluded } = usePriceText();
  const count = cart.totalQuantity;
  const total = cart.cart ? selling(cart.cart.totals.subTotal) : '';
  return {
    label: formatMessage({ id: 'A11Y_CART_BUTTON_SUM' }, { count, sum: total }),
    count: countText(count),
    sum: count > 0 ? total : formatMessage({ id: 'CART' }),
    title: formatMessage({ id: 'CART_TITLE_COUNT' }, { count }),
    lines: shownLines(cart.cart ?? { lines: [] }, vatIncluded),
  };
}

export const CartButton = observer(function CartButton() {
  const { cart, panels, segment, storage } = useStores();
  const formHref = usePlainHref('cart-form');
  const button = useRef<HTMLButtonElement>(null);
  const shown = useShownCart();
  const { label, count, sum } = shown;
  const id = cart.settled?.id;
  useLayoutEffect(() => {
    if (id === undefined) return;
    rememberCart(storage, id, segment, shown);
    if (button.current) unmark(button.current, shown.label);
  }, [id, shown, segment, storage]);
  return (
    <PlainForm action={formHref}>
      <button
        ref={button}
        type={plainType(formHref)}
        className={styles.button}
        data-panel="cart"
        aria-haspopup="dialog"
        aria-expanded={panels.current === 'cart'}
        aria-label={label}
        onClick={event => {
          event.preventDefault();
          panels.open('cart');
        }}
        {...cartIntent}
      >
        <span className={styles.icon}>
          <Icon of={cartIcon} />
          {count === '' ? null : <span className={styles.count}>{count}</span>}
        </span>
        <span className={styles.sum}>{sum}</span>
      </button>
    </PlainForm>
  );
});
