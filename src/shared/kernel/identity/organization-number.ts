/** Organisation numbers in the one form in which registers keep them. */
import { typedNumber } from '../typed-text.ts';
import { isIdentityNumber, typedIdentity } from './identity-number.ts';

/**
 * `0737546-2`, `FI07375462` and `737546-2` become `07375462`; null for a number that is not valid.
 * @param country ISO 3166-1 alpha-2
 */
export function normalOrganizationNumber(country: string, text: string): string | null {
  const code = country.toUpperCase();
  if (!isIdentityNumber(code, 'ORGANIZATION', text)) return null;
  const written = typedNumber(typedIdentity(text)).replaceAll(/[^0-9A-Z]/g, '');
  const compact = written.startsWith(code) ? written.slice(code.length) : written;
  if (code === 'FI') return compact.padStart(8, '0');
  if (code === 'NO') return compact.replace(/MVA$/, '');
  if (code !== 'SE') return compact;
  // Neither the century of a Swedish number nor the end of its VAT number is part of it.
  if (compact.length !== 12) return compact;
  return written.startsWith(code) ? compact.slice(0, 10) : compact.slice(2);
}
