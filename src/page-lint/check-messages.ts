/** Messages that one place alone uses: such words belong into the page. */
import type { DocumentIndex } from './document-index.ts';
import type { Finding } from '#engine/finding.ts';
import { memberOf, textAt, type JsonPath, walk } from './json-tree.ts';
import { atValue, type SourceFile } from './source-file.ts';

/** Silent while nobody knows what code says. */
export function checkMessages(sources: readonly SourceFile[], { messagesOfCode }: DocumentIndex): Finding[] {
  if (!messagesOfCode) return [];
  const uses = new Map<string, { source: SourceFile; jsonPath: JsonPath; hasValues: boolean }[]>();
  for (const source of sources)
    walk(source.root, (node, jsonPath) => {
      const id = textAt(node, '$t');
      if (id === undefined) return;
      const hasValues = memberOf(node, 'vars') !== undefined;
      uses.set(id, [...(uses.get(id) ?? []), { source, jsonPath, hasValues }]);
    });
  return [...uses].flatMap(([id, places]) => {
    const [only] = places;
    // An example is no place of the shop; what it shows is nobody's alone.
    if (!only || places.length > 1 || only.source.kind === 'widget') return [];
    // Words in a page take no values: a message with `vars` has no other place.
    if (only.hasValues) return [];
    if (messagesOfCode.has(id) || id.startsWith('seo.')) return [];
    const message = `Only this place uses "${id}"`;
    const fix = 'Write the words here, and take the message out of locales/';
    return [atValue(only.source, only.jsonPath, { code: 'L10N004', severity: 'warning', message, fix })];
  });
}
