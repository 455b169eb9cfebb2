/** Zip codes by country: one rule for the form and the backend (R-CHECKOUT-6). */
interface ZipForm {
  shape: RegExp;
  digits: 4 | 5;
}

/** By ISO 3166-1 alpha-2. */
const forms: Readonly<Partial<Record<string, ZipForm>>> = {
  FI: { shape: /^(?!00000)\d{5}$/, digits: 5 },
  SE: { shape: /^[1-9]\d{4}$/, digits: 5 },
  NO: { shape: /^(?!0000)\d{4}$/, digits: 4 },
  DK: { shape: /^(?!0000)\d{4}$/, digits: 4 },
  DE: { shape: /^(?!00000)\d{5}$/, digits: 5 },
};
const elsewhere = /^[0-9A-Z-]{2,12}$/;

/** `00 100` and `fi-00100` become `00100`; null for an invalid zip code. */
export function normalZip(text: string, countryCode: string): string | null {
  const country = countryCode.toUpperCase();
  const compact = text
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(new RegExp(`^${country}-`), '');
  return (forms[country]?.shape ?? elsewhere).test(compact) ? compact : null;
}

export const isZip = (text: string, country: string): boolean => normalZip(text, country) !== null;

/** Number of digits of a zip code; null for a country without a rule. */
export const zipDigits = (country: string): 4 | 5 | null => forms[country.toUpperCase()]?.digits ?? null;
