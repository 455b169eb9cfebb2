/** Which fields of a change only developers may make: addresses, layouts, loading, and what schemas reserve for them. */

import type { DocumentKind, Grammar } from '#engine/definition/grammar.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { developerFields } from '#page-lint/developer-fields.ts';
import { plain } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';

export interface FieldsOf {
  kind: DocumentKind;
  /** Whether it was never published: the author of a new page chooses its address and layout. */
  isNew: boolean;
  grammar: Grammar;
}

/** @returns `route.paths`, `hero.load.hydrate`; empty when a merchandiser may make the change. */
export function forbiddenFields(before: DocumentBody, after: DocumentBody, facts: FieldsOf): string[] {
  const [past, now] = [fieldsOf(before, facts), fieldsOf(after, facts)];
  const [oldNodes, newNodes] = [idsIn(before), idsIn(after)];
  const nodeOf = (key: string) => key.split('.')[0] ?? '';
  const isOfDocument = (key: string) => !oldNodes.has(nodeOf(key)) && !newNodes.has(nodeOf(key));
  const changed = [...now].flatMap(([key, value]) => {
    if (past.get(key) === value) return [];
    // How a new or copied widget loads is harmless; what else is reserved may be code.
    const isAdded = !isOfDocument(key) && !oldNodes.has(nodeOf(key));
    return isAdded && key.split('.')[1] === 'load' ? [] : [key];
  });
  const removed = [...past.keys()].filter(
    key => !now.has(key) && (isOfDocument(key) || newNodes.has(nodeOf(key))),
  );
  return [...changed, ...removed].filter(key => !facts.isNew || !isOfNewPage(key));
}

const isOfNewPage = (key: string): boolean => ['route.name', 'route.paths', 'layout'].includes(key);

function fieldsOf(body: DocumentBody, { kind, grammar }: FieldsOf): Map<string, string> {
  const text = JSON.stringify(body);
  const parsed = parseJson(text);
  if (!parsed.ok) return new Map();
  const source = { file: '', text, kind, root: parsed.root };
  return new Map(
    developerFields(source, { grammar }).map(({ key, node }) => [key, JSON.stringify(plain(node))]),
  );
}

function idsIn(body: DocumentBody): Set<string> {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isRecord(value)) {
      if (typeof value['id'] === 'string' && value !== body) ids.add(value['id']);
      for (const member of Object.values(value)) visit(member);
    }
  };
  visit(body);
  return ids;
}
