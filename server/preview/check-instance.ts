/** Checks one widget instance as `pages lint` would check it in a page, and names the field of each finding. */

import type { PreviewFinding } from '#engine/definition/preview-port.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { isRecord } from '#kernel/is-record.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { LintContext } from '#page-lint/document-index.ts';
import { type JsonNode, membersOf, walk } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';

const file = 'pages/preview-of-one-widget.page.json';
const below: JsonPath = ['regions', 'main', 0, 'widgets', 0];

/** `texts` are the shop's own documents: links lead to their routes. */
export function checkInstance(
  instance: unknown,
  texts: readonly SourceText[],
  world: LintContext,
): PreviewFinding[] {
  // Pasted input may be anything.
  const type = isRecord(instance) ? String(instance['type']) : '';
  const layout = world.grammar.widgets[type]?.layouts?.[0] ?? 'default';
  const text = JSON.stringify({
    format: 1,
    kind: 'page',
    id: 'preview-of-one-widget',
    label: 'Preview',
    pageType: 'Preview Page',
    route: { name: 'preview-of-one-widget', paths: '/preview-of-one-widget', access: 'preview' },
    layout,
    seo: { title: { $t: 'WIDGET_PREVIEW_TITLE' } },
    regions: { main: [{ kind: 'container', id: 'only', layout: 'full', widgets: [instance] }] },
  });
  const parsed = parseJson(text);
  if (!parsed.ok) return [];
  const { findings } = checkDocuments([...texts, { file, text }], world);
  return findings.flatMap(finding => {
    // Only the page around the widget determines what a binding resolves to.
    if (finding.file !== file || finding.code.startsWith('BIND')) return [];
    const jsonPath = jsonPathAt(parsed.root, finding.column - 1);
    const isOurs = below.every((step, index) => jsonPath[index] === step);
    if (!isOurs) return [];
    const { code, severity, message, fix, about } = finding;
    return [
      {
        code,
        severity,
        message,
        ...(fix ? { fix } : {}),
        ...(about ? { about } : {}),
        // A missing field has no position in the text.
        jsonPath: [...jsonPath.slice(below.length), ...(about?.missing === undefined ? [] : [about.missing])],
      },
    ];
  });
}

/** The text is one line, so a column is an offset. */
function jsonPathAt(root: JsonNode, offset: number): JsonPath {
  let found: JsonPath = [];
  walk(root, (node, jsonPath) => {
    if (node.offset === offset) found = jsonPath;
    const member = membersOf(node).find(({ keyNode }) => keyNode.offset === offset);
    if (member) found = [...jsonPath, member.key];
  });
  return found;
}
