/** Asks again when others have changed what a screen shows. */
import { useEffect, useRef } from 'react';
import type { StudioEventName } from '#studio-api/events.ts';
import { useStudio } from './studio-context.ts';

/** Several changes within this time are one request. */
const PAUSE_MS = 300;

/** @param reload is called soon after any of these events. */
export function useEvents(heard: readonly StudioEventName[], reload: () => void): void {
  const { events } = useStudio();
  const newest = useRef(reload);
  useEffect(() => {
    newest.current = reload;
  });
  const names = heard.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = events.on(names.split(',') as StudioEventName[], () => {
      clearTimeout(timer);
      timer = setTimeout(() => newest.current(), PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [events, names]);
}
