/** Zip codes as people of a country write them. */
interface ZipForm {
  shape: RegExp;
  digits: 4 | 5;
}

const forms: Readonly<Record<string, ZipForm>> = {
  FI: { shape: /^(?!00000)\d{5}$/, digits: 5 },
  SE: { shape: /^[1-9]\d{2} ?\d{2}$/, digits: 5 },
  NO: { shape: /^(?!0000)\d{4}$/, digits: 4 },
  DK: { shape: /^(?!0000)\d{4}$/, digits: 4 },
};

/** `00 100` and `FI-00100` are what a shopper means by `00100`. */
export const compactZip = (text: string, country: string): string =>
  text
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(new RegExp(`^${country}-`), '');

export const isZip = (text: string, country: string): boolean =>
  forms[country]?.shape.test(compactZip(text, country)) ?? text.trim() !== '';

export const zipDigits = (country: string): 4 | 5 => forms[country]?.digits ?? 5;
