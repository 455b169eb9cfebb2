/** From when until when something is published, as it is chosen and as it is posted. */
import { useState } from 'react';
import { useShopClock } from '../../parts/texts/use-shop-clock.ts';
import type { PublishMoments } from './publish-time.tsx';

export interface ChosenMoments {
  moments: PublishMoments;
  setMoments(moments: PublishMoments): void;
  /** ISO 8601; undefined: now. */
  liveFrom: string | undefined;
  /** ISO 8601; undefined: without an end. */
  liveUntil: string | undefined;
  /** No moment is still to be chosen. */
  isChosen: boolean;
}

export function useMoments(): ChosenMoments {
  const clock = useShopClock();
  const [moments, setMoments] = useState<PublishMoments>({ from: null, until: null });
  const momentOf = (local: string | null) => {
    const moment = local === null ? null : clock.toMoment(local);
    return moment === null ? undefined : new Date(moment).toISOString();
  };
  return {
    moments,
    setMoments,
    liveFrom: momentOf(moments.from),
    liveUntil: momentOf(moments.until),
    isChosen: moments.from !== '' && moments.until !== '',
  };
}
