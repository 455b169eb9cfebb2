/** The formats of the demo texts: in every language of the shop, or in Finnish and Swedish only. */
import type { Localized } from '#backend/commands.ts';

/** A text in every language. */
export type Translated = readonly [fi: string, sv: string, en: string];

/** What a customer wrote, in the language of the customer. */
export type Pair = readonly [fi: string, sv: string];

export type Language = 0 | 1 | 2;

/** The languages of the demo data; `index` is the position in a translated text. */
export const languages = [
  { index: 0, id: 'fi-FI', code: 'fi', name: 'Suomi' },
  { index: 1, id: 'sv-SE', code: 'sv', name: 'Svenska' },
  { index: 2, id: 'en-GB', code: 'en', name: 'English' },
] as const satisfies readonly { index: Language; id: string; code: string; name: string }[];

export type LanguageCode = (typeof languages)[number]['code'];

export const localized = ([fi, sv, en]: Translated): Localized => ({ fi, sv, en });

/** A text that is the same in every language, such as a measure. */
export const sameInAll = (text: string): Translated => [text, text, text];

const columnsOf = (block: string): readonly (readonly string[])[] =>
  block
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => line.split('|').map(part => part.trim()));

/** One pair per line, `suomeksi | på svenska`; empty lines are skipped. */
export const pairs = (block: string): readonly Pair[] =>
  columnsOf(block).map(([fi, sv, ...rest]) => {
    if (fi === undefined || sv === undefined || rest.length > 0)
      throw new Error(`Not a pair of texts: ${fi}`);
    return [fi, sv];
  });

/** One text per line, `suomeksi | på svenska | in English`; empty lines are skipped. */
export const translations = (block: string): readonly Translated[] =>
  columnsOf(block).map(([fi, sv, en, ...rest]) => {
    if (fi === undefined || sv === undefined || en === undefined || rest.length > 0)
      throw new Error(`Not a text in every language: ${fi}`);
    return [fi, sv, en];
  });

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
