/** Yields in long computations whenever they have blocked the event loop for a while, so that other requests can run. */

/** Longer than the rendering of a page, too short to be noticed. */
const TURN_MS = 8;

/** Await the result inside loops; most calls return synchronously. */
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
