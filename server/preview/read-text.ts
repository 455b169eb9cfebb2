/** A widget as somebody pastes it out of a page file: read and checked as `pages lint` would, each finding with its place in that text. */
import type { WidgetInstance } from '#engine/contract.ts';
import type { World } from '#page-lint/document-index.ts';
import { childOf, spanOf, type JsonNode, type JsonPath } from '#page-lint/json-tree.ts';
import { parseJson } from '#page-lint/parse-json.ts';
import type { SourceText } from '#page-lint/source-file.ts';
import type { ReadWidget } from '#engine/preview-port.ts';
import { checkInstance } from './check-instance.ts';

/** The widget is answered only where the linter has nothing against it. */
export function readText(text: string, texts: readonly SourceText[], world: World): ReadWidget {
  const parsed = parseJson(text);
  if (!parsed.ok)
    return {
      instance: null,
      errors: parsed.problems.map(({ start, end, message }) => ({
        code: 'PAGE001',
        severity: 'error',
        message,
        jsonPath: [],
        line: lineOf(text, start),
        range: [start, end],
      })),
    };
  const instance: unknown = JSON.parse(text);
  const errors = checkInstance(instance, texts, world)
    .filter(({ severity }) => severity === 'error')
    .map(finding => {
      const range = spanOf(nearestTo(parsed.root, finding.jsonPath));
      return { ...finding, line: lineOf(text, range[0]), range };
    });
  return { instance: errors.length > 0 ? null : (instance as WidgetInstance), errors: errors };
}

/** The value at the place, or the innermost that is there around it. */
function nearestTo(root: JsonNode, jsonPath: JsonPath): JsonNode {
  let node = root;
  for (const step of jsonPath) {
    const inner = childOf(node, step);
    if (!inner) break;
    node = inner;
  }
  return node;
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
