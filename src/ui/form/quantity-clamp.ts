/** Clamps a wanted quantity to its limits; pure. */
export interface Clamped {
  count: number;
  /** True when the wanted quantity exceeds the maximum. */
  limited: boolean;
}

/** Whole numbers only; an invalid number becomes `min`, and `max` is at least `min`. */
export function clampQuantity(wanted: string | number, min: number, max: number): Clamped {
  const number = typeof wanted === 'number' ? wanted : Number.parseInt(wanted, 10);
  const ceiling = Math.max(min, max);
  if (!Number.isFinite(number) || number <= min) return { count: min, limited: number > max };
  const whole = Math.floor(number);
  return whole > ceiling ? { count: ceiling, limited: true } : { count: whole, limited: false };
}
