/** What operations are about, to tell which of them concern each other. */
import { nodesWithin } from './node-tree.ts';
import type { DocumentOperation, NodeAddress } from './operation.ts';
import { anchorOf } from './places.ts';

/** The nodes that an operation changes, adds, removes or moves. */
export function subjectsOf(operation: DocumentOperation): NodeAddress[] {
  if ('set' in operation) return [operation.set.id];
  if ('unset' in operation) return [operation.unset.id];
  if ('insert' in operation) return [...nodesWithin(operation.insert.node)].map(({ id }) => id);
  if ('move' in operation) return [operation.move.id];
  if ('rename' in operation) return [operation.rename.id, operation.rename.to];
  const { id, was } = operation.remove;
  return was ? [...nodesWithin(was)].map(node => node.id) : [id];
}

/** The nodes that an operation names, with the one beside or in which it puts something. */
export function addressesOf(operation: DocumentOperation): NodeAddress[] {
  const place = 'insert' in operation ? operation.insert : 'move' in operation ? operation.move : null;
  const anchor = place ? anchorOf(place) : '';
  return anchor === '' ? subjectsOf(operation) : [...subjectsOf(operation), anchor];
}

const fieldOf = (operation: DocumentOperation) =>
  'set' in operation ? operation.set : 'unset' in operation ? operation.unset : null;

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);

/** Whether both are about one field, or one of them is about a node that the other one needs. */
export function overlaps(one: DocumentOperation, other: DocumentOperation): boolean {
  const [a, b] = [fieldOf(one), fieldOf(other)];
  if (a && b) return a.id === b.id && (isWithin(a.path, b.path) || isWithin(b.path, a.path));
  const needed = addressesOf(other);
  return subjectsOf(one).some(id => needed.includes(id));
}

/** Whether the entries of a list have other positions since, so that an index in `mine` may mean another entry. */
export function shiftsList(theirs: DocumentOperation, mine: DocumentOperation): boolean {
  const [their, my] = [fieldOf(theirs), fieldOf(mine)];
  if (!their || my?.id !== their.id) return false;
  const keys = their.path.split('.');
  const removesEntry = 'unset' in theirs && /^\d+$/.test(keys.at(-1) ?? '');
  const replacesList = 'set' in theirs && Array.isArray(theirs.set.value);
  const list = removesEntry ? keys.slice(0, -1).join('.') : replacesList ? their.path : null;
  return list !== null && my.path !== list && isWithin(my.path, list);
}
