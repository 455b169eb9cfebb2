/** Keeps the canvas at the versions that are chosen: selecting a part of a version shows it. */
import { autorun } from 'mobx';
import { type RefObject, useEffect } from 'react';
import type { Arms } from '#kernel/experiment/choose-arm.ts';
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
export function useCanvasArms({ group }: Editor, { readyUrl, port }: Canvas): void {
  const { draft, selection, experiments } = group.active;
  const { nodeId } = selection;
  const taking = nodeId ? takingAt(draft.body, nodeId) : undefined;
  const { name, arm } = taking ?? { name: null, arm: null };
  useEffect(() => {
    if (name !== null && arm !== null) experiments.show(name, arm);
  }, [experiments, name, arm]);
  useEffect(() => {
    if (readyUrl === null) return undefined;
    return autorun(() => {
      const arms: Arms = Object.assign({}, ...group.all.map(each => each.experiments.shown));
      // A page without experiments is sent nothing.
      if (Object.keys(arms).length > 0) port.current.send({ kind: 'studio:arms', arms });
    });
  }, [group, readyUrl, port]);
}
