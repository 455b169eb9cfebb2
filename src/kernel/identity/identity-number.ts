/** Validates identity numbers of persons and organisations by country (R-CHECKOUT-9). */
import { isDanishCompanyNumber, isDanishPersonalNumber } from './danish-numbers.ts';
import { isFinnishBusinessId, isFinnishPersonalNumber } from './finnish-numbers.ts';
import { isNorwegianOrganisationNumber, isNorwegianPersonalNumber } from './norwegian-numbers.ts';
import { isSwedishOrganisationNumber, isSwedishPersonalNumber } from './swedish-numbers.ts';

export type IdentityHolder = 'PERSON' | 'ORGANIZATION';
type Check = (text: string) => boolean;

const isPlausible: Check = text => /^[0-9A-Z][0-9A-Z ./-]{2,30}[0-9A-Z]$/i.test(text.trim());

const checks: Partial<Record<string, Record<IdentityHolder, Check>>> = {
  FI: { PERSON: isFinnishPersonalNumber, ORGANIZATION: isFinnishBusinessId },
  SE: {
    PERSON: isSwedishPersonalNumber,
    ORGANIZATION: text => isSwedishOrganisationNumber(text) || isSwedishPersonalNumber(text),
  },
  NO: { PERSON: isNorwegianPersonalNumber, ORGANIZATION: isNorwegianOrganisationNumber },
  DK: { PERSON: isDanishPersonalNumber, ORGANIZATION: isDanishCompanyNumber },
};

/**
 * True when the text is a well-formed number with valid check digits; whether it is issued is not checked.
 * `countryCode` is ISO 3166-1 alpha-2; for countries without rules any 4 to 32 letters and digits are accepted.
 */
export function isIdentityNumber(countryCode: string, holder: IdentityHolder, text: string): boolean {
  return (checks[countryCode.toUpperCase()]?.[holder] ?? isPlausible)(text);
}
