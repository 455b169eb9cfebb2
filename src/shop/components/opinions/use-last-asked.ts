/** What is shown: the first is given, others are loaded when they are asked for; the last request wins. */
import { useRef, useState } from 'react';

export type LoadPhase = 'idle' | 'loading' | 'failed';

/** @param load answers null when there is nothing to show in place of what is shown */
export function useLastAsked<Shown, Asked>(first: Shown, load: (asked: Asked) => Promise<Shown | null>) {
  const [shown, setShown] = useState(first);
  const [phase, setPhase] = useState<LoadPhase>('idle');
  const turns = useRef(0);

  /** False when a later request has overtaken it, or when it failed. */
  const show = async (asked: Asked): Promise<boolean> => {
    const turn = ++turns.current;
    setPhase('loading');
    try {
      const found = await load(asked);
      if (turn !== turns.current || found === null) return false;
      setShown(found);
      setPhase('idle');
      return true;
    } catch {
      if (turn === turns.current) setPhase('failed');
      return false;
    }
  };

  return { shown, phase, show };
}
