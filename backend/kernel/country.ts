/** Countries as clients write them in addresses: by code, or by a name in a language of the shop or in English. */

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Not countries: the unknown region and pseudo-locales. */
const others = new Set(['ZZ', 'XA', 'XB', 'QO', 'UN', 'EU', 'EZ']);
const codes = letters
  .flatMap(first => letters.map(second => first + second))
  .filter(code => !others.has(code));

const namesByLanguage = new Map<string, ReadonlySet<string>>();

/** The codes and names of all countries in one language, in upper case; made once. */
function countriesIn(languageId: string): ReadonlySet<string> {
  const known = namesByLanguage.get(languageId);
  if (known) return known;
  const names = new Intl.DisplayNames(languageId, { type: 'region', fallback: 'none' });
  const found = codes.flatMap(code => {
    const name = names.of(code);
    return name === undefined ? [] : [code, name.toUpperCase()];
  });
  const all = new Set(found);
  namesByLanguage.set(languageId, all);
  return all;
}

/**
 * Whether a text names a country.
 * @param languageIds languages of the shop, such as `fi-FI`.
 */
export const isCountry = (text: string, languageIds: readonly string[]): boolean =>
  [...languageIds, 'en'].some(languageId => countriesIn(languageId).has(text.trim().toUpperCase()));

/** Orders keep the country as it came; only a code can be named. */
export const countryName = (country: string, languageId: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(languageId, { type: 'region' }).of(country) ?? country)
    : country;
