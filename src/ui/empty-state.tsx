/** Empty state: a drawing, what happened, and the next step. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A drawing in the shop's style; decorative. */
  drawing?: ReactNode;
  title: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  /** One button, with a retry button beside it where applicable. */
  action?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({
  drawing,
  title,
  heading: Heading = 'h2',
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {drawing ? <div className={styles.drawing}>{drawing}</div> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
