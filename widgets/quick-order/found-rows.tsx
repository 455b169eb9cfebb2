/** What was found for each number, as rows that can be edited, with what is not there first. */
import { useIntl } from 'react-intl';
import type { Part } from '#api/part/types.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { usePriceText } from '#components/product/use-price-text.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { StatusLabel } from '#ui/status-label.tsx';
import styles from './quick-order.module.css';
import type { QuickOrderRow, RowState } from './submit-quick-order.ts';

const states: Record<RowState, MessageId> = {
  found: 'QUICK_ORDER_FOUND',
  short: 'QUICK_ORDER_SHORT',
  'sold-out': 'QUICK_ORDER_SOLD_OUT',
  choose: 'QUICK_ORDER_CHOOSE',
  unknown: 'QUICK_ORDER_UNKNOWN',
};

const tones = {
  found: 'good',
  short: 'warn',
  'sold-out': 'neutral',
  choose: 'warn',
  unknown: 'warn',
} as const satisfies Record<RowState, string>;

const order: readonly RowState[] = ['unknown', 'sold-out', 'choose', 'short', 'found'];
const nameOf = ({ name, skuName }: Part) => [name, skuName].filter(Boolean).join(' ');

export function FoundRows({ rows }: { rows: readonly QuickOrderRow[] }) {
  const { formatMessage } = useIntl();
  const sorted = rows.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const found = rows.filter(({ added }) => added > 0).length;
  return (
    <section aria-labelledby="quick-order-found" className={styles.found}>
      <h2 id="quick-order-found">
        {formatMessage({ id: 'QUICK_ORDER_RESULT' }, { found, all: rows.length })}
      </h2>
      <ul className={styles.rows}>
        {sorted.map(row => (
          <FoundRow key={row.number} row={row} />
        ))}
      </ul>
      <Total rows={rows} />
    </section>
  );
}

function FoundRow({ row: { number, quantity, state, part, near, added } }: { row: QuickOrderRow }) {
  const { formatMessage } = useIntl();
  const { selling, vatIncluded } = usePriceText();
  const money = useMoneyText();
  const price = part?.price;
  const sum = price && (vatIncluded ? price.sellingIncVat : price.sellingExVat) * added;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <input type="hidden" name="number" value={number} />
        <span className={styles.number}>{number}</span>
        {part ? <a href={part.href}>{nameOf(part)}</a> : null}
        {near.map(other => (
          <button
            key={other.articleNumber}
            type="submit"
            name="use"
            value={`${number}=${other.articleNumber}`}
            className={styles.near}
          >
            {formatMessage({ id: 'QUICK_ORDER_NEAR' }, { number: other.articleNumber, name: nameOf(other) })}
          </button>
        ))}
      </div>
      <StatusLabel tone={tones[state]}>
        {formatMessage({ id: states[state] }, { quantity, stock: added })}
      </StatusLabel>
      <input
        type="number"
        name="quantity"
        min={0}
        max={9999}
        defaultValue={quantity}
        aria-label={formatMessage({ id: 'QUICK_ORDER_QUANTITY' }, { number })}
        className={styles.quantity}
      />
      <span className={styles.sum}>
        {price && sum && added > 0 ? (
          <>
            <span>{money(sum, price.currency)}</span>{' '}
            <span className={styles.each}>
              {formatMessage({ id: 'CART_ITEM_PIECES_PRICE' }, { quantity: added, price: selling(price) })}
            </span>
          </>
        ) : null}
      </span>
    </li>
  );
}

/** With and without VAT, because organisations reckon without and pay with it. */
function Total({ rows }: { rows: readonly QuickOrderRow[] }) {
  const { formatMessage } = useIntl();
  const { vatIncluded } = usePriceText();
  const money = useMoneyText();
  const priced = rows.flatMap(({ part, added }) => (part && added > 0 ? [{ price: part.price, added }] : []));
  const [first] = priced;
  if (!first) return null;
  const of = (key: 'sellingIncVat' | 'sellingExVat') =>
    money(
      priced.reduce((sum, { price, added }) => sum + price[key] * added, 0),
      first.price.currency,
    );
  const withVat = formatMessage({ id: 'QUICK_ORDER_TOTAL_INC' }, { sum: of('sellingIncVat') });
  const withoutVat = formatMessage({ id: 'QUICK_ORDER_TOTAL_EX' }, { sum: of('sellingExVat') });
  return (
    <p className={styles.total}>
      <strong>{vatIncluded ? withVat : withoutVat}</strong>{' '}
      <span className={styles.each}>{vatIncluded ? withoutVat : withVat}</span>
    </p>
  );
}
