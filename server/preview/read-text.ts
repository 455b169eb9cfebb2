/** A widget pasted from a page file: parsed and checked as by `pages lint`, each finding with its position in the text. */
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { ReadWidget } from '#engine/definition/preview-port.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import type { LintContext } from '#page-lint/document-index.ts';
import { childNode, type JsonNode, spanOf } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { checkInstance } from './check-instance.ts';

/** The widget is returned only without lint errors. */
export function readWidgetText(text: string, texts: readonly SourceText[], world: LintContext): ReadWidget {
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

/** The value at the path, or the innermost existing one around it. */
function nearestTo(root: JsonNode, jsonPath: JsonPath): JsonNode {
  let node = root;
  for (const step of jsonPath) {
    const inner = childNode(node, step);
    if (!inner) break;
    node = inner;
  }
  return node;
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
