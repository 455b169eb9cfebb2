/** The way on which the editor of a document was opened, in the state of its address, and what was changed on it (R-STUDIO-243). */
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '#kernel/is-record.ts';
import { isDocumentId } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';

export interface EditedWay {
  /** The documents that led here, the outermost first; the last one has the link that was followed. */
  from: readonly DocumentId[];
  /** What was changed on the way, but for what is open. */
  also: readonly DocumentId[];
}

/** What is open, and where it is. */
export interface EditedHere {
  id: DocumentId;
  /** What was changed here, and not taken back: in this document and in those that are edited with it. */
  history: { undoable: readonly { draft: { id: DocumentId; other?: DocumentId } }[] };
}

const idsIn = (value: unknown): DocumentId[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((id): id is DocumentId => typeof id === 'string' && isDocumentId(id)))]
    : [];

/** @param state of an address: what a person may have changed */
export function readWay(state: unknown): EditedWay {
  const { from, also } = isRecord(state) ? state : {};
  return { from: idsIn(from), also: idsIn(also) };
}

const changed = ({ also }: EditedWay, here: EditedHere): DocumentId[] => [
  ...new Set([
    ...also,
    ...here.history.undoable.flatMap(({ draft: { id, other } }) =>
      other === undefined ? [id] : [id, other],
    ),
  ]),
];

/** To a document that what is open shows. A document that is on the way already is not put on it twice. */
export function wayTo(target: DocumentId, way: EditedWay, here: EditedHere): EditedWay {
  const trail = [...way.from, here.id];
  const at = trail.indexOf(target);
  return { from: at === -1 ? trail : trail.slice(0, at), also: changed(way, here) };
}

/** Back to the document that led here. */
export const wayBack = (way: EditedWay, here: EditedHere): EditedWay => ({
  from: way.from.slice(0, -1),
  also: changed(way, here),
});

/** To the same page for another market: what led here leads back from there, too. */
export const wayAlong = (way: EditedWay, here: EditedHere): EditedWay => ({
  from: way.from,
  also: changed(way, here),
});

export function useEditedWay(): EditedWay {
  const state: unknown = useLocation().state;
  return useMemo(() => readWay(state), [state]);
}
