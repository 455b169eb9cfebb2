/** Who uses what: pages, their layouts, fragments, widgets, messages and data (page-definitions F8). */
import { nameOfFile } from '#engine/document/document-index.ts';
import { placedNodes } from '#engine/document/placed-nodes.ts';
import { parseJson } from '#engine/document/parse-json.ts';
import { kindOf } from '#engine/document/document-index.ts';
import type { SourceFile, SourceText } from '#engine/document/source-file.ts';
import { membersAt, textAt, walk } from '#engine/document/json-tree.ts';

export interface Uses {
  kind: string;
  id: string;
  layout?: string;
  extends?: string;
  fragments: string[];
  widgets: string[];
  messages: string[];
  data: string[];
}

const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();

function usesOf(source: SourceFile): Uses {
  const nodes = placedNodes(source).map(({ node, what }) => ({ node, what }));
  const messages: string[] = [];
  walk(source.root, node => {
    const id = textAt(node, '$t');
    if (id !== undefined) messages.push(id);
  });
  const named = (what: string, key: string) =>
    sorted(nodes.flatMap(({ node, what: own }) => (own === what ? [textAt(node, key) ?? ''] : [])));
  const layout = textAt(source.root, 'layout');
  const parent = textAt(source.root, 'extends');
  return {
    kind: source.kind,
    id: nameOfFile(source.file),
    ...(source.kind === 'page' && layout !== undefined ? { layout } : {}),
    ...(parent === undefined ? {} : { extends: parent }),
    fragments: named('fragment', 'ref'),
    widgets: named('widget', 'type'),
    messages: sorted(messages),
    data: sorted(
      membersAt(source.root, 'data').map(({ key, value }) => `${key}=${textAt(value, 'source') ?? ''}`),
    ),
  };
}

/** Files that cannot be read are left out: lint tells of them. */
export function readGraph(texts: readonly SourceText[]): Uses[] {
  return texts.flatMap(source => {
    const kind = kindOf(source.file);
    if (!kind || kind === 'widget' || kind === 'layout') return [];
    const parsed = parseJson(source.text);
    return parsed.ok ? [usesOf({ ...source, kind, root: parsed.root })] : [];
  });
}

/** Documents that show the thing, also by way of a fragment or of the page they extend. */
export function usersOf(graph: readonly Uses[], name: string): Uses[] {
  const direct = (uses: Uses) =>
    uses.layout === name || [uses.fragments, uses.widgets, uses.messages].some(list => list.includes(name));
  const users = new Set(graph.filter(direct));
  for (let before = -1; before !== users.size; ) {
    before = users.size;
    const fragments = [...users].filter(({ kind }) => kind === 'fragment').map(({ id }) => id);
    for (const uses of graph)
      if (uses.fragments.some(fragment => fragments.includes(fragment))) users.add(uses);
  }
  return graph.filter(uses => users.has(uses));
}

export function printGraph(graph: readonly Uses[]): string {
  return graph
    .map(({ kind, id, layout, extends: parent, ...lists }) => {
      const facts = [layout && `layout=${layout}`, parent && `extends=${parent}`].filter(Boolean);
      const parts = Object.entries(lists).flatMap(([name, list]) =>
        list.length > 0 ? [`${name}=${list.join(',')}`] : [],
      );
      return [`${kind} ${id}`, ...facts, ...parts].join('  ');
    })
    .join('\n');
}
