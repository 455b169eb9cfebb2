/** Dependencies of pages: layouts, fragments, widgets, messages and data. */
import { documentKindOf, nameOfFile } from '#page-lint/document-index.ts';
import { placedNodes } from '#page-lint/placed-nodes.ts';
import { membersAt, textAt, walk } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import type { SourceFile, SourceText } from '#page-lint/source/source-file.ts';

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

/** Invalid files are left out; lint reports them. */
export function readGraph(texts: readonly SourceText[]): Uses[] {
  return texts.flatMap(source => {
    const kind = documentKindOf(source.file);
    if (!kind || kind === 'widget' || kind === 'layout') return [];
    const parsed = parseJson(source.text);
    return parsed.ok ? [usesOf({ ...source, kind, root: parsed.root })] : [];
  });
}

/** Names that a document uses, by kind. */
const namesByKind: Readonly<Record<string, (uses: Uses) => readonly (string | undefined)[]>> = {
  layout: ({ layout }) => [layout],
  fragment: ({ fragments }) => fragments,
  widget: ({ widgets }) => widgets,
  message: ({ messages }) => messages,
};

/** `text` matches any kind of that name; `fragment:text` matches the fragment only. */
function usesName(uses: Uses, name: string): boolean {
  const [kind = '', id = ''] = name.split(':');
  const only = namesByKind[kind];
  if (only) return only(uses).includes(id);
  return Object.values(namesByKind).some(named => named(uses).includes(name));
}

/** Documents that show the item, also through a fragment, and pages through an override. */
export function usersOf(graph: readonly Uses[], name: string): Uses[] {
  const users = new Set(graph.filter(uses => usesName(uses, name)));
  for (let before = -1; before !== users.size; ) {
    before = users.size;
    const shown = [...users];
    const fragments = shown.filter(({ kind }) => kind === 'fragment').map(({ id }) => id);
    const parents = shown.flatMap(uses => pageBelow(uses, graph));
    for (const uses of graph)
      if (parents.includes(uses) || uses.fragments.some(ref => fragments.includes(ref))) users.add(uses);
  }
  return graph.filter(uses => users.has(uses));
}

/** The page at the end of an override's chain of parents. */
function pageBelow({ extends: parent }: Uses, graph: readonly Uses[], seen: readonly string[] = []): Uses[] {
  if (parent === undefined || seen.includes(parent)) return [];
  const page = graph.find(({ kind, id }) => kind === 'page' && id === parent);
  const next = graph.find(({ kind, id }) => kind === 'override' && id === parent);
  if (page) return [page];
  return next ? pageBelow(next, graph, [...seen, parent]) : [];
}

export function printGraph(graph: readonly Uses[]): string {
  return graph
    .map(({ kind, id, layout, extends: parent, ...lists }) => {
      const facts = [layout && `layout=${layout}`, parent && `extends=${parent}`].filter(Boolean);
      const namesByKind = Object.entries(lists).flatMap(([name, list]) =>
        list.length > 0 ? [`${name}=${list.join(',')}`] : [],
      );
      return [`${kind} ${id}`, ...facts, ...namesByKind].join('  ');
    })
    .join('\n');
}
