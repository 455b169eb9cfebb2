/** Texts in pairs, Finnish first: how the seed writes everything that a shopper reads. */
import type { Localized } from '#backend/index.ts';

export type Pair = readonly [fi: string, sv: string];

export const localized = ([fi, sv]: Pair): Localized => ({ fi, sv });

/** One pair per line, `suomeksi | på svenska`; empty lines do not count. */
export function pairs(block: string): readonly Pair[] {
  return block
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => pair(line));
}

export function pair(line: string): Pair {
  const [fi, sv, ...rest] = line.split('|').map(part => part.trim());
  if (fi === undefined || sv === undefined || rest.length > 0)
    throw new Error(`Not a pair of texts: ${line}`);
  return [fi, sv];
}

const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', '″': '', '"': '' };

/** Lower-case, hyphen-joined, ASCII only: `Vanteet 12″ – musta` becomes `vanteet-12-musta`. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øæß″"]/g, letter => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Keeps text from becoming markup. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
