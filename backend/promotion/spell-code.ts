import { typedText } from '#kernel/typed-text.ts';

/** What stands around a code in the sentence of a mail that it is copied from. A code may end with an exclamation mark. */
const around = /^[\s("'«»‘’“”„[]+|[\s)"'«»‘’“”„\],.;:]+$/gu;

/**
 * Normalises codes: full-width letters, lower case, and the marks, dashes and quotes that come along when a code is copied
 * make the same code.
 */
export const spellCode = (text: string): string =>
  typedText(text.normalize('NFKC')).replaceAll(around, '').toUpperCase();
