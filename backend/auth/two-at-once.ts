/** Hashing takes whole threads of which Node has four: two at once leave room for files and compression. */

const MOST = 2;

export function createTwoAtOnce() {
  let running = 0;
  const waiting: (() => void)[] = [];

  /** Runs `work` when it is its turn, in the order of asking. */
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MOST) await new Promise<void>(resolve => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes from hand to hand: nobody who comes now can take it.
      if (next) next();
      else running -= 1;
    }
  };
}
