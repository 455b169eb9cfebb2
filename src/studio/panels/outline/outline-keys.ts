/** What the keys do in the outline: the pattern of a tree, and the commands of its nodes. */

import type { Editor } from '../../editing/context/editor-context.ts';
import type { GroupRow } from '../../editing/structure/group-rows.ts';
import type { Structure } from '../../editing/structure/structure.ts';

export interface Keyed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

export interface TreePorts {
  rows: readonly GroupRow[];
  /** The row that has the focus. */
  at: GroupRow;
  isOpen(id: string): boolean;
  setOpen(id: string, open: boolean): void;
  focus(id: string): void;
  /** Opens the field for another id. */
  rename(id: string): void;
  structureOf(editor: Editor): Structure;
}

/** Commands with Alt. */
function moveByKey(key: string, id: string, structure: Structure): boolean {
  if (key === 'ArrowUp') structure.moveUp(id);
  else if (key === 'ArrowDown') structure.moveDown(id);
  else if (key === 'ArrowRight') structure.moveIn(id);
  else if (key === 'ArrowLeft') structure.moveOut(id);
  else return false;
  return true;
}

/** Commands with Ctrl, or with Cmd. */
function commandByKey(
  key: string,
  { address: id, node, editor, put }: GroupRow,
  structureOf: TreePorts['structureOf'],
): boolean {
  const structure = structureOf(editor);
  if (key === 'v') structureOf(put.editor).paste(put.at, put.inside);
  else if (!node) return false;
  else if (key === 'd') structure.duplicate(id);
  else if (key === 'shift h') structure.toggleHidden(id);
  else if (key === 'c') structure.copy(id);
  else if (key === 'x') {
    structure.copy(id);
    structure.remove(id);
  } else return false;
  return true;
}

function walk(key: string, { rows, at, isOpen, setOpen, focus }: TreePorts): boolean {
  const index = rows.indexOf(at);
  const go = (row: GroupRow | undefined): true => {
    if (row) focus(row.id);
    return true;
  };
  if (key === 'ArrowDown') return go(rows[index + 1]);
  if (key === 'ArrowUp') return go(rows[index - 1]);
  if (key === 'Home') return go(rows[0]);
  if (key === 'End') return go(rows.at(-1));
  if (key === 'ArrowRight') {
    if (!at.hasChildren) return true;
    if (isOpen(at.id)) return go(rows[index + 1]);
    setOpen(at.id, true);
    return true;
  }
  if (key !== 'ArrowLeft') return false;
  if (at.hasChildren && isOpen(at.id) && at.level > 1) setOpen(at.id, false);
  else go(rows.find(({ id }) => id === at.parent));
  return true;
}

/** Returns whether the key did something, and must not do anything else. */
export function handleTreeKey(event: Keyed, ports: TreePorts): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const { at, structureOf } = ports;
  const structure = structureOf(at.editor);
  if (altKey) return at.node !== undefined && moveByKey(key, at.address, structure);
  if (ctrlKey || metaKey)
    return commandByKey(`${shiftKey ? 'shift ' : ''}${key.toLowerCase()}`, at, structureOf);
  if (key === 'Delete' || key === 'Backspace')
    return at.node !== undefined && (structure.remove(at.address), true);
  if (key === 'F2') return at.node !== undefined && (ports.rename(at.id), true);
  return walk(key, ports);
}

/** The next row, after the one that has the focus, whose name begins with what was typed. */
export function typeahead(
  names: readonly { id: string; name: string }[],
  from: string,
  typed: string,
): string | undefined {
  const start = names.findIndex(({ id }) => id === from);
  // A second letter continues the word on the same row, a first one begins with the next row.
  const first = typed.length > 1 ? start : start + 1;
  const inOrder = [...names.slice(first), ...names.slice(0, first)];
  const wanted = typed.toLocaleLowerCase();
  return inOrder.find(({ name }) => name.toLocaleLowerCase().startsWith(wanted))?.id;
}
