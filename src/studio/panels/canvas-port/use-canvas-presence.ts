/** Frames in the canvas where other people are. */
import { autorun } from 'mobx';
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

export function useCanvasPresence({ group }: Editor, { readyUrl, port }: Canvas): void {
  useEffect(() => {
    if (readyUrl === null) return undefined;
    return autorun(() => {
      for (const { draft, others } of group.all) {
        const people = others.flatMap(({ nodeId, name, isTyping }): CanvasPerson[] =>
          // A frame around the whole page would tell nothing.
          nodeId ? [{ nodeId, initials: initialsOf(name), isTyping }] : [],
        );
        port.current.send({ kind: 'studio:presence', document: draft.id, people });
      }
    });
  }, [group, readyUrl, port]);
}
