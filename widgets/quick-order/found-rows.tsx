/** What was found for each number, as a table with what is not there first. */
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { StatusLabel } from '#ui/status-label.tsx';
import { usePriceText } from '#components/product/use-price-text.ts';
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

export function FoundRows({ rows }: { rows: readonly QuickOrderRow[] }) {
  const { formatMessage } = useIntl();
  const { selling } = usePriceText();
  const sorted = rows.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const found = rows.filter(({ added }) => added > 0).length;
  return (
    <section aria-labelledby="quick-order-found" className={styles.found}>
      <h2 id="quick-order-found">
        {formatMessage({ id: 'QUICK_ORDER_RESULT' }, { found, all: rows.length })}
      </h2>
      <ul className={styles.rows}>
        {sorted.map(({ number, quantity, state, part, added }) => (
          <li key={number} className={styles.row}>
            <div className={styles.words}>
              <span className={styles.number}>{number}</span>
              {part ? <a href={part.href}>{[part.name, part.skuName].filter(Boolean).join(' ')}</a> : null}
            </div>
            <StatusLabel tone={tones[state]}>
              {formatMessage({ id: states[state] }, { quantity, stock: added })}
            </StatusLabel>
            <span className={styles.sum}>
              {part && added > 0
                ? formatMessage(
                    { id: 'CART_ITEM_PIECES_PRICE' },
                    { quantity: added, price: selling(part.price) },
                  )
                : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
