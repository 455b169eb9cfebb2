/** How sure a rate is: the Wilson score interval of 95 %, which also holds for rates near 0. */

export interface RateRange {
  rate: number;
  low: number;
  high: number;
  /** Decimals of the per cent that the number of showings bears. */
  decimals: 0 | 1 | 2;
}

/** Standard deviations of 95 %. */
const z = 1.96;

/** @param of more than 0; a program that reports more presses than showings is not believed */
export function rateRange(pressed: number, of: number): RateRange {
  const rate = Math.min(1, pressed / of);
  const share = z ** 2 / of;
  const middle = (rate + share / 2) / (1 + share);
  const half = Math.sqrt(rate * (1 - rate) * share + share ** 2 / 4) / (1 + share);
  const [low, high] = [Math.max(0, middle - half), Math.min(1, middle + half)];
  const width = high - low;
  return { rate, low, high, decimals: width > 0.02 ? 0 : width > 0.002 ? 1 : 2 };
}
