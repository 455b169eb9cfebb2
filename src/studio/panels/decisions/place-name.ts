/** What the place of a change is called. */
import type { IntlShape } from 'react-intl';
import type { EditedDraft, UndecidedChange } from '../../editing/context/editor-context.ts';
import { fieldNames, nodeName } from '../../editing/structure/part-name.ts';
import { documentName } from '../../parts/texts/document-name.ts';

/** The part by its name, and the field as the form calls it. */
export function placeName(
  { nodeId, path, node }: UndecidedChange,
  about: EditedDraft['about'],
  intl: IntlShape,
  locale: string,
): string {
  const own = nodeId === '' ? documentName(about, intl) : intl.formatMessage({ id: 'CONFLICT_REMOVED' });
  return [node ? nodeName(node, intl, locale) : own, ...fieldNames(path, intl)].join(' · ');
}
