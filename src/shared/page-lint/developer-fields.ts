/** Fields that only developers may change: routes, layouts, loading, and fields that a widget's schema marks as such. */

import type { JsonPath } from '#engine/operation/json-fields.ts';
import type { DocumentIndex } from './document-index.ts';
import { fieldsAt } from './fields-at.ts';
import { placedNodes } from './placed-nodes.ts';
import { childNode, type JsonNode, membersAt, textAt } from './source/json-tree.ts';
import type { SourceFile } from './source/source-file.ts';

export interface DeveloperField {
  /** `offer-rail.load.hydrate`: unchanged when the node is moved. */
  key: string;
  node: JsonNode;
  jsonPath: JsonPath;
}

/** The path below the innermost node with an id; the document's own id is ignored. */
export function fieldKey(root: JsonNode, jsonPath: JsonPath): string {
  let node: JsonNode | undefined = root;
  let key: (string | number)[] = [];
  for (const step of jsonPath) {
    node = childNode(node, step);
    const id = textAt(node, 'id');
    key = id === undefined ? [...key, step] : [id];
  }
  return key.join('.');
}

export function developerFields(
  source: SourceFile,
  { grammar }: Pick<DocumentIndex, 'grammar'>,
): DeveloperField[] {
  const { root, kind } = source;
  // All fields of a layout are developer fields.
  if (kind === 'layout') return [{ key: 'layout', node: root, jsonPath: [] }];
  const route = membersAt(root, 'route').map(({ key }) => ['route', key]);
  const layout = kind === 'page' ? [['layout']] : [];
  const ofNodes = placedNodes(source).flatMap(({ node, jsonPath, what }) => {
    if (what !== 'widget') return [];
    const load = membersAt(node, 'load').map(({ key }) => [...jsonPath, 'load', key]);
    const { developer = [] } = grammar.widgets[textAt(node, 'type') ?? ''] ?? {};
    const props = developer.flatMap(path => fieldsAt(childNode(node, 'props'), path, [...jsonPath, 'props']));
    return [...load, ...props.map(field => field.jsonPath)];
  });
  return [...route, ...layout, ...ofNodes].flatMap(jsonPath => {
    const node = jsonPath.reduce<JsonNode | undefined>(childNode, root);
    return node ? [{ key: fieldKey(root, jsonPath), node, jsonPath }] : [];
  });
}
