/** Frames in the canvas where other people are. */
import { type RefObject, useEffect } from 'react';
import type { CanvasPerson, ToCanvas } from '#studio-api/canvas.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { initialsOf } from '../../editing/presence/initials.ts';

interface Canvas {
  /** Address of the frame that has answered last. */
  readyUrl: string | null;
  /** Sends to that frame. */
  port: RefObject<{ send(message: ToCanvas): void }>;
}

/** Reads observables: for observers. */
export function useCanvasPresence({ draft, others }: Editor, { readyUrl, port }: Canvas): void {
  const { id } = draft;
  useEffect(() => {
    const people = others.flatMap(({ nodeId, name, isTyping }): CanvasPerson[] =>
      // A frame around the whole page would tell nothing.
      nodeId ? [{ nodeId, initials: initialsOf(name), isTyping }] : [],
    );
    if (readyUrl !== null) port.current.send({ kind: 'studio:presence', document: id, people });
  }, [id, others, readyUrl, port]);
}
