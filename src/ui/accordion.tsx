/** Collapsible sections built on `details`: works without scripts, and the browser's find-in-page searches closed ones. */
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icons.ts';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
  /** Secondary text at the end of the row, such as a count. */
  aside?: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** With a name only one item is open at a time. */
  name?: string;
  /** Wraps each title in a heading, for navigation by headings. */
  heading?: 'h2' | 'h3' | 'h4';
  className?: string | undefined;
}

export function Accordion({ items, name, heading: Heading, className }: AccordionProps) {
  return (
    <div className={classNames(styles.accordion, className)}>
      {items.map(item => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            {Heading ? (
              <Heading className={styles.title}>{item.title}</Heading>
            ) : (
              <span className={styles.title}>{item.title}</span>
            )}
            {item.aside ? <span className={styles.aside}>{item.aside}</span> : null}
            <Icon of={chevronDownIcon} size={20} className={styles.arrow} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
