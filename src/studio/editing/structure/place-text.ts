/** Where a part is, in words. */
import type { IntlShape } from 'react-intl';
import { findNode } from '#engine/operation/node-tree.ts';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { Editor } from '../context/editor-context.ts';
import { holderOf } from './moves.ts';
import { kindName, nodeHint } from './node-name.ts';

/** "Banner moved to place 2 of 4 in Hero." Null when it is gone. */
export function movedText(
  { draft, context, group }: Editor,
  id: NodeAddress,
  intl: IntlShape,
): string | null {
  const found = findNode(draft.body, id);
  if (!found) return null;
  const holder = holderOf(draft.body, id);
  // What stands on no row of an area stands in the area.
  const area = group.partOf(draft.id)?.node;
  const around = holder ?? (area === undefined ? undefined : group.main.draft.node(area));
  const parent = around
    ? nodeHint(around, context.locale, intl) || kindName(around, intl)
    : intl.formatMessage({ id: 'OUTLINE_PAGE' });
  const values = {
    name: kindName(found.node, intl),
    place: found.at + 1,
    count: found.siblings.length,
    parent,
  };
  return intl.formatMessage({ id: 'OUTLINE_MOVED' }, values);
}
