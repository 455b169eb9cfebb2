/** What goes live with one press: the document that was opened, and what is changed of those that are edited with it. */
import type { DocumentId } from '#studio-api/documents.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';

/** Whether somebody has changed it, and nothing is decided about that yet. */
const isChanged = ({ draft: { state } }: EditorStore): boolean => state === 'changed' || state === 'new';

const isChangedHere = ({ draft }: EditorStore): boolean =>
  draft.history.undoable.some(step => step.draft.id === draft.id);

/**
 * What other pages show as well goes with the page that it was changed on. The page itself stays as it is live while only
 * a part of it has changed.
 */
export function publishedTogether({ draft, group }: EditorStore): DocumentId[] {
  const parts = group.parts.filter(
    ({ editor, pages }) => isChanged(editor) && (pages === 1 || isChangedHere(editor)),
  );
  const ids = parts.map(({ editor }) => editor.draft.id);
  const isNeeded = ids.length === 0 || (draft.state !== 'live' && draft.state !== 'scheduled');
  return isNeeded ? [draft.id, ...ids] : ids;
}
