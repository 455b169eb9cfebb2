/** Development only: reads pages/ again when a file of it changes. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { type ReadPages, readPages } from './read-pages.ts';

/** Editors save in several steps; one reading covers them all. */
const quietMs = 30;

/**
 * Calls `changed` with the new reading after every change below pages/ or of a message file. A reading that fails as a
 * whole goes to `failed`; the caller keeps its state. Returns a function that stops watching.
 */
export function watchPages(
  root: string,
  changed: (pages: ReadPages) => void,
  failed: (error: unknown) => void,
): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      try {
        changed(readPages(root));
      } catch (error) {
        failed(error);
      }
    }, quietMs);
  };
  const watchers = ['pages', 'locales'].map(folder => watch(join(root, folder), { recursive: true }, again));
  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
}
