/** An asynchronous action that may fail: whether it is running, and how it ended. */
import { useState } from 'react';

export type AttemptPhase = 'idle' | 'busy' | 'failed';

export function useAttempt(work: () => Promise<void>) {
  const [phase, setPhase] = useState<AttemptPhase>('idle');
  const attempt = async () => {
    if (phase === 'busy') return;
    setPhase('busy');
    try {
      await work();
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };
  return { phase, attempt: () => void attempt(), forget: () => setPhase('idle') };
}
