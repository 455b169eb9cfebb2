/** For what cannot be: stops with the reason instead of going on with a wrong value. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${why}`);
}
