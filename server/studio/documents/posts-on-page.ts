/** What was written into an override, as changes of the page that it is about: so its authors are found as those of a page. */
import type { DocumentBody, DocumentNode, DocumentOperation } from '#engine/operation/operation.ts';
import { type NamedOperation, overrideOperations } from '#engine/override/operation-ids.ts';
import { placeInPage } from '#engine/override/place-in-page.ts';

interface Post {
  author: string | null;
  ops: readonly DocumentOperation[];
}

type Known = Map<string, NamedOperation>;

/** A hidden part is one whose field says so. */
const HIDDEN = 'hidden';

/** The operation of the override that a change is about; none for a field of the document itself. */
function subjectOf(op: DocumentOperation): string {
  if ('set' in op) return op.set.id;
  if ('unset' in op) return op.unset.id;
  if ('insert' in op) return op.insert.node.id;
  if ('remove' in op) return op.remove.id;
  return 'move' in op ? op.move.id : op.rename.id;
}

/** The form of every operation was checked before it was saved. */
const asNamed = (node: DocumentNode): NamedOperation => node as unknown as NamedOperation;

function onPage(op: DocumentOperation, known: Known): DocumentOperation[] {
  if ('insert' in op) known.set(op.insert.node.id, asNamed(op.insert.node));
  if ('remove' in op && op.remove.was) known.set(op.remove.id, asNamed(op.remove.was));
  const id = subjectOf(op);
  const own = known.get(id);
  if (!own) return [];
  const field = 'set' in op ? op.set.path : 'unset' in op ? op.unset.path : '';
  const place = placeInPage([own], { nodeId: id, path: field });
  if ('hide' in own) return [{ set: { id: own.hide, path: HIDDEN, value: true } }];
  if ('move' in own) return [{ move: own.move }];
  if ('insert' in own && place.path === '') {
    const { node, ...at } = own.insert;
    return [{ insert: { ...at, node: { ...node } } }];
  }
  return [{ set: { id: place.nodeId, path: place.path, value: null } }];
}

/** @param body of the override now @param posts oldest first */
export function postsOnPage(body: DocumentBody, posts: readonly Post[]): Post[] {
  const known: Known = new Map(overrideOperations(body).map(op => [op.id, op]));
  return posts.map(({ author, ops }) => ({ author, ops: ops.flatMap(op => onPage(op, known)) }));
}
