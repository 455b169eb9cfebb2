/** What lasts as long as an editor is open. */
import type { Studio } from '../../parts/context/studio-context.ts';

/** Reads the page again when something was published, and when a person comes back to the tab. */
export function followPage(read: () => Promise<void>, events: Studio['events']): () => void {
  const look = () => void (document.visibilityState === 'visible' && read());
  const stop = events.on(['published'], look);
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
  };
}

/** Held until the returned function is called, or the tab is closed. */
export function holdLock(name: string): () => void {
  let release = (): void => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  navigator.locks?.request(name, () => held).catch(() => {});
  return release;
}
