/** A term that opens its explanation below itself; works without scripts. Its icon is drawn by the style sheet, because a list has one for each filter. */
import type { ReactNode } from 'react';
import styles from './explained-term.module.css';

interface Props {
  term: string;
  /** The explanation. */
  children: ReactNode;
}

export const ExplainedTerm = ({ term, children }: Props) => (
  <details className={styles.explained}>
    <summary>{term}</summary>
    <p>{children}</p>
  </details>
);
