/** Looks into a plain page by the ids of its nodes. */
import type { PageDocument } from '#engine/page-document.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Every node that can be addressed: those with an id in regions, containers and fallbacks. */
function* nodesOf(nodes: readonly unknown[]): Generator<Plain> {
  for (const node of nodes) {
    if (!isPlain(node)) continue;
    yield node;
    for (const key of ['widgets', 'fallback']) {
      const inside = node[key];
      if (Array.isArray(inside)) yield* nodesOf(inside);
    }
  }
}

const allNodes = (page: PageDocument) => Object.values(page.regions).flatMap(nodes => [...nodesOf(nodes)]);

export const nodeOfPage = (page: PageDocument, id: string): Plain | undefined =>
  allNodes(page).find(node => node['id'] === id);

/** `props.headline` of a node; undefined where the way ends. */
export const fieldOfNode = (node: Plain | undefined, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isPlain(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      node,
    );

/** An id that two nodes have. */
export function repeatedId(page: PageDocument): string | undefined {
  const seen = new Set<unknown>();
  for (const { id } of allNodes(page)) {
    if (seen.has(id)) return String(id);
    seen.add(id);
  }
  return undefined;
}

/** Equal as JSON: the order of keys says nothing. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
