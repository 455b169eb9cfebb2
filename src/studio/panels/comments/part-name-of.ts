/** What a part is called beside what is said about it. */
import type { IntlShape } from 'react-intl';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { CommentThread } from '#studio-api/comments.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { nodeName } from '../../editing/structure/part-name.ts';
import { documentName } from '../../parts/texts/document-name.ts';

/** The document itself by its own name. */
export function partName(nodeId: NodeAddress, { draft, context }: Editor, intl: IntlShape): string {
  const node = nodeId === '' ? undefined : draft.node(nodeId);
  return node ? nodeName(node, intl, context.locale) : documentName(draft.about, intl);
}

/** Where a thread began, and whether that is in the draft that is open. */
export function placeOfThread(
  { nodeId, part }: Pick<CommentThread, 'nodeId' | 'part'>,
  editor: Editor,
  intl: IntlShape,
): { name: string; isThere: boolean } {
  const isThere = nodeId === '' || editor.draft.node(nodeId) !== undefined;
  const name =
    isThere || !part ? partName(nodeId, editor, intl) : nodeName(part, intl, editor.context.locale);
  return { name, isThere };
}
