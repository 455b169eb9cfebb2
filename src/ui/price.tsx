/** A price from formatted strings: the current one large, the old one struck through, and labelled for screen readers. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

export interface PriceProps {
  /** Formatted selling price, such as `1 299,00 €`. */
  selling: string;
  /** Formatted regular price; only for a reduced product. */
  regular?: string | undefined;
  /** Labels read before each price when reduced: "Now", "Was". */
  labels?: { now: string; was: string };
  /** Such as "excl. VAT". */
  suffix?: string | undefined;
  /** The line below, such as the lowest price of 30 days. */
  note?: ReactNode;
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
  /** Before the rest, which it may replace. */
  own?: ReactNode;
}

export function Price({ selling, regular, labels, suffix, note, size = 'm', className, own }: PriceProps) {
  const reduced = regular !== undefined;
  return (
    <div className={classNames(styles.price, styles[size], className)}>
      {own}
      <span className={classNames(styles.selling, reduced && styles.reduced)}>
        {reduced && labels ? <span className="visually-hidden">{`${labels.now} `}</span> : null}
        {selling}
      </span>
      {reduced ? (
        <span className={styles.regular}>
          {labels ? <span className="visually-hidden">{`${labels.was} `}</span> : null}
          <s>{regular}</s>
        </span>
      ) : null}
      {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
      {note ? <div className={styles.note}>{note}</div> : null}
    </div>
  );
}
