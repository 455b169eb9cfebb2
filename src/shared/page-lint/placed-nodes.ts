/** Lists every container, area, fragment and widget of a document with its position. */
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { childNode, itemsAt, itemsOf, type JsonNode, membersAt, textAt } from './source/json-tree.ts';
import type { SourceFile } from './source/source-file.ts';

export interface PlacedNode {
  node: JsonNode;
  jsonPath: JsonPath;
  what: 'container' | 'area' | 'fragment' | 'widget';
  /** The region of the page that contains it. */
  region?: string;
  inside?: PlacedNode;
}

/** A document goes through a dozen checks that ask for its nodes; its tree never changes. */
const placedIn = new WeakMap<JsonNode, readonly PlacedNode[]>();

/** In reading order; requires a document that follows the grammar. */
export function placedNodes(source: SourceFile): readonly PlacedNode[] {
  const known = placedIn.get(source.root);
  if (known) return known;
  const nodes = nodesOf(source);
  placedIn.set(source.root, nodes);
  return nodes;
}

function nodesOf({ kind, root }: SourceFile): PlacedNode[] {
  if (kind === 'widget') return [{ node: root, jsonPath: [], what: 'widget' }];
  if (kind === 'fragment')
    return itemsAt(root, 'containers').flatMap((node, index) => placed(node, ['containers', index]));
  if (kind === 'override') {
    return itemsAt(root, 'ops').flatMap((operation, index) => {
      const node = childNode(childNode(operation, 'insert'), 'node');
      return node ? placed(node, ['ops', index, 'insert', 'node']) : [];
    });
  }
  return membersAt(root, 'regions').flatMap(({ key: region, value }) =>
    itemsOf(value).flatMap((node, index) => placed(node, ['regions', region, index], { region })),
  );
}

function placed(
  node: JsonNode,
  jsonPath: JsonPath,
  where: { region?: string; inside?: PlacedNode } = {},
): PlacedNode[] {
  const kind = textAt(node, 'kind');
  const what = kind === 'container' || kind === 'area' || kind === 'fragment' ? kind : 'widget';
  const here: PlacedNode = { node, jsonPath: jsonPath, what, ...where };
  const below = (key: 'widgets' | 'fallback') =>
    itemsAt(node, key).flatMap((inner, index) =>
      placed(inner, [...jsonPath, key, index], { ...where, inside: here }),
    );
  return [here, ...below('widgets'), ...below('fallback')];
}
