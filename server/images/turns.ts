/** Lets only so many pieces of work run at once; the others wait in line. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];

  return async work => {
    // Who is called from the line takes over the place, so the count stays.
    if (running >= atOnce) await new Promise<void>(resolve => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
