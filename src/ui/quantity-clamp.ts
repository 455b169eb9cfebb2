/** How a wanted quantity is brought inside its limits; pure. */
export interface Clamped {
  count: number;
  /** True when more was wanted than there is. */
  limited: boolean;
}

/** Whole numbers only; what is no number becomes `min`, and `max` never falls below `min`. */
export function clampQuantity(wanted: string | number, min: number, max: number): Clamped {
  const number = typeof wanted === 'number' ? wanted : Number.parseInt(wanted, 10);
  const ceiling = Math.max(min, max);
  if (!Number.isFinite(number) || number <= min) return { count: min, limited: number > max };
  const whole = Math.floor(number);
  return whole > ceiling ? { count: ceiling, limited: true } : { count: whole, limited: false };
}
