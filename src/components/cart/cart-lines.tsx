/** The lines of a cart: changed here, or only shown (R-CART-10, R-CART-11). Used by the cart panel, the checkout and the order's page. */
import type { CartLine } from '#api/cart/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useEffect, useRef } from 'react';
import styles from './cart-lines.module.css';
import { CartLineRow } from './cart-line-row.tsx';
import { CartPackageRow } from './cart-package-row.tsx';
import { cartRows } from './cart-rows.ts';
import { useLineChanges } from './use-line-changes.ts';

export interface CartLinesProps {
  lines: readonly CartLine[];
  /** Shows quantities as words and takes nothing away. */
  readOnly?: boolean;
  /** Skus of an order that were paid back. */
  refunded?: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

export function CartLines({ lines, readOnly = false, refunded = none }: CartLinesProps) {
  const { t } = useTexts();
  const changes = useLineChanges();
  const list = useRef<HTMLUListElement>(null);
  const rows = cartRows(lines);
  const count = useRef(rows.length);

  /** The button that took a line away went with it; the reader stays at the list. */
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (rows.length < count.current && lost) list.current?.focus();
    count.current = rows.length;
  }, [rows.length]);

  return (
    <>
      <ul ref={list} className={styles.lines} tabIndex={-1} aria-label={t('CART')}>
        {rows.map(row =>
          row.kind === 'line' ? (
            <CartLineRow
              key={row.key}
              line={row.line}
              changes={changes}
              readOnly={readOnly}
              isRefunded={refunded.has(row.line.skuId)}
            />
          ) : (
            <CartPackageRow
              key={row.key}
              row={row}
              changes={changes}
              readOnly={readOnly}
              refunded={refunded}
            />
          ),
        )}
      </ul>
      {readOnly ? null : <output className="visually-hidden">{changes.announcement}</output>}
    </>
  );
}
