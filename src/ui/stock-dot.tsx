/** A coloured dot and the words that say the same: whether it is there, and when it can come. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stock-dot.module.css';

/** good: in stock; warn: few left, made to order, on its way; none: out of stock. */
export type StockTone = 'good' | 'warn' | 'none';

export interface StockDotProps {
  tone: StockTone;
  children: ReactNode;
  /** The delivery time, quieter. */
  detail?: ReactNode;
  className?: string | undefined;
}

export function StockDot({ tone, children, detail, className }: StockDotProps) {
  return (
    <span className={classNames(styles.stock, styles[tone], className)}>
      <span className={styles.words}>{children}</span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </span>
  );
}
