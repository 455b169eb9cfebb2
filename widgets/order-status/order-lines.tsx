/** The lines of an order with picture, quantity and price. */
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cartRows, sumOf } from '#components/cart/cart-rows.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { usePriceText } from '#components/product/use-price-text.ts';
import { SaidFit } from '#components/vehicle/said-fit.tsx';
import type { OrderView, OrderViewLine } from '#kernel/order/order-view.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './order-status.module.css';

export function OrderLines({ order }: { order: OrderView }) {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  const { vatIncluded } = usePriceText();
  // The page of an order is with VAT for everyone, which those who see prices without it are told.
  const say = (amount: number) => {
    const price = money(amount, order.currency);
    return vatIncluded ? price : formatMessage({ id: 'PRICE_INC_VAT' }, { price });
  };
  const rows = cartRows(
    order.lines.map(line => ({
      ...line,
      id: String(line.rowNumber),
      package: line.packageName === null ? null : { name: line.packageName },
    })),
  );
  return (
    <section>
      <h2 className={styles.heading}>{formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}</h2>
      <ul className={styles.lines}>
        {rows.map(row =>
          row.kind === 'line' ? (
            <li key={row.key} className={styles.line}>
              <Bought line={row.line} vehicle={order.vehicle} say={say} />
              <p className={styles.amount}>{say(row.line.total)}</p>
            </li>
          ) : (
            <li key={row.key} className={styles.line}>
              <p className={classNames(styles.name, styles.packageName)}>
                <BoundText>{row.name}</BoundText>
              </p>
              <p className={styles.amount}>{say(sumOf(row.lines.map(({ total }) => total)))}</p>
              <ul className={styles.parts} aria-label={formatMessage({ id: 'PACKAGE_INCLUDES' })}>
                {row.lines.map(line => (
                  <li key={line.id} className={styles.line}>
                    <Bought line={line} vehicle={order.vehicle} say={say} />
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

interface BoughtProps {
  line: OrderViewLine;
  vehicle: string | null;
  say: (amount: number) => string;
}

/** What was bought, how many for how much, and how many of them were withdrawn. */
function Bought({ line, vehicle, say }: BoughtProps) {
  const { formatMessage } = useIntl();
  return (
    <LineText line={line} isListed>
      <SaidFit vehicle={vehicle} fit={line.fit} uses={line.uses} />
      <p className={styles.soft}>
        {line.prices.length === 0
          ? `${formatMessage({ id: 'QUANTITY' })}: ${line.quantity}`
          : line.prices
              .map(({ quantity, unit }) =>
                formatMessage({ id: 'ORDER_PAGE_PIECES' }, { quantity, price: say(unit) }),
              )
              .join(' + ')}
      </p>
      {line.withdrawn > 0 ? (
        <p>{formatMessage({ id: 'ORDER_PAGE_WITHDRAWN' }, { count: line.withdrawn })}</p>
      ) : null}
    </LineText>
  );
}

interface LineTextProps {
  line: OrderViewLine;
  /** In the list of what was bought: links to the page of the product, and the list names the package. */
  isListed?: boolean;
  children?: ReactNode;
}

export function LineText({ line, isListed = false, children }: LineTextProps) {
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
        <p className={styles.name}>
          {isListed && href ? (
            <a href={href}>
              <BoundText>{name}</BoundText>
            </a>
          ) : (
            <BoundText>{name}</BoundText>
          )}
        </p>
        <p className={styles.soft}>
          {[isListed ? null : packageName, variant].filter(Boolean).map(text => `${text}, `)}
          <span className={styles.number}>
            {formatMessage({ id: 'PRODUCT_ARTICLE_NUMBER_VALUE' }, { number: articleNumber })}
          </span>
        </p>
        {children}
      </div>
    </>
  );
}
