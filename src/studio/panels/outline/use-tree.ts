/** The state of the outline: its rows, what is open, and where the focus is. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Editor } from '../../editing/context/editor-context.ts';
import { type GroupRow, groupRows, rowIdOf, rowsAround } from '../../editing/structure/group-rows.ts';
import type { Structure } from '../../editing/structure/structure.ts';
import { treeRows } from '../../editing/structure/tree-row.ts';
import { hasSingleKeys } from '../../parts/shortcuts/single-keys.ts';
import { handleTreeKey, typeahead } from './outline-keys.ts';
import { namingOf, rowName } from './row-name.ts';

export interface Tree {
  element: RefObject<HTMLDivElement | null>;
  rows: readonly GroupRow[];
  /** Ids of the rows around one, from the outermost, whether they are open or not. */
  around(id: string): readonly string[];
  /** The row that has the focus, or gets it. */
  at: GroupRow | undefined;
  renaming: string | null;
  setRenaming(id: string | null): void;
  isOpen(id: string): boolean;
  setOpen(id: string, open: boolean): void;
  focus(id: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A longer rest begins another word. */
const WORD = 700;

const isPrintable = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Commands that can be switched off. */
const isSingleKey = (event: KeyboardEvent): boolean =>
  isPrintable(event) || event.key === 'Delete' || event.key === 'Backspace';

/** A menu has many entries, most of them below others: it begins with its first level. */
const closedAtFirst = ({ draft: { about, body } }: Editor): ReadonlySet<string> =>
  new Set(about.kind === 'menu' ? treeRows(body).flatMap(row => (row.level === 2 ? [row.id] : [])) : []);

/** Reads observables: for observers. */
export function useTree(editor: Editor, structureOf: (editor: Editor) => Structure): Tree {
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => closedAtFirst(editor));
  const [renaming, setRenaming] = useState<string | null>(null);
  const [focusId, setFocusId] = useState('');

  const { group } = editor;
  const { active } = group;
  const around = rowsAround(groupRows(group));
  const selectedRow = rowIdOf(group, active, active.selection.nodeId);
  const above = new Set(selectedRow === null ? [] : around(selectedRow));
  // What is selected is seen, wherever it was selected.
  const isOpen = (id: string) => !closed.has(id) || above.has(id);
  const rows = groupRows(group, isOpen);
  const selected = selectedRow ?? focusId;
  const at = rows.find(({ id }) => id === selected) ?? rows[0];

  const setOpen = (id: string, open: boolean) => {
    const next = new Set(closed);
    if (open) next.delete(id);
    else next.add(id);
    setClosed(next);
    if (!open && above.has(id)) focus(id);
  };
  const focus = (id: string) => {
    setFocusId(id);
    const row = rows.find(each => each.id === id);
    if (row?.region === undefined) (row?.editor ?? editor).select(row?.address ?? null);
    else editor.select(null);
  };

  /** The focus follows the selection while it is in the tree: after a move, a removal, an undo. */
  useEffect(() => {
    const tree = element.current;
    const row = tree?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    if (tree?.dataset['active'] === 'true' && renaming === null) row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
    // Another place of the same row is another render of it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [at?.id, at?.position, at?.parent, renaming]);

  const findByWord = (event: KeyboardEvent, from: GroupRow) => {
    const { timeStamp: now, key } = event;
    const text = now - typed.current.at < WORD ? typed.current.text + key : key;
    typed.current = { text, at: now };
    const named = namingOf(editor.draft.about, editor.context.locale, intl);
    const names = rows.map(row => ({ id: row.id, name: rowName(row, named).kind }));
    const found = typeahead(names, from.id, text);
    if (found !== undefined) focus(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isRow = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'treeitem';
    if (!isRow || !at || (isSingleKey(event) && !hasSingleKeys())) return;
    const isHandled = handleTreeKey(event, {
      rows,
      at,
      isOpen,
      setOpen,
      focus,
      rename: setRenaming,
      structureOf,
    });
    if (isHandled) event.preventDefault();
    else if (isPrintable(event) && event.key !== '?') findByWord(event, at);
  };
  return { element, rows, around, at, renaming, setRenaming, isOpen, setOpen, focus, onKeyDown };
}
