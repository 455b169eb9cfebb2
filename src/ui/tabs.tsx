/** Tabs by the ARIA pattern: arrow keys move and select, Tab moves into the panel; all panels are server-rendered. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** Default: the first. */
  defaultTab?: string;
  onChange?: (id: string) => void;
  className?: string | undefined;
}

export function Tabs({ label, items, defaultTab, onChange, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultTab ?? items[0]?.id);

  const choose = (index: number) => {
    const item = items[(index + items.length) % items.length];
    if (!item) return;
    setChosen(item.id);
    onChange?.(item.id);
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[items.indexOf(item)]?.focus();
  };

  const handleKey = (event: KeyboardEvent, index: number) => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: items.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };

  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={styles.list} ref={list}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}${item.id}-tab`}
            aria-controls={`${base}${item.id}`}
            aria-selected={item.id === chosen}
            tabIndex={item.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
            onKeyDown={event => handleKey(event, index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map(item => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}${item.id}`}
          aria-labelledby={`${base}${item.id}-tab`}
          hidden={item.id !== chosen}
          // The ARIA pattern makes the panel a tab stop, because it may contain no focusable element.
          tabIndex={0}
          className={classNames(styles.panel)}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
