/** Marks in the canvas where colleagues have said something that is open. */
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

/** Reads observables: for observers. */
export function useCanvasComments({ draft, comments }: Editor, { readyUrl, port }: Canvas): void {
  const intl = useIntl();
  const { id } = draft;
  const { open } = comments;
  useEffect(() => {
    const counts = new Map<NodeAddress, number>();
    // What is said of the whole page has no place on it.
    for (const { nodeId } of open) if (nodeId !== '') counts.set(nodeId, (counts.get(nodeId) ?? 0) + 1);
    const marks = [...counts].map(([nodeId, count]): CanvasComments => {
      const name = intl.formatMessage({ id: 'OUTLINE_COMMENTS' }, { count });
      return { nodeId, count, name };
    });
    if (readyUrl !== null) port.current.send({ kind: 'studio:comments', document: id, marks });
  }, [id, open, readyUrl, port, intl]);
}
