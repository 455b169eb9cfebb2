/** What of a page and its areas is one thing to people: named by the bar, published, sent for approval and shown together. */
import type { DocumentId } from '#studio-api/documents.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';

const isUnpublished = ({ draft: { state } }: EditorStore): boolean =>
  state === 'changed' || state === 'new' || state === 'withdrawn';

const isChangedHere = ({ draft }: EditorStore): boolean =>
  draft.history.undoable.some(step => step.draft.id === draft.id || step.draft.other === draft.id);

/** Whether this person has changed it last, here or earlier. */
const isOwn = (editor: EditorStore): boolean =>
  isChangedHere(editor) || editor.draft.about.changedBy === editor.session.staff.name;

const isOfOthers = (editor: EditorStore): boolean => !isOwn(editor) && editor.draft.about.changedBy !== null;

/**
 * The areas that count with the page: what it alone shows, and of what other pages show as well only what this person has
 * changed.
 */
export const partsOfWhole = ({ group }: EditorStore): EditorStore[] =>
  group.parts
    .filter(({ editor, pages }) => pages === 1 || (isUnpublished(editor) && isOwn(editor)))
    .map(({ editor }) => editor);

/** Those that are not as shoppers see them, the page first. */
function unpublished(editor: EditorStore): EditorStore[] {
  const { state } = editor.draft;
  const main = state === 'live' || state === 'scheduled' ? [] : [editor];
  return [...main, ...partsOfWhole(editor).filter(isUnpublished)];
}

const idsOf = (editors: readonly EditorStore[]): DocumentId[] => editors.map(({ draft }) => draft.id);

/** What may go live with one press. */
export const offeredTogether = (editor: EditorStore): DocumentId[] => idsOf(unpublished(editor));

/**
 * What of it does so unless a person says otherwise: what colleagues write goes with nothing of one's own, and what was
 * taken off the shop comes back on purpose. The page itself stays as it is live while only a part of it has changed.
 */
export function publishedTogether(editor: EditorStore): DocumentId[] {
  const offered = unpublished(editor);
  if (offered.length === 0) return [editor.draft.id];
  const writable = offered.filter(
    each => each === editor || (each.draft.state !== 'withdrawn' && !each.draft.isReadOnly),
  );
  return idsOf(writable.some(isOwn) ? writable.filter(each => !isOfOthers(each)) : writable);
}

/** What is sent for approval, or waits for it: who decides has written none of it. */
export function approvedTogether(editor: EditorStore): DocumentId[] {
  const chosen = publishedTogether(editor);
  const offered = unpublished(editor);
  const ids = idsOf(offered.filter(each => chosen.includes(each.draft.id) || each.approval !== null));
  if (ids.length > 0) return ids;
  return offered.length > 0 ? idsOf(offered) : [editor.draft.id];
}

/** What differs from the shop of all that the canvas shows. */
export const shownTogether = ({ draft, group }: EditorStore): DocumentId[] => [
  ...new Set([draft.id, ...idsOf(group.all.filter(isUnpublished))]),
];
