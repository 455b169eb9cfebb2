/** Validates identity numbers of persons and organisations by country (R-CHECKOUT-9). */

import { copiedText, typedNumber } from '../typed-text.ts';
import { digitsOf, isBirthday, weightedSum } from './check-digits.ts';
import { isNorwegianOrganisationNumber, isNorwegianPersonalNumber } from './norwegian-numbers.ts';
import { isSwedishOrganisationNumber, isSwedishPersonalNumber } from './swedish-numbers.ts';

/** Finnish personal identity code (henkilötunnus) and business ID (Y-tunnus). */
const hetu = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/;
const hetuCheckCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const centuryOfSign = (sign: string): number => (sign === '+' ? 1800 : /[A-F]/.test(sign) ? 2000 : 1900);

/**
 * `131052-308T`: date, century sign (with the letters of 2023), individual number 002-899 and the check character,
 * which is the nine digits modulo 31 (Act on the Population Information System, DVV). 900-999 are artificial.
 */
function isFinnishPersonalNumber(text: string, now: Date): boolean {
  const [, day, month, year, sign, individual, check] = hetu.exec(typedNumber(text)) ?? [];
  if (!day || !month || !year || !sign || !individual || !check) return false;
  const serial = Number(individual);
  if (serial < 2 || serial > 899) return false;
  if (!isBirthday(now, centuryOfSign(sign) + Number(year), Number(month), Number(day))) return false;
  return hetuCheckCharacters[Number(day + month + year + individual) % 31] === check;
}

const businessIdWeights = [7, 9, 10, 5, 8, 4, 2];

/** `0737546-2`, also as the VAT number `FI07375462`; remainder 1 is never issued (Finnish Patent and Registration Office). */
function isFinnishBusinessId(text: string): boolean {
  const compact = typedNumber(text).replace(/^FI-?/, '');
  const [, body, check] = /^(\d{6,7})-?(\d)$/.exec(compact) ?? [];
  if (!body || !check || (body.length === 6 && !compact.includes('-'))) return false;
  const remainder = weightedSum(digitsOf(body.padStart(7, '0')), businessIdWeights) % 11;
  if (remainder === 1) return false;
  return Number(check) === (remainder === 0 ? 0 : 11 - remainder);
}

/** Danish personal number (CPR) and company number (CVR). */
const replacementDays = 60;

/** The seventh digit determines the century of the two-digit year. */
function birthYear(year: number, seventh: number): number {
  if (seventh <= 3) return 1900 + year;
  if (seventh === 4 || seventh === 9) return (year <= 36 ? 2000 : 1900) + year;
  return (year <= 57 ? 2000 : 1800) + year;
}

/** `070761-4285`: only the date can be checked, because numbers without the modulo 11 digit have been issued since 2007 (CPR Office). */
function isDanishPersonalNumber(text: string, now: Date): boolean {
  const [, day, month, year, serial] = /^(\d{2})(\d{2})(\d{2})-?(\d{4})$/.exec(typedNumber(text)) ?? [];
  if (!day || !month || !year || !serial) return false;
  const calendarDay = Number(day) > replacementDays ? Number(day) - replacementDays : Number(day);
  return isBirthday(now, birthYear(Number(year), Number(serial.slice(0, 1))), Number(month), calendarDay);
}

const companyWeights = [2, 7, 6, 5, 4, 3, 2, 1];

/** `24256790`, also as the VAT number `DK24256790`: eight digits, weighted sum divisible by 11 (Danish Business Authority). */
function isDanishCompanyNumber(text: string): boolean {
  const compact = typedNumber(text).replaceAll(/[-.]/g, '').replace(/^DK/, '');
  return /^[1-9]\d{7}$/.test(compact) && weightedSum(digitsOf(compact), companyWeights) % 11 === 0;
}

export type IdentityHolder = 'PERSON' | 'ORGANIZATION';
type Check = (text: string, now: Date) => boolean;

/** Before numbers on receipts, cards and letterheads. */
const label =
  /^(?:y-?tunnus|ly-?tunnus|business[. -]*id|alv-?(?:tunnus|nro|numero)|hetu|henkilötunnus|fo(?:-?(?:nummer|nr))?(?!\p{L})|personbeteckning|org(?:anisations?|anisasjons)?[. -]*(?:nummer|nr)|moms(?:reg(?:istrerings)?)?[. -]*(?:nummer|nr)|foretaksregisteret|vat[. -]*(?:number|no|nr|reg)?|pers?(?:on)?[. -]*(?:nummer|nr)|pnr|samordningsnummer|fødselsnummer|cvr[. -]*(?:nummer|nr)?|cpr[. -]*(?:nummer|nr)?|se[. -]*nr)[.:]*\s*(?=[0-9a-z])/iu;

/**
 * The scheme before a number in the addresses of e-invoices: Swedish, Danish, Norwegian and Finnish organisations (Peppol
 * code list EAS); Finnish addresses are also written without a separator (`003707375462`, OVT).
 */
const network = /^(?:(?:0007|0184|0192|0212)[:-]\s*|0037[:-]?\s*)(?=\d{7,10}(?:\D|$))/;

/** The number alone, as it is stored and printed: `Y-tunnus: 0737546–2` becomes `0737546-2`. */
export const typedIdentity = (text: string): string =>
  copiedText(text).replace(label, '').replace(network, '');

const isPlausible: Check = text => /^[0-9A-Z][0-9A-Z ./-]{2,30}[0-9A-Z]$/i.test(text);

const checks: Partial<Record<string, Record<IdentityHolder, Check>>> = {
  FI: { PERSON: isFinnishPersonalNumber, ORGANIZATION: isFinnishBusinessId },
  SE: {
    PERSON: isSwedishPersonalNumber,
    ORGANIZATION: (text, now) => isSwedishOrganisationNumber(text) || isSwedishPersonalNumber(text, now),
  },
  NO: { PERSON: isNorwegianPersonalNumber, ORGANIZATION: isNorwegianOrganisationNumber },
  DK: { PERSON: isDanishPersonalNumber, ORGANIZATION: isDanishCompanyNumber },
};

/** Whether numbers of a country can be told from other texts. */
export const hasNumberRules = (countryCode: string): boolean =>
  Object.hasOwn(checks, countryCode.toUpperCase());

/**
 * True when the text is a well-formed number with valid check digits, of a person who is born; whether it is issued is not checked.
 * `countryCode` is ISO 3166-1 alpha-2; for countries without rules any 4 to 32 letters and digits are accepted.
 */
export function isIdentityNumber(
  countryCode: string,
  holder: IdentityHolder,
  text: string,
  now = new Date(),
): boolean {
  return (checks[countryCode.toUpperCase()]?.[holder] ?? isPlausible)(typedIdentity(text), now);
}
