/** The URL of the search page for a text, shared by the server and the header's script. */
import { encodePath } from './address-path.ts';

/** Maximum length in code points. */
const longest = 200;

/** Lone surrogates, at which `encodeURIComponent` throws. */
const halfLetter = /\p{Surrogate}/gu;

/** Removes empty, blank and dot segments; browsers resolve dot segments before they send a URL. */
const isDropped = (segment: string): boolean => /^\s*\.{0,2}\s*$/.test(segment);

/**
 * The encoded path of the search page for `text`. A slash separates segments, which the route accepts.
 * @param root path of the page without a text: `/s`, `/sv/s`
 */
export function searchPath(root: string, text: string): string {
  const words = text
    .normalize('NFC')
    .replace(halfLetter, '\ufffd')
    .replace(/[\p{Cc}\\]/gu, ' ')
    .trim();
  // By code points, so that no surrogate pair is split.
  const kept = [...words].slice(0, longest).join('');
  const segments = kept.split('/').filter(segment => !isDropped(segment));
  // Only dots and slashes: a trailing space prevents browsers from removing them.
  const path = segments.length > 0 ? segments.map(each => each.trim()) : [`${kept.replaceAll('/', ' ')} `];
  return `${root}/${encodePath(path.join('/'))}`;
}
