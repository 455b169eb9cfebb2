/** The nodes of a document as the rows of a tree. */
import { childLists, rootLists } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, NodePlace } from '#engine/operation/operation.ts';
import { hasOneLevel } from './menu-levels.ts';

/** Row of a region, which is no node: `region:main`. The row of the document itself has the empty id. */
export const regionRow = (region: string): string => `region:${region}`;

export interface TreeRow {
  /** Of the row: the address of its node, or of a region. */
  id: string;
  /** Undefined for the document and its regions. */
  node?: DocumentNode;
  region?: string;
  /** 1 is the document. */
  level: number;
  parent: string | null;
  /** Counted from 1 among its siblings. */
  position: number;
  count: number;
  hasChildren: boolean;
  /** Where the first child is put; undefined for what holds no nodes. */
  inside?: NodePlace;
}

type Lists = ReturnType<typeof rootLists>;

const insideOf = (node: DocumentNode, body: DocumentBody): NodePlace | undefined => {
  const { kind } = node;
  const isHolder = kind === 'container' || (kind === 'area' && Array.isArray(node['fallback']));
  const isEntry = kind === undefined && node['type'] === undefined && !hasOneLevel(body);
  return isHolder || isEntry ? { firstIn: node.id } : undefined;
};

interface Walk {
  body: DocumentBody;
  isOpen(id: string): boolean;
}

function rowsOf(lists: Lists, level: number, parent: string, walk: Walk): TreeRow[] {
  const nodes = lists.flatMap(list => list.nodes);
  return nodes.flatMap((node, at) => {
    const inner = childLists(node);
    const hasChildren = inner.some(list => list.nodes.length > 0);
    const inside = insideOf(node, walk.body);
    const row: TreeRow = {
      id: node.id,
      node,
      level,
      parent,
      position: at + 1,
      count: nodes.length,
      hasChildren,
      ...(inside && { inside }),
    };
    return hasChildren && walk.isOpen(node.id) ? [row, ...rowsOf(inner, level + 1, node.id, walk)] : [row];
  });
}

/** The visible rows, from top to bottom; what is closed hides its children. */
export function treeRows(body: DocumentBody, isOpen: (id: string) => boolean = () => true): TreeRow[] {
  const lists = rootLists(body);
  const walk = { body, isOpen };
  const root: TreeRow = {
    id: '',
    level: 1,
    parent: null,
    position: 1,
    count: 1,
    hasChildren: lists.length > 0,
  };
  const regions = lists.filter(({ path }) => path[0] === 'regions');
  if (regions.length === 0) return [{ ...root, inside: { firstIn: '' } }, ...rowsOf(lists, 2, '', walk)];
  const below = regions.flatMap((list, at) => {
    const region = list.path[1] ?? '';
    const id = regionRow(region);
    const row: TreeRow = {
      id,
      region,
      level: 2,
      parent: '',
      position: at + 1,
      count: regions.length,
      hasChildren: list.nodes.length > 0,
      inside: { firstInRegion: region },
    };
    return isOpen(id) ? [row, ...rowsOf([list], 3, id, walk)] : [row];
  });
  return [root, ...below];
}
