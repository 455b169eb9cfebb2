/** Danish personal number (CPR) and company number (CVR). */
import { typedNumber } from '../typed-text.ts';
import { digitsOf, isBirthday, weightedSum } from './check-digits.ts';

const replacementDays = 60;

/** The seventh digit determines the century of the two-digit year. */
function birthYear(year: number, seventh: number): number {
  if (seventh <= 3) return 1900 + year;
  if (seventh === 4 || seventh === 9) return (year <= 36 ? 2000 : 1900) + year;
  return (year <= 57 ? 2000 : 1800) + year;
}

/** `070761-4285`: only the date can be checked, because numbers without the modulo 11 digit have been issued since 2007 (CPR Office). */
export function isDanishPersonalNumber(text: string, now: Date): boolean {
  const [, day, month, year, serial] = /^(\d{2})(\d{2})(\d{2})-?(\d{4})$/.exec(typedNumber(text)) ?? [];
  if (!day || !month || !year || !serial) return false;
  const calendarDay = Number(day) > replacementDays ? Number(day) - replacementDays : Number(day);
  return isBirthday(now, birthYear(Number(year), Number(serial.slice(0, 1))), Number(month), calendarDay);
}

const companyWeights = [2, 7, 6, 5, 4, 3, 2, 1];

/** `24256790`, also as the VAT number `DK24256790`: eight digits, weighted sum divisible by 11 (Danish Business Authority). */
export function isDanishCompanyNumber(text: string): boolean {
  const compact = typedNumber(text).replaceAll(/[-.]/g, '').replace(/^DK/, '');
  return /^[1-9]\d{7}$/.test(compact) && weightedSum(digitsOf(compact), companyWeights) % 11 === 0;
}
