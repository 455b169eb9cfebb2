/** Keeps the canvas at the versions that are chosen: selecting a part of a version shows it. */
import { type RefObject, useEffect } from 'react';
import type { ToCanvas } from '#studio-api/canvas.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { takingAt } from '../../editing/experiments/experiment-ops.ts';

interface Canvas {
  /** Address of the frame that has answered last. */
  readyUrl: string | null;
  /** Sends to that frame. */
  port: RefObject<{ send(message: ToCanvas): void }>;
}

/** Reads observables: for observers. */
export function useCanvasArms({ draft, selection, experiments }: Editor, { readyUrl, port }: Canvas): void {
  const { nodeId } = selection;
  const taking = nodeId ? takingAt(draft.body, nodeId) : undefined;
  const { name, arm } = taking ?? { name: null, arm: null };
  useEffect(() => {
    if (name !== null && arm !== null) experiments.show(name, arm);
  }, [experiments, name, arm]);
  const { shown } = experiments;
  useEffect(() => {
    // A page without experiments is sent nothing.
    if (readyUrl !== null && Object.keys(shown).length > 0)
      port.current.send({ kind: 'studio:arms', arms: shown });
  }, [readyUrl, shown, port]);
}
