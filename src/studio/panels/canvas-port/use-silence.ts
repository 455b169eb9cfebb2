/** Whether the frame has loaded something that never answers: an error page, or a page without its scripts. */
import { useEffect, useState } from 'react';

/** A loaded page connects within a second; a slow phone or network may need longer. */
const SILENCE_MS = 10_000;

export interface Silence {
  isSilent: boolean;
  /** The frame has loaded a document. */
  loaded(): void;
}

/** @param url of the frame; null before there is one. */
export function useSilence(url: string | null, isReady: boolean): Silence {
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const [silentUrl, setSilentUrl] = useState<string | null>(null);
  const isWaiting = url !== null && loadedUrl === url && !isReady;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSilentUrl(url), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, url]);
  return { isSilent: isWaiting && silentUrl === url, loaded: () => setLoadedUrl(url) };
}
