/** What is saved of a part, and what becomes of it in a build with newer widgets. */
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { ofNoExperiment } from '#engine/experiment/of-no-experiment.ts';
import { childLists } from '#engine/operation/node-tree.ts';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';

const isWidget = (node: DocumentNode): node is DocumentNode & WidgetInstance =>
  typeof node['type'] === 'string' && typeof node['v'] === 'number';

/** Rows and widgets; areas and shared parts have contents of their own. */
export const isPresetKind = (node: DocumentNode): boolean => node['kind'] === 'container' || isWidget(node);

/** @param change null leaves the child out */
const withChildren = (
  node: DocumentNode,
  change: (child: DocumentNode) => DocumentNode | null,
): DocumentNode => ({
  ...node,
  ...Object.fromEntries(
    childLists(node).map(({ path: [key = ''], nodes }) => [key, nodes.flatMap(each => change(each) ?? [])]),
  ),
});

/** The part with all that is in it. An experiment belongs to its page: of its versions the first one is saved. */
export function presetOfPart(part: DocumentNode): DocumentNode {
  const seen = new Set<unknown>();
  const firstOnly = (child: DocumentNode): DocumentNode | null => {
    const { experiment } = child;
    const name = isRecord(experiment) ? experiment['name'] : undefined;
    if (name !== undefined && seen.has(name)) return null;
    if (name !== undefined) seen.add(name);
    return withChildren(child, firstOnly);
  };
  return ofNoExperiment(withChildren(part, firstOnly));
}

/** Every widget in the version of the build; null when one of them cannot be brought to it. */
export function migratedPreset(
  node: DocumentNode,
  migrate: (widget: WidgetInstance) => WidgetInstance | null,
): DocumentNode | null {
  let isKnown = true;
  const visit = (each: DocumentNode): DocumentNode | null => {
    const current = isWidget(each) ? migrate(each) : each;
    if (!current) {
      isKnown = false;
      return null;
    }
    return withChildren({ ...current }, visit);
  };
  const migrated = visit(node);
  return isKnown ? migrated : null;
}
