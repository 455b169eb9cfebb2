/** Tabs with arrow keys (WAI-ARIA pattern with automatic activation). */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './inspector.module.css';

interface Props<Id extends string> {
  label: string;
  tab: Id;
  /** `isMarked`: there is something behind the tab. */
  tabs: readonly { id: Id; label: string; isMarked?: boolean }[];
  onChange: (tab: Id) => void;
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, tab, tabs, onChange, children }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(each => each.id === tab);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map(each => (
          <button
            key={each.id}
            type="button"
            role="tab"
            id={`${id}-${each.id}`}
            data-tab={each.id}
            aria-selected={each.id === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each.id === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(each.id)}
            onKeyDown={onKey}
          >
            {each.label}
            {each.isMarked ? <span className={styles.mark} aria-hidden="true" /> : null}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.tabPanel}>
        {children}
      </div>
    </>
  );
}
