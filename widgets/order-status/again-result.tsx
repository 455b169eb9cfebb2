/** What ordering again has put into the cart, and what not. */
import { useIntl } from 'react-intl';
import { useMoneyText } from '#components/product/use-money-text.ts';
import type { OrderView } from '#kernel/order/order-view.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import type { OrderedAgain } from './order-again.ts';
import styles from './order-status.module.css';

interface Props {
  again: OrderedAgain;
  order: OrderView;
  cartHref: string | undefined;
}

export function AgainResult({ again: { count, missing, packages, changed }, order, cartHref }: Props) {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  return (
    <Feedback tone={count === 0 ? 'error' : 'success'}>
      <output className={styles.result}>
        <span>{formatMessage({ id: 'ORDER_PAGE_ADDED' }, { count })}</span>
        {changed.map(({ name, before, now }) => (
          <span key={name}>
            {formatMessage(
              { id: 'ORDER_PAGE_PRICE_CHANGED' },
              { name, before: money(before, order.currency), now },
            )}
          </span>
        ))}
        {missing.length > 0 ? (
          <span>{formatMessage({ id: 'ORDER_BUY_AGAIN_MISSING' }, { names: missing.join(', ') })}</span>
        ) : null}
        {packages.length > 0 ? (
          <span>{formatMessage({ id: 'ORDER_PAGE_PACKAGES' }, { names: packages.join(', ') })}</span>
        ) : null}
        {count > 0 ? (
          <Button href={cartHref} size="s">
            {formatMessage({ id: 'ORDER_PAGE_TO_CART' })}
          </Button>
        ) : null}
      </output>
    </Feedback>
  );
}
