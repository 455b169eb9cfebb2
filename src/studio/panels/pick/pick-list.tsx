/** Search with results below it: a combobox whose list is always open. */

import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PickItem, PickKind } from '#studio-api/pick.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { ItemRow } from './item-row.tsx';
import styles from './pick.module.css';
import { usePick } from './pick-scope.ts';

/** Requests wait for a rest in typing, ms. */
const restMs = 150;

interface Props {
  kind: PickKind;
  label: string;
  isChosen: (item: PickItem) => boolean;
  onPick: (item: PickItem) => void;
  /** Only items with an address can be linked to in a text. */
  needsPath?: boolean;
  /** What is searched; it stays when another kind is looked at. */
  typed: string;
  onType: (typed: string) => void;
  /** Whether other kinds can be searched instead. */
  hasOtherKinds: boolean;
}

export function PickList(props: Props) {
  const { kind, label, isChosen, onPick, needsPath = false, typed, onType, hasOtherKinds } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const [q, setQ] = useState(typed.trim());
  const [at, setAt] = useState(0);
  const { answer, hasFailed } = usePick(kind, { q });
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const items = (answer?.items ?? []).filter(({ path }) => !needsPath || path !== undefined);
  const active = Math.min(at, items.length - 1);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setAt((active + step + items.length) % items.length);
    }
    const item = items[active];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (item) onPick(item);
    }
  };

  const optionId = (index: number) => `${id}-${index}`;
  return (
    <div className={styles.search}>
      <input
        className={styles.input}
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={items.length > 0 ? optionId(active) : undefined}
        placeholder={label}
        value={typed}
        // Read by the dialog when it opens: it has been opened to search. Another kind keeps the focus on its button.
        ref={element => element?.setAttribute('autofocus', '')}
        spellCheck={false}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <output className={styles.count}>
        {hasFailed
          ? formatMessage({ id: 'PICK_FAILED' })
          : answer
            ? formatMessage({ id: 'PICK_FOUND' }, { count: answer.total })
            : ''}
        {answer?.total === 0 && hasOtherKinds ? ` · ${formatMessage({ id: 'PICK_OTHER_KIND' })}` : ''}
      </output>
      {/* The combobox handles the keyboard and names the active option; no native list shows pictures. */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={label} className={styles.results}>
        {items.map((item, index) => (
          <div
            key={item.ref}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen(item)}
            data-active={index === active ? '' : undefined}
            ref={element => {
              if (index === active && element && at > 0) element.scrollIntoView?.({ block: 'nearest' });
            }}
            className={styles.option}
            onClick={() => onPick(item)}
          >
            <ItemRow item={item} hasPictures={items.some(({ image }) => image !== undefined)} />
            {isChosen(item) ? <Icon of={checkIcon} size={20} /> : null}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
    </div>
  );
}
