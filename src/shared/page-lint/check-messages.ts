/** Reports messages that are used in one place only: such texts belong in the page. */

import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import type { DocumentIndex } from './document-index.ts';
import { memberOf, textAt, walk } from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

/** Does nothing when the messages used by code are unknown. */
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
    // Examples are not pages of the shop.
    if (!only || places.length > 1 || only.source.kind === 'widget') return [];
    // Texts in a page cannot take values, so a message with `vars` has to stay.
    if (only.hasValues) return [];
    if (messagesOfCode.has(id) || id.startsWith('seo.')) return [];
    const message = `"${id}" is used only here`;
    const fix = 'Write the text here, and remove the message from locales/';
    return [atValue(only.source, only.jsonPath, { code: 'L10N004', severity: 'warning', message, fix })];
  });
}
