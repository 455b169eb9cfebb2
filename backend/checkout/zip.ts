/** Zip codes as the markets write them. */

const shapes: Partial<Record<string, RegExp>> = {
  FI: /^(?!00000)\d{5}$/,
  SE: /^[1-9]\d{4}$/,
  NO: /^(?!0000)\d{4}$/,
  DK: /^(?!0000)\d{4}$/,
};
const elsewhere = /^[0-9A-Z-]{2,12}$/;

/** `00 100` becomes `00100`, `fi-00100` too; null when no such zip code can exist in the country (ISO 3166-1 alpha-2). */
export function normalZip(text: string, countryCode: string): string | null {
  const country = countryCode.toUpperCase();
  const compact = text
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(new RegExp(`^${country}-`), '');
  return (shapes[country] ?? elsewhere).test(compact) ? compact : null;
}
