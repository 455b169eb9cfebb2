/** What people call a node. */
import type { DocumentNode } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { IntlShape } from 'react-intl';
import { widgetTypeName } from '../../editing/structure/node-name.ts';
import { areaPlace } from '../../parts/texts/document-name.ts';

/** A widget's name in Studio's language; other nodes by their id, as the outline shows them. */
export function nodeTitle(node: DocumentNode, intl: IntlShape): string {
  const { type, ref, areaName, label } = node;
  if (typeof type === 'string') return widgetTypeName(type, intl);
  if (typeof areaName === 'string') return areaPlace(areaName, intl);
  // An entry of a menu, by its first text.
  const text = isRecord(label) ? Object.values(label).find(each => typeof each === 'string') : undefined;
  if (typeof text === 'string' && text !== '') return text;
  return typeof ref === 'string' ? ref : node.id;
}
