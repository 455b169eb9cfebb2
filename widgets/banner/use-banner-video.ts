/** Chooses the video and whether it may play: not with reduced motion or data saving, and no external video before consent. */

import { useEffect, useState } from 'react';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import type { Clip } from './video-player.ts';

/** Evaluated after the first paint. */
const START_MS = 300;

const savesData = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

export interface BannerVideoState {
  /** Undefined: only the poster is shown. */
  clip: Clip | undefined;
  /** Whether it should play now. */
  runs: boolean;
  /** Before this nothing of it is loaded. */
  hasRun: boolean;
  toggle(): void;
}

/** For observer components only. */
export function useBannerVideo(video: BannerResolved['video']): BannerVideoState {
  const { consent } = useStores();
  const [chosen, setChosen] = useState<Clip | undefined>();
  const [runs, setRuns] = useState(false);
  const [hasRun, setHasRun] = useState(false);
  useEffect(() => {
    const onPhone = matchMedia('(max-width: 767.98px)').matches;
    // A viewport class without its own video shows its image.
    const clip = onPhone ? video?.phone : video?.wide;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();
    const timer = setTimeout(() => {
      setChosen(clip);
      setRuns(clip !== undefined && !calm);
      setHasRun(!calm);
    }, START_MS);
    return () => clearTimeout(timer);
  }, [video]);
  const allowed = chosen?.provider === 'file' || consent.has('marketing');
  const toggle = () => {
    setRuns(!runs);
    setHasRun(true);
  };
  return { clip: allowed ? chosen : undefined, runs, hasRun, toggle };
}
