/** The rows of documents that are edited as one: what an area of the page shows stands below the area. */
import type { NodeAddress, NodePlace } from '#engine/operation/operation.ts';
import type { EditedPart, Editor, EditorGroup } from '../context/editor-context.ts';
import { regionRow, type TreeRow, treeRows } from './tree-row.ts';

export interface GroupRow extends TreeRow {
  /** Of the document that the row is about. */
  editor: Editor;
  /** In this document; that of a region is empty. */
  address: NodeAddress;
  /** Where something is added at this row: an area of the page takes it into its own document. */
  put: { editor: Editor; at: NodeAddress; inside: NodePlace | undefined };
}

const all = (): true => true;
/** The one region of what an area shows. */
const REGION = 'main';
/** Levels of the document and the region, which have no rows below the area. */
const LEVELS_ABOVE = 2;

function partRows({ node, editor }: EditedPart, level: number, isOpen: (id: string) => boolean): GroupRow[] {
  const idOf = (id: string) => `${node}/${id}`;
  const rows = treeRows(editor.draft.body, id => id === regionRow(REGION) || isOpen(idOf(id)));
  return rows.slice(LEVELS_ABOVE).map(row => ({
    ...row,
    id: idOf(row.id),
    level: row.level - LEVELS_ABOVE + level,
    parent: row.parent === null || row.parent === regionRow(REGION) ? node : idOf(row.parent),
    editor,
    address: row.id,
    put: { editor, at: row.id, inside: row.inside },
  }));
}

const countOf = ({ editor }: EditedPart): number =>
  treeRows(editor.draft.body, id => id === regionRow(REGION)).length - LEVELS_ABOVE;

/** Whether an area of the page shows the part. */
export const isShownAt = ({ node, again }: EditedPart, area: NodeAddress): boolean =>
  node === area || (again?.includes(area) ?? false);

/** The visible rows, from top to bottom; those of a part have ids as the page addresses its nodes. */
export function groupRows(
  { main, parts }: EditorGroup,
  isOpen: (id: string) => boolean = all,
): readonly GroupRow[] {
  const found: GroupRow[] = [];
  // What an area shows while it has no content of its own is not shown below content.
  let instead = Infinity;
  for (const row of treeRows(main.draft.body, isOpen)) {
    if (row.level > instead) continue;
    instead = Infinity;
    const { id, node, inside } = row;
    const own = { editor: main, address: node?.id ?? '', put: { editor: main, at: id, inside } };
    const part = node && parts.find(each => isShownAt(each, id));
    if (!part) {
      found.push({ ...row, ...own });
      continue;
    }
    instead = row.level;
    const put = { editor: part.editor, at: '', inside: { firstInRegion: REGION } };
    // Each part has one row, below the first area that shows it.
    const hasRows = part.node === id && countOf(part) > 0;
    found.push({ ...row, ...own, inside: put.inside, hasChildren: hasRows, put });
    if (hasRows && isOpen(id)) found.push(...partRows(part, row.level, isOpen));
  }
  return found;
}

/** The row of a part; null for a document that is not edited here, and for nothing. */
export function rowIdOf({ main, parts }: EditorGroup, of: Editor, nodeId: NodeAddress | null): string | null {
  if (nodeId === null || of === main) return nodeId;
  const part = parts.find(({ editor }) => editor === of);
  if (!part) return null;
  return nodeId === '' ? part.node : `${part.node}/${nodeId}`;
}

/** Ids of the rows around each row, from the outermost one. */
export function rowsAround(rows: readonly Pick<TreeRow, 'id' | 'parent'>[]): (id: string) => string[] {
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]));
  return id => {
    const above: string[] = [];
    for (let at = parents.get(id); at; at = parents.get(at)) above.unshift(at);
    return above;
  };
}
