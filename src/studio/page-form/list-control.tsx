/** A list: every entry with buttons to move and remove it. The focus stays with the moved entry. */

import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/form/field.tsx';
import { emptyOf, moved } from './change.ts';
import type { ControlProps } from './control-props.ts';
import { type Control, nameOf } from './field.ts';
import styles from './form.module.css';
import { useForm } from './form-context.ts';
import { focusListButton, type ListAct, listButton } from './list-buttons.ts';
import { ListEntryHead } from './list-entry-head.tsx';

interface Props extends ControlProps {
  control: Extract<Control, { kind: 'list' }>;
}

export function ListControl({ control, path, label, required, value, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { errorAt, announce, FieldEditor } = useForm();
  const id = useId();
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const { keys, reorder } = useKeys(list.length);
  const frame = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<{ at: number; act: ListAct } | null>(null);

  // Runs after each render, when the buttons exist at the entry's new position.
  useEffect(() => {
    const { current: to } = wanted;
    wanted.current = null;
    if (to && frame.current) focusListButton(frame.current, nameOf(path), to.at, to.act);
  });

  const give = (next: readonly unknown[]) => onChange(next.length === 0 && !required ? undefined : next);
  const move = (from: number, to: number, act: ListAct) => {
    reorder(before => moved(before, from, to));
    give(moved(list, from, to));
    wanted.current = { at: to, act };
    announce(formatMessage({ id: 'PREVIEW_MOVED' }, { place: to + 1, count: list.length }));
  };
  const remove = (at: number) => {
    reorder(before => before.toSpliced(at, 1));
    give(list.toSpliced(at, 1));
    wanted.current = { at: Math.min(at, list.length - 2), act: 'remove' };
    announce(formatMessage({ id: 'PREVIEW_REMOVED' }, { place: at + 1 }));
  };
  const add = () => {
    give([...list, emptyOf(control.item)]);
    announce(formatMessage({ id: 'PREVIEW_ADDED' }, { place: list.length + 1 }));
  };

  return (
    <fieldset className={styles.list} ref={frame} data-field-path={nameOf(path)}>
      <legend className={styles.legend}>
        {label} <span className={styles.count}>{list.length}</span>
      </legend>
      <ol className={styles.entries}>
        {list.map((entry, at) => {
          const name = formatMessage({ id: 'PREVIEW_ENTRY' }, { place: at + 1 });
          return (
            <li key={keys[at]} className={styles.entry}>
              <ListEntryHead
                name={name}
                list={nameOf(path)}
                at={at}
                isLast={at === list.length - 1}
                isFixed={list.length <= control.min}
                onMove={move}
                onRemove={remove}
              />
              <FieldEditor
                field={control.item}
                path={[...path, at]}
                label={name}
                required
                value={entry}
                onChange={next => give(list.with(at, next))}
                isEntry
              />
            </li>
          );
        })}
      </ol>
      <Button
        {...listButton(nameOf(path), 'add', list.length)}
        size="s"
        variant="secondary"
        disabled={list.length >= control.max}
        onClick={add}
      >
        <span className={styles.add}>
          <span aria-hidden="true">+</span> {formatMessage({ id: 'PREVIEW_ADD' }, { name: label })}
        </span>
      </Button>
      <FieldNote id={id} error={errorAt(path)} />
    </fieldset>
  );
}

/** Entries have no ids; each gets a stable React key, so that its controls move with it. */
function useKeys(length: number) {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const next = Math.max(-1, ...keys) + 1;
  const grown =
    keys.length >= length
      ? keys.slice(0, length)
      : [...keys, ...Array.from({ length: length - keys.length }, (_, index) => next + index)];
  if (grown.length !== keys.length) setKeys(grown);
  return {
    keys: grown,
    reorder: (change: (before: readonly number[]) => readonly number[]) => setKeys(change(grown)),
  };
}
