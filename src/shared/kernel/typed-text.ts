/** What people type, paste and copy from print, without what only typography has added. */

/** Hyphens, dashes and minus signs of word processors, web pages and phones. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212\u2796]/gu;
/** Marks without a width: soft hyphens, joiners, byte order marks and directions, which come along when text is copied. */
const invisible =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\u034f|[\ufe00-\ufe0f]/g;

/** Dashes as `-`, every kind of space as one space, nothing invisible, trimmed. */
export const typedText = (text: string): string =>
  text.replaceAll(invisible, '').replaceAll(dashes, '-').replaceAll(/\s+/g, ' ').trim();

/** Brackets, quotes and the end of a sentence around what was copied out of a text. */
const around = /^[\s([{<"'«»‘’“”„]+|[\s)\]}>"'«»‘’“”„.,;:!]+$/gu;

/** Without the punctuation of the text that it was copied from: `(0737546-2),` becomes `0737546-2`. */
export const copiedText = (text: string): string => typedText(text).replaceAll(around, '');

/** A number as it is compared: upper case, no spaces. */
export const typedNumber = (text: string): string => typedText(text).toUpperCase().replaceAll(' ', '');
