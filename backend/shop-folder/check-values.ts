/** Checks of values that several files of a shop's folder have. */
import type { JsonPath } from '#engine/operation/json-fields.ts';

/** Reports a problem at a path of a file. */
export type ReportProblem = (path: JsonPath, code: string, message: string, fix: string) => void;

/** Every language of the shop has a text, and no other language. */
export function checkText(
  wanted: readonly string[],
  text: Readonly<Record<string, string>>,
  path: JsonPath,
  report: ReportProblem,
): void {
  const missing = wanted.filter(code => text[code] === undefined);
  if (missing.length > 0)
    report(path, 'SHOP022', `No text in ${missing.join(', ')}`, 'Write it in every language of the shop');
  for (const code of Object.keys(text))
    if (!wanted.includes(code))
      report(
        [...path, code],
        'SHOP022',
        `The shop has no language "${code}"`,
        'Remove it, or add it to shop.json',
      );
}

export function checkPattern(zips: string | undefined, path: JsonPath, report: ReportProblem): void {
  if (zips === undefined) return;
  try {
    RegExp(`^(?:${zips})$`, 'u');
  } catch {
    report(path, 'SHOP023', 'Not a regular expression', 'Write it as 22\\d{3}, or as 20|21 for a choice');
  }
}

/** Amounts in whole cents, in every currency of the markets. */
export function checkAmounts(
  amounts: Readonly<Record<string, number>> | undefined,
  currencies: readonly string[],
  path: JsonPath,
  report: ReportProblem,
): void {
  if (!amounts) return;
  const missing = currencies.filter(currency => amounts[currency] === undefined);
  if (missing.length > 0)
    report(
      path,
      'SHOP024',
      `No amount in ${missing.join(', ')}`,
      'Write one for each currency of its markets',
    );
  for (const [currency, amount] of Object.entries(amounts)) {
    if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6)
      report([...path, currency], 'SHOP025', `${amount} has more than two decimals`, 'Round it');
    if (!currencies.includes(currency))
      report(
        [...path, currency],
        'SHOP024',
        `No market of it uses ${currency}`,
        'Remove it, or add the market',
      );
  }
}

export const isKnown = (type: 'currency' | 'region', code: string): boolean =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;

export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** A part of an address: lower-case letters, digits and hyphens. */
export const isAlias = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
