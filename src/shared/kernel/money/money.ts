/** Money as integers: every sum in the code is in minor units (cents, öre) and includes VAT unless named otherwise. */
export type Minor = number;

/** Hundredths of a per cent: 2550 is 25.5 %. */
export type BasisPoints = number;

/** Rounds half away from zero, as invoices do. */
export const roundHalfUp = (value: number): Minor => Math.sign(value) * Math.round(Math.abs(value));

/** The VAT contained in an amount. */
export function vatOf(incVat: Minor, rate: BasisPoints): Minor {
  return incVat - roundHalfUp((incVat * 10_000) / (10_000 + rate));
}

/** The amount without its VAT. */
export const exVat = (incVat: Minor, rate: BasisPoints): Minor => incVat - vatOf(incVat, rate);

/** Decimal of the API: a number with at most two decimals. */
export const toDecimal = (minor: Minor): number => minor / 100;

/** Minor units of an untrusted Decimal; null when it is invalid. */
export function fromDecimal(decimal: number): Minor | null {
  if (!Number.isFinite(decimal)) return null;
  const minor = roundHalfUp(Number((decimal * 100).toFixed(4)));
  return Number.isSafeInteger(minor) ? minor : null;
}

/**
 * Whole per cent of a reduction from `regular` to `selling`, rounded down so that it is never overstated; a cent of
 * rounding in the price does not lower it: 15 % off 97,90 is 83,22.
 */
export function discountPercentage(regular: Minor, selling: Minor): number {
  if (regular <= selling) return 0;
  const whole = Math.floor(((regular - selling) * 100) / regular);
  const isNext = whole < 100 && selling <= roundHalfUp((regular * (99 - whole)) / 100);
  return isNext ? whole + 1 : whole;
}
