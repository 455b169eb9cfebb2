/** Long work beside visitors: gives others their turn whenever it has kept the process for a while. */

/** Longer than a page takes to render, shorter than anyone notices. */
const TURN_MS = 8;

/** Await what it answers inside loops; most calls answer at once. */
export function createYieldToEventLoop(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN_MS) return undefined;
    return new Promise(resolve =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
