/** A widget pasted from a page file: parsed and checked as by `pages lint`, each finding with its position in the text. */
import type { WidgetInstance } from '#engine/contract.ts';
import type { World } from '#page-lint/document-index.ts';
import { childOf, type JsonNode, type Way } from '#page-lint/json-tree.ts';
import { parseJson } from '#page-lint/parse-json.ts';
import type { SourceText } from '#page-lint/source-file.ts';
import type { ReadWidget } from '#engine/preview-port.ts';
import { checkInstance } from './check-instance.ts';

/** The widget is returned only without lint errors. */
export function readText(text: string, texts: readonly SourceText[], world: World): ReadWidget {
  const parsed = parseJson(text);
  if (!parsed.ok)
    return {
      instance: null,
      faults: parsed.mistakes.map(({ start, end, message }) => ({
        code: 'PAGE001',
        severity: 'error',
        message,
        way: [],
        line: lineOf(text, start),
        range: [start, end],
      })),
    };
  const instance: unknown = JSON.parse(text);
  const faults = checkInstance(instance, texts, world)
    .filter(({ severity }) => severity === 'error')
    .map(finding => {
      const { start, end } = nearestTo(parsed.root, finding.way);
      return { ...finding, line: lineOf(text, start), range: [start, end] as const };
    });
  return { instance: faults.length > 0 ? null : (instance as WidgetInstance), faults };
}

/** The value at the path, or the innermost existing one around it. */
function nearestTo(root: JsonNode, way: Way): JsonNode {
  let node = root;
  for (const step of way) {
    const inner = childOf(node, step);
    if (!inner) break;
    node = inner;
  }
  return node;
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
