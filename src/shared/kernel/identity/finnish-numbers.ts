/** Finnish personal identity code (henkilötunnus) and business ID (Y-tunnus). */
import { typedNumber } from '../typed-text.ts';
import { digitsOf, isBirthday, weightedSum } from './check-digits.ts';

const hetu = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/;
const hetuCheckCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const centuryOfSign = (sign: string): number => (sign === '+' ? 1800 : /[A-F]/.test(sign) ? 2000 : 1900);

/**
 * `131052-308T`: date, century sign (with the letters of 2023), individual number 002-899 and the check character,
 * which is the nine digits modulo 31 (Act on the Population Information System, DVV). 900-999 are artificial.
 */
export function isFinnishPersonalNumber(text: string, now: Date): boolean {
  const [, day, month, year, sign, individual, check] = hetu.exec(typedNumber(text)) ?? [];
  if (!day || !month || !year || !sign || !individual || !check) return false;
  const serial = Number(individual);
  if (serial < 2 || serial > 899) return false;
  if (!isBirthday(now, centuryOfSign(sign) + Number(year), Number(month), Number(day))) return false;
  return hetuCheckCharacters[Number(day + month + year + individual) % 31] === check;
}

const businessIdWeights = [7, 9, 10, 5, 8, 4, 2];

/** `0737546-2`, also as the VAT number `FI07375462`; remainder 1 is never issued (Finnish Patent and Registration Office). */
export function isFinnishBusinessId(text: string): boolean {
  const compact = typedNumber(text).replace(/^FI-?/, '');
  const [, body, check] = /^(\d{6,7})-?(\d)$/.exec(compact) ?? [];
  if (!body || !check || (body.length === 6 && !compact.includes('-'))) return false;
  const remainder = weightedSum(digitsOf(body.padStart(7, '0')), businessIdWeights) % 11;
  if (remainder === 1) return false;
  return Number(check) === (remainder === 0 ? 0 : 11 - remainder);
}
