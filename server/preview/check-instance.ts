/** Checks one widget instance as `pages lint` would check it in a page, and tells for each finding which field it is about. */
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { World } from '#page-lint/document-index.ts';
import { walk, type JsonNode, type Way } from '#page-lint/json-tree.ts';
import { parseJson } from '#page-lint/parse-json.ts';
import type { SourceText } from '#page-lint/source-file.ts';
import type { PreviewFinding } from '#engine/preview-port.ts';
import { isRecord } from '#kernel/is-record.ts';

const file = 'pages/preview-of-one-widget.page.json';
const below: Way = ['regions', 'main', 0, 'widgets', 0];

/** `texts` are the shop's own documents: links lead to their routes. */
export function checkInstance(
  instance: unknown,
  texts: readonly SourceText[],
  world: World,
): PreviewFinding[] {
  // What was pasted may be anything.
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
    // What a binding finds, only the page can tell that the widget will stand in.
    if (finding.file !== file || finding.code.startsWith('BIND')) return [];
    const way = wayAt(parsed.root, finding.column - 1);
    const isOurs = below.every((step, index) => way[index] === step);
    if (!isOurs) return [];
    const { code, severity, message, fix, about } = finding;
    return [
      {
        code,
        severity,
        message,
        ...(fix ? { fix } : {}),
        ...(about ? { about } : {}),
        // The field that is not there has no place in the text.
        way: [...way.slice(below.length), ...(about?.missing === undefined ? [] : [about.missing])],
      },
    ];
  });
}

/** The text is one line, so a column is an offset. */
function wayAt(root: JsonNode, offset: number): Way {
  let found: Way = [];
  walk(root, (node, way) => {
    if (node.start === offset) found = way;
    if (node.kind !== 'object') return;
    const member = node.members.find(({ keyStart }) => keyStart === offset);
    if (member) found = [...way, member.key];
  });
  return found;
}
