/** What the place of a change is called. */
import type { IntlShape } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import type { EditedDraft, UndecidedChange } from '../../editing/context/editor-context.ts';
import { fieldNames, nodeName } from '../../editing/structure/part-name.ts';
import { documentName } from '../../parts/texts/document-name.ts';

/** The part by its name, and the field as the form calls it. */
export function placeName(
  { nodeId, path, node }: Pick<UndecidedChange, 'nodeId' | 'path'> & { node?: DocumentNode | undefined },
  about: Pick<EditedDraft['about'], 'id' | 'kind' | 'label' | 'names'>,
  intl: IntlShape,
  locale: string,
): string {
  const own = nodeId === '' ? documentName(about, intl) : intl.formatMessage({ id: 'CONFLICT_REMOVED' });
  return [node ? nodeName(node, intl, locale) : own, ...fieldNames(path, intl)].join(' · ');
}
