/** A term that opens its explanation below itself; works without scripts. */
import type { ReactNode } from 'react';
import styles from './explained-term.module.css';
import { Icon } from './icon.tsx';
import { infoIcon } from './icons.ts';

interface Props {
  term: string;
  /** The explanation. */
  children: ReactNode;
}

export const ExplainedTerm = ({ term, children }: Props) => (
  <details className={styles.explained}>
    <summary>
      {term}
      <Icon of={infoIcon} size={16} />
    </summary>
    <p>{children}</p>
  </details>
);
