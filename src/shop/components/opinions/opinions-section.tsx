/** A section of what shoppers write about a product: its heading and form on one side, the entries on the other. */
import type { ReactNode } from 'react';
import styles from './opinions.module.css';

interface Props {
  title: string;
  /** Id by which links lead to the section. */
  anchor: string;
  /** Below the title. */
  head: ReactNode;
  /** The entries; none without any. */
  children: ReactNode;
}

export function OpinionsSection({ title, anchor, head, children }: Props) {
  const id = `${anchor}-title`;
  return (
    <section id={anchor} tabIndex={-1} aria-labelledby={id} className={styles.opinions}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {head}
      </div>
      {children}
    </section>
  );
}
