/** Finds nodes and fields of a plain page by node id. */
import type { PageDocument } from '#engine/definition/page-document.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Every addressable node: nodes with an id in regions, containers and fallbacks. */
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

/** The value at a path of a node, such as `props.headline`; undefined when the path does not exist. */
export const fieldOfNode = (node: Plain | undefined, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isPlain(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      node,
    );

/** An id that two nodes share. */
export function repeatedId(page: PageDocument): string | undefined {
  const seen = new Set<unknown>();
  for (const { id } of allNodes(page)) {
    if (seen.has(id)) return String(id);
    seen.add(id);
  }
  return undefined;
}
