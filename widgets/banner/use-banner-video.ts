/** Whether a video may move, and which: none where the visitor wants less motion or less data, none from elsewhere before consent. */
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { useStores } from '#stores/stores-context.ts';
import { useEffect, useState } from 'react';
import type { Clip } from './video-player.ts';

/** Behind the first look at the page (facts 1.11). */
const START_MS = 300;

const savesData = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

export interface BannerVideoState {
  /** Undefined: only the poster is there. */
  clip: Clip | undefined;
  /** Whether it is to move now. */
  runs: boolean;
  /** Before that nothing of it is fetched. */
  hasRun: boolean;
  toggle(): void;
}

/** Inside an observer only. */
export function useBannerVideo(video: BannerResolved['video']): BannerVideoState {
  const { consent } = useStores();
  const [chosen, setChosen] = useState<Clip | undefined>();
  const [runs, setRuns] = useState(false);
  const [hasRun, setHasRun] = useState(false);
  useEffect(() => {
    const onPhone = matchMedia('(max-width: 767.98px)').matches;
    // Facts 1.11: a viewport without a video of its own shows its picture.
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
