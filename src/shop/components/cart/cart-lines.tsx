/** The lines of a cart: editable or read-only (R-CART-10, R-CART-11). Used by the cart panel, the checkout and the order page. */

import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { CartLine, DeliveryDays } from '#api/cart/types.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import { CartPackageRow } from './cart-package-row.tsx';
import { cartRows } from './cart-rows.ts';
import { useLineChanges } from './use-line-changes.ts';
import type { LineFits } from './use-line-fits.ts';

export interface CartLinesProps {
  lines: readonly CartLine[];
  /** Shows quantities as text, without controls. */
  readOnly?: boolean;
  /** What was refunded of the skus of an order, as text. */
  refunded?: ReadonlyMap<number, string>;
  /** Shown beside the quantity of each single product that may be changed. */
  actionOf?: (line: CartLine) => ReactNode;
  /** When they arrive, together. */
  days?: DeliveryDays | null | undefined;
  /** Whether they fit the shopper's vehicle; null or omitted: nothing is said of it. */
  fits?: LineFits | null;
  /** Of an order: the vehicle that it was bought for. */
  orderedFor?: string | null;
}

const none: ReadonlyMap<number, string> = new Map();

export function CartLines({
  lines,
  readOnly = false,
  refunded = none,
  actionOf,
  days,
  fits = null,
  orderedFor = null,
}: CartLinesProps) {
  const { formatMessage } = useIntl();
  const changes = useLineChanges();
  const list = useRef<HTMLUListElement>(null);
  const rows = cartRows(lines);
  const count = useRef(rows.length);

  /** The pressed button is removed with its line, so the focus moves to the list. */
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (rows.length < count.current && lost) list.current?.focus();
    count.current = rows.length;
  }, [rows.length]);

  return (
    <>
      <ul ref={list} className={styles.lines} tabIndex={-1} aria-label={formatMessage({ id: 'CART' })}>
        {rows.map(row =>
          row.kind === 'line' ? (
            <CartLineRow
              key={row.key}
              line={row.line}
              changes={changes}
              readOnly={readOnly}
              refunded={refunded.get(row.line.skuId)}
              action={actionOf?.(row.line)}
              days={days}
              fits={fits}
              orderedFor={orderedFor}
            />
          ) : (
            <CartPackageRow
              key={row.key}
              row={row}
              changes={changes}
              readOnly={readOnly}
              refunded={refunded}
              fits={fits}
              orderedFor={orderedFor}
            />
          ),
        )}
      </ul>
      {readOnly ? null : <output className="visually-hidden">{changes.announcement}</output>}
    </>
  );
}
