/** The lines of an order with picture, quantity and price. */
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMoneyText } from '#components/product/use-money-text.ts';
import type { OrderView, OrderViewLine } from '#kernel/order-view.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './order-status.module.css';

export function OrderLines({ order }: { order: OrderView }) {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  return (
    <section>
      <h2 className={styles.heading}>{formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}</h2>
      <ul className={styles.lines}>
        {order.lines.map(line => (
          <li key={line.rowNumber} className={styles.line}>
            <LineText line={line} isLinked>
              <p className={styles.soft}>
                {formatMessage(
                  { id: 'ORDER_PAGE_PIECES' },
                  { quantity: line.quantity, price: money(line.unit, order.currency) },
                )}
              </p>
              {line.withdrawn > 0 ? (
                <p>{formatMessage({ id: 'ORDER_PAGE_WITHDRAWN' }, { count: line.withdrawn })}</p>
              ) : null}
            </LineText>
            <p className={styles.amount}>{money(line.total, order.currency)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LineTextProps {
  line: OrderViewLine;
  /** To the page of the product. */
  isLinked?: boolean;
  children?: ReactNode;
}

export function LineText({ line, isLinked = false, children }: LineTextProps) {
  const { formatMessage } = useIntl();
  const { image, name, href, variant, articleNumber, packageName } = line;
  return (
    <>
      <Picture
        image={image === null ? null : { type: 'product', file: image }}
        alt=""
        sizes="72px"
        widest={200}
        ground
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.name}>{isLinked && href ? <a href={href}>{name}</a> : name}</p>
        <p className={styles.soft}>
          {[packageName, variant].filter(Boolean).map(text => `${text} · `)}
          <span className={styles.number}>
            {formatMessage({ id: 'PRODUCT_ARTICLE_NUMBER_VALUE' }, { number: articleNumber })}
          </span>
        </p>
        {children}
      </div>
    </>
  );
}
