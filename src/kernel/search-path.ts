/** The address of the search page for a text: the form of the server and the script of the header make the same one. */
import { encodePath } from './address-path.ts';

/** In letters. */
const longest = 200;

/** Half of an emoji has no place in an address: `encodeURIComponent` throws at it. */
const halfLetter = /\p{Surrogate}/gu;

/** Browsers take these segments out of an address before they send it. */
const isDropped = (segment: string): boolean => /^\s*\.{0,2}\s*$/.test(segment);

/**
 * The path of the search page for `text`, escaped. A slash separates segments, as the route takes them all.
 * @param root path of the page without a text: `/s`, `/sv/s`.
 */
export function searchPath(root: string, text: string): string {
  const words = text
    .normalize('NFC')
    .replace(halfLetter, '\ufffd')
    .replace(/[\p{Cc}\\]/gu, ' ')
    .trim();
  // By letters, so that no pair of code units is cut in two.
  const kept = [...words].slice(0, longest).join('');
  const segments = kept.split('/').filter(segment => !isDropped(segment));
  // Nothing but dots and slashes: a blank after them keeps browsers from taking them out.
  const path = segments.length > 0 ? segments.map(each => each.trim()) : [`${kept.replaceAll('/', ' ')} `];
  return `${root}/${encodePath(path.join('/'))}`;
}
