/** The lines in one form: quantities as fields, and a button per line that removes it. */
import { useIntl } from 'react-intl';
import type { CartLine } from '#api/cart/types.ts';
import { CartLineRow } from '#components/cart/cart-line-row.tsx';
import { CartPackageRow } from '#components/cart/cart-package-row.tsx';
import { cartRows } from '#components/cart/cart-rows.ts';
import type { LineChanges } from '#components/cart/use-line-changes.ts';
import type { LineFits } from '#components/cart/use-line-fits.ts';
import { Button } from '#ui/button.tsx';
import styles from '../cart.module.css';
import type { CartProblem } from './plain-cart.ts';

interface Props {
  lines: readonly CartLine[];
  problem: CartProblem | undefined;
  fits: LineFits | null;
}

const none: ReadonlyMap<number, string> = new Map();

export function PlainLines({ lines, problem, fits }: Props) {
  const { formatMessage } = useIntl();
  const changes: LineChanges = {
    isSaving: () => false,
    error:
      problem?.row === undefined
        ? null
        : { key: problem.row, text: formatMessage({ id: problem.text }, { ...problem.values }) },
    announcement: '',
    change: () => Promise.resolve(),
    tooMany: () => undefined,
  };
  return (
    <form method="post" data-native="" className={styles.plainForm} noValidate>
      {/* Enter in a field presses the first button of a form, which must not be one that removes. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {formatMessage({ id: 'CART_UPDATE_QUANTITIES' })}
      </button>
      <ul aria-label={formatMessage({ id: 'CART' })}>
        {cartRows(lines).map(row =>
          row.kind === 'line' ? (
            <CartLineRow
              key={row.key}
              line={row.line}
              fits={fits}
              changes={changes}
              readOnly={false}
              plain={{
                quantity: <QuantityField line={row.line} />,
                removeAs: { name: 'remove', value: row.line.id },
              }}
            />
          ) : (
            <CartPackageRow
              key={row.key}
              row={row}
              fits={fits}
              changes={changes}
              readOnly={false}
              refunded={none}
              removeAs={{ name: 'remove', value: row.key }}
            />
          ),
        )}
      </ul>
      <Button type="submit" variant="secondary">
        {formatMessage({ id: 'CART_UPDATE_QUANTITIES' })}
      </Button>
    </form>
  );
}

function QuantityField({ line: { id, quantity, product } }: { line: CartLine }) {
  const { formatMessage } = useIntl();
  return (
    <label className={styles.quantity}>
      <span>{formatMessage({ id: 'QUANTITY' })}</span>
      <input
        name={`quantity.${id}`}
        aria-label={formatMessage({ id: 'A11Y_QUANTITY_OF' }, { name: product.name })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={quantity}
      />
    </label>
  );
}
