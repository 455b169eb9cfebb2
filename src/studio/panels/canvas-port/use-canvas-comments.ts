/** Marks in the canvas where colleagues have said something that is open. */
import { autorun } from 'mobx';
import { type RefObject, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { CanvasComments, ToCanvas } from '#studio-api/canvas.ts';
import type { Editor } from '../../editing/context/editor-context.ts';

interface Canvas {
  /** Address of the frame that has answered last. */
  readyUrl: string | null;
  /** Sends to that frame. */
  port: RefObject<{ send(message: ToCanvas): void }>;
}

export function useCanvasComments({ group }: Editor, { readyUrl, port }: Canvas): void {
  const intl = useIntl();
  useEffect(() => {
    if (readyUrl === null) return undefined;
    return autorun(() => {
      for (const { draft, comments } of group.all) {
        const counts = new Map<NodeAddress, number>();
        // What is said of the whole page has no place on it.
        for (const { nodeId } of comments.open)
          if (nodeId !== '') counts.set(nodeId, (counts.get(nodeId) ?? 0) + 1);
        const marks = [...counts].map(([nodeId, count]): CanvasComments => {
          const name = intl.formatMessage({ id: 'OUTLINE_COMMENTS' }, { count });
          return { nodeId, count, name };
        });
        port.current.send({ kind: 'studio:comments', document: draft.id, marks });
      }
    });
  }, [group, readyUrl, port, intl]);
}
