/** The operations that turn one document into another. */
import { applyOperation } from './apply.ts';
import { diffFields, withoutChildren } from './diff-fields.ts';
import {
  childLists,
  findNode,
  isListPath,
  type NodeList,
  nodesOf,
  nodesWithin,
  rootLists,
} from './node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation, NodeAddress, NodePlace } from './operation.ts';

/** Collects operations and applies each, so that the next one is made on what the ones before it left. */
class Recording {
  readonly operations: DocumentOperation[] = [];
  body: DocumentBody;

  constructor(body: DocumentBody) {
    this.body = body;
  }

  add(operation: DocumentOperation): void {
    const applied = applyOperation(this.body, operation);
    if (!applied.ok) throw new Error(`A difference cannot be applied: ${JSON.stringify(applied.refusal)}`);
    this.body = applied.value;
    this.operations.push(operation);
  }

  remove(id: NodeAddress): void {
    const found = findNode(this.body, id);
    if (found) this.add({ remove: { id, was: found.node } });
  }

  nodesOf(list: readonly string[], holder: NodeAddress): readonly DocumentNode[] {
    const lists = holder === '' ? rootLists(this.body) : childLists(findNode(this.body, holder)?.node ?? {});
    return lists.find(({ path }) => path.join() === list.join())?.nodes ?? [];
  }
}

const byId = (body: DocumentBody) => new Map([...nodesOf(body)].map(node => [node.id, node]));

/** Nodes of both documents that can stay: of the same kind, and not within one that is replaced. */
function stayingIds(from: DocumentBody, to: ReadonlyMap<string, DocumentNode>): ReadonlySet<string> {
  const replaced = new Set<string>();
  for (const node of nodesOf(from)) {
    const other = to.get(node.id);
    if (replaced.has(node.id) || !other || other['kind'] === node['kind']) continue;
    for (const within of nodesWithin(node)) replaced.add(within.id);
  }
  return new Set([...nodesOf(from)].map(({ id }) => id).filter(id => to.has(id) && !replaced.has(id)));
}

/** The longest selection of positions that rises: nodes at these need not move. */
function rising(positions: readonly number[]): ReadonlySet<number> {
  const chains: number[][] = [];
  for (const position of positions) {
    const before = chains.filter(chain => (chain.at(-1) ?? -1) < position);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    chains.push([...longest, position]);
  }
  return new Set(chains.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
}

const firstIn = (holder: NodeAddress, list: readonly string[]): NodePlace =>
  list[0] === 'regions' ? { firstInRegion: String(list[1]) } : { firstIn: holder };

/** Brings the nodes of a list, and of the lists below it, to their places. */
function arrange(
  record: Recording,
  staying: ReadonlySet<string>,
  holder: NodeAddress,
  { path, nodes }: NodeList,
): void {
  const present = record.nodesOf(path, holder).map(({ id }) => id);
  const positions = nodes.map(({ id }) => (staying.has(id) ? present.indexOf(id) : -1));
  const unmoved = rising(positions.filter(position => position >= 0));
  const whole = new Set<DocumentNode>();
  for (const [at, node] of nodes.entries()) {
    const previous = nodes[at - 1];
    const place: NodePlace = previous ? { after: previous.id } : firstIn(holder, path);
    if (!staying.has(node.id)) {
      const isNew = ![...nodesWithin(node)].some(({ id }) => staying.has(id));
      if (isNew) whole.add(node);
      record.add({ insert: { ...place, node: isNew ? node : withoutChildren(node, false) } });
    } else if (!unmoved.has(positions[at] ?? -1)) record.add({ move: { ...place, id: node.id } });
  }
  for (const node of nodes)
    if (!whole.has(node)) for (const list of childLists(node)) arrange(record, staying, node.id, list);
}

/** Lists are removed last, when nothing is in them any more. */
const removesList = (operation: DocumentOperation): boolean => {
  if (!('unset' in operation)) return false;
  const { id, path } = operation.unset;
  return isListPath(path.split('.'), id === '') || (id === '' && path === 'regions');
};

/**
 * The operations that make `to` of `from`, which must be documents of one kind. Nodes are recognised by their ids: one that
 * has another place is moved. Keys that have only changed their order are left as they are.
 */
export function diffDocuments(from: DocumentBody, to: DocumentBody): DocumentOperation[] {
  const record = new Recording(from);
  const wanted = byId(to);
  const staying = stayingIds(from, wanted);
  if (from['id'] !== to['id']) record.add({ rename: { id: '', to: String(to['id']) } });
  for (const { id } of nodesOf(from)) if (wanted.has(id) && !staying.has(id)) record.remove(id);

  const pairs: [NodeAddress, DocumentBody, DocumentBody][] = [['', from, to]];
  for (const node of nodesOf(from)) {
    const other = staying.has(node.id) && wanted.get(node.id);
    if (other) pairs.push([node.id, node, other]);
  }
  const fields = pairs.flatMap(([id, was, is]) => diffFields(id, was, is));
  for (const operation of fields) if (!removesList(operation)) record.add(operation);
  for (const list of rootLists(to)) arrange(record, staying, '', list);
  for (const { id } of nodesOf(from)) if (!wanted.has(id)) record.remove(id);
  for (const operation of fields) if (removesList(operation)) record.add(operation);
  return record.operations;
}
