/** A coloured dot with a text of the same meaning: stock and delivery time. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stock-dot.module.css';

/** good: in stock; warn: few left; later: at the supplier; coming: cannot be ordered before it arrives; none: out of stock; open: what is chosen decides. */
export type StockTone = 'good' | 'warn' | 'later' | 'coming' | 'none' | 'open';

export interface StockDotProps {
  tone: StockTone;
  children: ReactNode;
  /** The delivery time, as secondary text. */
  detail?: ReactNode;
  className?: string | undefined;
}

export function StockDot({ tone, children, detail, className }: StockDotProps) {
  return (
    <span className={classNames(styles.stock, styles[tone], className)}>
      {children}
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </span>
  );
}
