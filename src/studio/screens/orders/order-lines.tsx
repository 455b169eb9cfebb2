/** What was bought: lines with their place in the stock, and the sums as they were stored. */
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { costRows } from '#kernel/money/cost-rows.ts';
import type { OrderDetail, OrderLine } from '#studio-api/orders.ts';
import { classNames } from '#ui/class-names.ts';
import { StatusLabel } from '#ui/status-label.tsx';
import { articleAddress } from './articles/article-screen.tsx';
import ofLines from './order-lines.module.css';
import { costTexts, orderMoneyText } from './order-texts.ts';
import styles from './orders.module.css';

const columns = [
  ['ORDER_LINE_SHELF', undefined],
  ['ORDER_LINE_ARTICLE', undefined],
  ['ORDER_LINE_QUANTITY', styles.figure],
  ['ORDER_LINE_PRICE', styles.figure],
  ['ORDER_LINE_TOTAL', styles.figure],
] as const;

/** Sums that are said louder than what makes them. */
const loud: ReadonlySet<ReturnType<typeof costRows>[number]['name']> = new Set(['total']);

export function OrderDetailLines({ order: { lines, costs, currency } }: { order: OrderDetail }) {
  const intl = useIntl();
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="ORDER_LINES" />
      </h2>
      <table className={classNames(styles.table, ofLines.lines)}>
        <thead>
          <tr>
            {columns.map(([id, className]) => (
              <th key={id} scope="col" className={className}>
                <FormattedMessage id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <Line key={line.rowNumber} line={line} currency={currency} />
          ))}
        </tbody>
      </table>
      <dl className={ofLines.costs}>
        {costs.map(({ name, amount }) => (
          <div key={name} className={loud.has(name) ? ofLines.loud : undefined}>
            <dt>
              <FormattedMessage id={costTexts[name]} />
            </dt>
            <dd>{orderMoneyText(intl, amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Line({ line, currency }: { line: OrderLine; currency: string }) {
  const intl = useIntl();
  const { shelf, name, variant, articleNumber, packageName, message, quantity, prices, total } = line;
  return (
    <tr>
      <td className={ofLines.shelf}>{shelf ?? '–'}</td>
      <th scope="row">
        {name}
        <span className={styles.soft}>
          <Link to={articleAddress(articleNumber)}>{articleNumber}</Link>
          {[variant, packageName].map(each => (each ? ` · ${each}` : null))}
        </span>
        {message ? <span className={styles.written}>{message}</span> : null}
        <UsesText uses={line.uses} />
        <LineMarks line={line} />
      </th>
      <td className={classNames(styles.figure, ofLines.quantity)}>{quantity}</td>
      <td className={styles.figure}>
        {prices.map(price => (
          <span key={price.unit} className={ofLines.price}>
            {prices.length > 1 ? `${price.quantity} × ` : null}
            {orderMoneyText(intl, price.unit, currency)}
          </span>
        ))}
      </td>
      <td className={styles.figure}>{orderMoneyText(intl, total, currency)}</td>
    </tr>
  );
}

const positions = {
  front: 'ORDER_USED_FRONT',
  rear: 'ORDER_USED_REAR',
  left: 'ORDER_USED_LEFT',
  right: 'ORDER_USED_RIGHT',
  'front left': 'ORDER_USED_FRONT_LEFT',
  'front right': 'ORDER_USED_FRONT_RIGHT',
  'rear left': 'ORDER_USED_REAR_LEFT',
  'rear right': 'ORDER_USED_REAR_RIGHT',
} as const;

/** How the part is used on the vehicle of the order. */
function UsesText({ uses }: Pick<OrderLine, 'uses'>) {
  const { formatMessage } = useIntl();
  const said = uses.map(({ position, quantity, qualifier }) =>
    [
      position ? formatMessage({ id: positions[position] }) : '',
      quantity === null ? '' : formatMessage({ id: 'ORDER_USED_PIECES' }, { count: quantity }),
      qualifier,
    ]
      .filter(Boolean)
      .join(', '),
  );
  return said.length > 0 ? <span className={styles.soft}>{said.join('; ')}</span> : null;
}

/** What the buyer was told of the vehicle, where staff may have to ask before they pack. */
const doubts = {
  other: { text: 'ORDER_LINE_MISFIT', tone: 'warn' },
  check: { text: 'ORDER_LINE_CHECK_FIT', tone: 'neutral' },
} as const;

const LineMarks = ({ line: { withdrawn, refunded, fit } }: { line: OrderLine }) => {
  const doubt = fit === 'other' || fit === 'check' ? doubts[fit] : null;
  return withdrawn + refunded === 0 && !doubt ? null : (
    <span className={styles.marks}>
      {doubt ? (
        <StatusLabel tone={doubt.tone}>
          <FormattedMessage id={doubt.text} />
        </StatusLabel>
      ) : null}
      {withdrawn > 0 ? (
        <StatusLabel tone="warn">
          <FormattedMessage id="ORDER_LINE_WITHDRAWN" values={{ count: withdrawn }} />
        </StatusLabel>
      ) : null}
      {refunded > 0 ? (
        <StatusLabel>
          <FormattedMessage id="ORDER_LINE_REFUNDED" values={{ count: refunded }} />
        </StatusLabel>
      ) : null}
    </span>
  );
};
