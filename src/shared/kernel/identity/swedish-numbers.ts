/** Swedish personal number (personnummer), coordination number (samordningsnummer) and organisation number. */
import { typedNumber } from '../typed-text.ts';
import { digitsOf, isBirthday, passesLuhn } from './check-digits.ts';

const coordinationDays = 60;
const centuries = [1800, 1900, 2000];

/** In a coordination number the month is 00 and the day 60 where they are not known. */
function isBorn(now: Date, year: number, month: number, day: number): boolean {
  if (day < coordinationDays) return isBirthday(now, year, month, day);
  return isBirthday(now, year, month || 1, day - coordinationDays || 1);
}

/** The date of birth as computers write it. */
const isoDate = /^(\d{4})-(\d{2})-(\d{2})/;

/**
 * `850709-9805`, `19850709-9805` or `198507099805`: ten or twelve digits, `+` for a person aged a hundred or more,
 * 60 added to the day in a coordination number, Luhn over the last ten digits (Act 1991:481, Swedish Tax Agency).
 */
export function isSwedishPersonalNumber(text: string, now: Date): boolean {
  const [, century, year, month, day, , serial] =
    /^(\d{2})?(\d{2})(\d{2})(\d{2})([-+]?)(\d{4})$/.exec(typedNumber(text).replace(isoDate, '$1$2$3')) ?? [];
  if (!year || !month || !day || !serial || serial.startsWith('000')) return false;
  const possible = century ? centuries.filter(start => start === Number(century) * 100) : centuries;
  if (!possible.some(start => isBorn(now, start + Number(year), Number(month), Number(day)))) return false;
  return passesLuhn(digitsOf(year + month + day + serial));
}

/**
 * `556036-0793`, also with the prefix 16 or as the VAT number `SE556036079301`: the third digit is at least 2, which
 * distinguishes it from a date, and Luhn (Act 1974:174). Sole traders use their personal number: check for both.
 */
export function isSwedishOrganisationNumber(text: string): boolean {
  const compact = typedNumber(text)
    .replaceAll('-', '')
    .replace(/^SE(\d{10})01$/, '$1')
    .replace(/^SE(?=\d{10}$)/, '')
    .replace(/^16(?=\d{10}$)/, '');
  return /^[1-35-9]\d[2-9]\d{7}$/.test(compact) && passesLuhn(digitsOf(compact));
}
