/** Zip codes by country: one rule for forms, backend and import (R-CHECKOUT-6). */
import { copiedText, typedNumber } from '../typed-text.ts';

interface ZipForm {
  shape: RegExp;
  digits: 4 | 5;
  /**
   * What stands before the code in international mail: of the postal union, and of the road sign. Parts with codes of their
   * country have a sign of their own (ISO 3166-1: Åland AX, Greenland GL, Svalbard and Jan Mayen SJ).
   */
  prefix: RegExp;
}

/** By ISO 3166-1 alpha-2. */
const forms: Readonly<Partial<Record<string, ZipForm>>> = {
  FI: { shape: /^(?!00000)\d{5}$/, digits: 5, prefix: /^(?:FI|FIN|SF|AX)(?=\d)/ },
  AX: { shape: /^22\d{3}$/, digits: 5, prefix: /^(?:AX|FI|FIN)(?=\d)/ },
  SE: { shape: /^[1-9]\d{4}$/, digits: 5, prefix: /^(?:SE|SWE|S)(?=\d)/ },
  NO: { shape: /^(?!0000)\d{4}$/, digits: 4, prefix: /^(?:NO|NOR|N|SJ)(?=\d)/ },
  DK: { shape: /^(?!0000)\d{4}$/, digits: 4, prefix: /^(?:DK|DNK|GL)(?=\d)/ },
  DE: { shape: /^(?!00000)\d{5}$/, digits: 5, prefix: /^(?:DE|DEU|D)(?=\d)/ },
};
/** The town on the line of an address, which is copied along with its code. */
const town = /(?<=\d)[\s,]+\p{L}[\p{L}\s.'-]*$/u;

const elsewhere = /^[0-9A-Z-]{2,12}$/;

/** `00 100`, `FI-00100 Helsinki` and `AX-22 100` become `00100` and `22100`; null for an invalid zip code. */
export function normalZip(text: string, countryCode: string): string | null {
  const country = countryCode.toUpperCase();
  const form = forms[country];
  const copied = copiedText(text);
  // Where no country is known, letters may be part of the code.
  const typed = typedNumber(form ? copied.replace(town, '') : copied);
  const compact = form
    ? typed.replaceAll(/[-.]/g, '').replace(form.prefix, '')
    : typed.replace(new RegExp(`^${country}-`), '');
  return (form?.shape ?? elsewhere).test(compact) ? compact : null;
}

export const isZip = (text: string, country: string): boolean => normalZip(text, country) !== null;

/** Number of digits of a zip code; null for a country without a rule. */
export const zipDigits = (country: string): 4 | 5 | null => forms[country.toUpperCase()]?.digits ?? null;
