/** What stands at a path of the field tables: `*` is each entry of a list, a responsive value each of its classes. */
import { childOf, itemsOf, membersOf, type JsonNode, type JsonPath } from './json-tree.ts';

export interface Field {
  node: JsonNode;
  way: JsonPath;
}

export function fieldsAt(node: JsonNode | undefined, path: string, way: JsonPath): Field[] {
  return below(node, path === '' ? [] : path.split('.'), way);
}

function below(node: JsonNode | undefined, path: readonly string[], way: JsonPath): Field[] {
  if (!node) return [];
  const [step, ...rest] = path;
  if (step === undefined) {
    const classes = childOf(node, '$at');
    return classes?.type === 'object'
      ? membersOf(classes).map(({ key, value }) => ({ node: value, way: [...way, '$at', key] }))
      : [{ node, way }];
  }
  if (step !== '*') return below(childOf(node, step), rest, [...way, step]);
  return itemsOf(node).flatMap((item, index) => below(item, rest, [...way, index]));
}
