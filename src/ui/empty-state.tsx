/** What to see when there is nothing to see: a drawing, what happened, and the one thing to do next. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A drawing in the shop's style; decoration. */
  drawing?: ReactNode;
  title: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  /** One button; where something can be tried again, that one beside it. */
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
