/** Checks widget versions: newer than this build, older than any migration supports, or not valid once migrated (R-PAGE-7). */

import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { Finding } from '#engine/definition/finding.ts';
import type { DocumentIndex } from './document-index.ts';
import { migrateAndCheck } from './migrated-props.ts';
import { placedNodes } from './placed-nodes.ts';
import { childNode, plain, scalarOf, textAt } from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

export function checkVersions(source: SourceFile, { grammar, migrations }: DocumentIndex): Finding[] {
  return placedNodes(source).flatMap(({ node, jsonPath, what }) => {
    const type = textAt(node, 'type') ?? '';
    const facts = grammar.widgets[type];
    const version = scalarOf(childNode(node, 'v'));
    if (what !== 'widget' || !facts || version === undefined) return [];
    const v = Number(version);
    if (v > facts.version) {
      const message = `"${type}" v${v} is newer than this build, which has v${facts.version}`;
      return [
        atValue(source, [...jsonPath, 'v'], {
          code: 'MIG001',
          message,
          fix: `Update the shop, or write ${facts.version}`,
        }),
      ];
    }
    if (v === facts.version) return [];
    if (v >= facts.oldest) {
      const steps = migrations?.[type];
      // The structure of the document has been validated, but for the props.
      const problem = steps && migrateAndCheck(plain(node) as WidgetInstance, steps, grammar).problem;
      if (problem) return [atValue(source, [...jsonPath, 'v'], { code: 'MIG004', ...problem })];
      const stale = `"${type}" v${v} is brought to v${facts.version} each time it is read`;
      return [
        atValue(source, [...jsonPath, 'v'], {
          code: 'MIG002',
          severity: 'warning',
          message: stale,
          fix: 'Run: npm run pages -- migrate --write',
        }),
      ];
    }
    const message = `There is no migration from v${v} of "${type}" to v${facts.version}`;
    return [
      atValue(source, [...jsonPath, 'v'], {
        code: 'MIG003',
        message,
        fix: `Add widgets/${type}/migrations/${v}-to-${v + 1}.ts`,
      }),
    ];
  });
}
