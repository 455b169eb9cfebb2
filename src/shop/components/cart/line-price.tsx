/** Price per item of a line, and its previous price. */
import { useIntl } from 'react-intl';
import type { Price } from '#api/catalogue/types.ts';
import styles from './cart-lines.module.css';
import { usePriceText } from '../product/use-price-text.ts';

export function LinePrice({ price }: { price: Price }) {
  const { formatMessage } = useIntl();
  const text = usePriceText();
  const regular = text.regular(price);
  return (
    <p className={styles.unit}>
      {regular ? <span className="visually-hidden">{formatMessage({ id: 'PRICE_NOW' })} </span> : null}
      <span className={regular ? styles.reduced : undefined}>
        {formatMessage({ id: 'CART_ITEM_UNIT_PRICE' }, { price: text.selling(price) })}
      </span>{' '}
      {regular ? (
        <>
          <span className="visually-hidden">{formatMessage({ id: 'PRICE_BEFORE' })} </span>
          <s>{regular}</s>{' '}
        </>
      ) : null}
      {text.suffix}
    </p>
  );
}
