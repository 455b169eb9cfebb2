/** The nodes at a path of the field tables: `*` matches each entry of a list, and a responsive value each of its viewports. */
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { childNode, itemsOf, type JsonNode, membersOf } from './source/json-tree.ts';

export interface LintedField {
  node: JsonNode;
  jsonPath: JsonPath;
}

export function fieldsAt(node: JsonNode | undefined, path: string, jsonPath: JsonPath): LintedField[] {
  return below(node, path === '' ? [] : path.split('.'), jsonPath);
}

function below(node: JsonNode | undefined, path: readonly string[], jsonPath: JsonPath): LintedField[] {
  if (!node) return [];
  const [step, ...rest] = path;
  if (step === undefined) {
    const classes = childNode(node, '$at');
    return classes?.type === 'object'
      ? membersOf(classes).map(({ key, value }) => ({ node: value, jsonPath: [...jsonPath, '$at', key] }))
      : [{ node, jsonPath: jsonPath }];
  }
  if (step !== '*') return below(childNode(node, step), rest, [...jsonPath, step]);
  return itemsOf(node).flatMap((item, index) => below(item, rest, [...jsonPath, index]));
}
