/** Follows what is dragged over the frame: names the place, and draws its line once Studio says that it fits there. */
import type { FromCanvas, ToCanvas } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { type DropPlace, dropPlace } from './drop-place.ts';
import type { Overlay } from './overlay.ts';

interface DragParts {
  page: Parameters<typeof dropPlace>[0];
  isEdited(document: DocumentId): boolean;
  overlay: Pick<Overlay, 'mark'>;
  send(message: FromCanvas): void;
}

export type DragMessage = Extract<ToCanvas, { kind: 'studio:drag' | 'studio:mark' }>;

/** Near the upper and lower edge the page scrolls. */
const EDGE = 64;
const STEP = 24;

export function createDragFollower({
  page,
  isEdited,
  overlay,
  send,
}: DragParts): (message: DragMessage) => void {
  let place: DropPlace | null = null;
  return message => {
    if (message.kind === 'studio:mark') return overlay.mark(message.isShown && place ? place.line : null);
    const { at: point, document } = message;
    if (point && point.y < EDGE) scrollBy({ top: -STEP, behavior: 'instant' });
    if (point && point.y > innerHeight - EDGE) scrollBy({ top: STEP, behavior: 'instant' });
    const isPossible = (of: DocumentId) => (document === undefined ? isEdited(of) : of === document);
    place = point && dropPlace(page, point, isPossible);
    if (place === null) overlay.mark(null);
    send({ kind: 'canvas:place', at: place?.at ?? null, ...(place ? { document: place.document } : {}) });
  };
}
