/** Asserts a condition that must always hold: throws with the reason instead of continuing with a wrong value. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`Invariant violated: ${why}`);
}
