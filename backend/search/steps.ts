/** Long work in steps: synchronous when it is small, or yielding in between. */
export type Steps<Result> = Generator<void, Result, void>;

export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export const pause = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

export async function runYielding<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}
