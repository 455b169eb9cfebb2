/** Arithmetic of identity numbers: digits, weighted sums, Luhn and calendar dates. */

/** The digits of a text that consists of digits only. */
export const digitsOf = (text: string): number[] => Array.from(text, Number);

export function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
}

/** True when the last digit is the Luhn check digit (ISO/IEC 7812) of the preceding ones. */
export function passesLuhn(digits: readonly number[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/** True when a person can be born then: the date exists and has come; month counts from 1. */
export function isBirthday(now: Date, year: number, month: number, day: number): boolean {
  return isDate(year, month, day) && Date.UTC(year, month - 1, day) <= now.getTime();
}

/** True when the date exists; month counts from 1. */
function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1 && day >= 1;
}
