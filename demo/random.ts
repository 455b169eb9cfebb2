/** A small seeded random number generator (mulberry32): the same seed gives the same shop. */
export interface Random {
  /** From 0 to 1, excluding 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True with the probability `share`. */
  chance: (share: number) => boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: list => entry(list, between(0, list.length - 1)),
    chance: share => next() < share,
  };
}

/** The element at `index`, which wraps around. @throws for an empty list */
export function entry<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('An empty list has no entry');
  return found;
}

/** A step that shares no divisor with `space`, so that repeated steps visit every combination once. */
export function strideOf(space: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let stride = Math.max(1, Math.round(space * 0.618_034));
  while (divisor(space, stride) !== 1) stride += 1;
  return stride;
}
