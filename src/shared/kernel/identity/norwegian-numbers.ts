/** Norwegian birth number (fødselsnummer), D-number and organisation number. */
import { typedNumber } from '../typed-text.ts';
import { digitsOf, isBirthday, weightedSum } from './check-digits.ts';

const firstWeights = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const secondWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];
const temporaryDays = 40;

/** The individual number determines the century of the two-digit year; null for an unissued range. */
function birthYear(year: number, individual: number): number | null {
  if (individual < 500) return 1900 + year;
  if (individual < 750 && year >= 54) return 1800 + year;
  if (year < 40) return 2000 + year;
  return individual >= 900 ? 1900 + year : null;
}

/** Eleven digits with two check digits modulo 11; a D-number adds 40 to the day (Norwegian Tax Administration). */
export function isNorwegianPersonalNumber(text: string, now: Date): boolean {
  const compact = typedNumber(text).replace(/^(\d{6})-(\d{5})$/, '$1$2');
  if (!/^\d{11}$/.test(compact)) return false;
  const digits = digitsOf(compact);
  const day = Number(compact.slice(0, 2));
  const year = birthYear(Number(compact.slice(4, 6)), Number(compact.slice(6, 9)));
  if (year === null) return false;
  if (!isBirthday(now, year, Number(compact.slice(2, 4)), day > temporaryDays ? day - temporaryDays : day))
    return false;
  return weightedSum(digits, firstWeights) % 11 === 0 && weightedSum(digits, secondWeights) % 11 === 0;
}

const organisationWeights = [3, 2, 7, 6, 5, 4, 3, 2, 1];

/** `923 609 016`, also as the VAT number `NO 923609016 MVA`: nine digits starting with 8 or 9, modulo 11 (Brønnøysund registers). */
export function isNorwegianOrganisationNumber(text: string): boolean {
  const compact = typedNumber(text).replaceAll(/[-.]/g, '').replace(/^NO/, '').replace(/MVA$/, '');
  return /^[89]\d{8}$/.test(compact) && weightedSum(digitsOf(compact), organisationWeights) % 11 === 0;
}
