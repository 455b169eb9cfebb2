/** Organisation numbers in the one form in which registers keep them. */
import { isIdentityNumber } from './identity-number.ts';

/**
 * `0737546-2`, `FI07375462` and `737546-2` become `07375462`; null for a number that is not valid.
 * @param country ISO 3166-1 alpha-2
 */
export function normalOrganizationNumber(country: string, text: string): string | null {
  const code = country.toUpperCase();
  if (!isIdentityNumber(code, 'ORGANIZATION', text)) return null;
  const written = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const compact = written.startsWith(code) ? written.slice(code.length) : written;
  if (code === 'FI') return compact.padStart(8, '0');
  // The century of a Swedish number is not part of it.
  return code === 'SE' && compact.length === 12 ? compact.slice(2) : compact;
}
