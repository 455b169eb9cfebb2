/** Tells the frame how much smaller it is shown, so that its buttons stay large enough to press. */
import { type RefObject, useEffect } from 'react';
import type { ToCanvas } from '#studio-api/canvas.ts';

interface Canvas {
  /** Address of the frame that has answered last. */
  readyUrl: string | null;
  /** Sends to that frame. */
  port: RefObject<{ send(message: ToCanvas): void }>;
}

/** @param scale from 0 to 1 */
export function useCanvasScale(scale: number, { readyUrl, port }: Canvas): void {
  useEffect(() => {
    if (readyUrl !== null) port.current.send({ kind: 'studio:scale', scale });
  }, [scale, readyUrl, port]);
}
