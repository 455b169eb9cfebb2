/** Texts in pairs of Finnish and Swedish: the format of all demo texts. English comes from a dictionary. */
import type { Localized } from '#backend/index.ts';
import { englishOf } from './english.ts';

export type Pair = readonly [fi: string, sv: string];

export type Language = 0 | 1 | 2;

/** The languages of the demo data; `index` is the position in a pair, and 2 is the dictionary. */
export const languages = [
  { index: 0, id: 'fi-FI', code: 'fi', name: 'Suomi' },
  { index: 1, id: 'sv-SE', code: 'sv', name: 'Svenska' },
  { index: 2, id: 'en-GB', code: 'en', name: 'English' },
] as const satisfies readonly { index: Language; id: string; code: string; name: string }[];

/** A text without an English translation stays Finnish. */
export const textIn = (pair: Pair, language: Language): string =>
  language === 2 ? (englishOf(pair[0]) ?? pair[0]) : pair[language];

/** Without English where it is missing: the shop then shows its fallback language. */
export function localized([fi, sv]: Pair): Localized {
  const en = englishOf(fi);
  return en === undefined ? { fi, sv } : { fi, sv, en };
}

/** One pair per line, `suomeksi | på svenska`; empty lines are skipped. */
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

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
