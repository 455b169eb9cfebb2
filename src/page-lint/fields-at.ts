/** What stands at a path of the field tables: `*` is each entry of a list, a responsive value each of its classes. */
import { childOf, type JsonNode, memberOf, type Way } from './json-tree.ts';

export interface Field {
  node: JsonNode;
  way: Way;
}

export function fieldsAt(node: JsonNode | undefined, path: string, way: Way): Field[] {
  return below(node, path === '' ? [] : path.split('.'), way);
}

function below(node: JsonNode | undefined, path: readonly string[], way: Way): Field[] {
  if (!node) return [];
  const [step, ...rest] = path;
  if (step === undefined) {
    const classes = memberOf(node, '$at')?.value;
    return classes?.kind === 'object'
      ? classes.members.map(({ key, value }) => ({ node: value, way: [...way, '$at', key] }))
      : [{ node, way }];
  }
  if (step !== '*') return below(childOf(node, step), rest, [...way, step]);
  return node.kind === 'array' ? node.items.flatMap((item, index) => below(item, rest, [...way, index])) : [];
}
