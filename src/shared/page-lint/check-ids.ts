/** Checks ids: unique within a document, and the document's own id equals its file name. */

import type { Finding } from '#engine/definition/finding.ts';
import { nameOfFile } from './document-index.ts';
import { placedNodes } from './placed-nodes.ts';
import { textAt } from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

export function checkIds(source: SourceFile): Finding[] {
  const found: Finding[] = [];
  const name = nameOfFile(source.file);
  const named = source.kind !== 'override' && source.kind !== 'widget';
  if (named && textAt(source.root, 'id') !== name) {
    found.push(
      atValue(source, ['id'], {
        code: 'PAGE008',
        message: 'The id is not the name of the file',
        fix: `Write "${name}"`,
      }),
    );
  }
  const seen = new Set<string>();
  for (const { node, jsonPath } of placedNodes(source)) {
    const id = textAt(node, 'id') ?? '';
    if (seen.has(id)) {
      found.push(
        atValue(source, [...jsonPath, 'id'], {
          code: 'PAGE020',
          message: `Id "${id}" is used twice`,
          fix: `Write another, "${id}-2"`,
          about: { name: id },
        }),
      );
    }
    seen.add(id);
  }
  return found;
}
