/** Things to unfold, built on `details`: works before any script, and is found by the browser's page search. */
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
  /** A quiet word at the end of the row, such as a count. */
  aside?: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** With a name only one of the items is open at a time. */
  name?: string;
  /** Wraps each title in a heading, so that it can be jumped to. */
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
