/** Validates identity numbers of persons and organisations by country (R-CHECKOUT-9). */
import { isDanishCompanyNumber, isDanishPersonalNumber } from './danish-numbers.ts';
import { isFinnishBusinessId, isFinnishPersonalNumber } from './finnish-numbers.ts';
import { isNorwegianOrganisationNumber, isNorwegianPersonalNumber } from './norwegian-numbers.ts';
import { typedText } from '../typed-text.ts';
import { isSwedishOrganisationNumber, isSwedishPersonalNumber } from './swedish-numbers.ts';

export type IdentityHolder = 'PERSON' | 'ORGANIZATION';
type Check = (text: string, now: Date) => boolean;

/** Before numbers on receipts, cards and letterheads. */
const label =
  /^(?:y-?tunnus|alv-?(?:tunnus|nro|numero)|hetu|henkilötunnus|fo-?(?:nummer|nr)|personbeteckning|org(?:anisations?|anisasjons)?[. -]*(?:nummer|nr)|moms(?:reg)?[. -]*(?:nummer|nr)|vat[. -]*(?:number|no|nr|reg)?|person(?:nummer|nr)|samordningsnummer|fødselsnummer|cvr[. -]*(?:nummer|nr)?|cpr[. -]*(?:nummer|nr)?|se[. -]*nr)[.:]*\s*(?=[0-9a-z])/i;

/** The number alone, as it is stored and printed: `Y-tunnus: 0737546–2` becomes `0737546-2`. */
export const typedIdentity = (text: string): string => typedText(text).replace(label, '');

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
