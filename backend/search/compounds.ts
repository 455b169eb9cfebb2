/** Unknown compounds: as their two words, and as their last word when one of the two has a typo. */

import { isFirstPart, type QueryWord } from './candidates.ts';
import { rootsOf } from './roots.ts';
import type { LanguageSegment } from './segment.ts';
import { eachSimilar } from './similar-words.ts';

const SHORTEST = 3;

/** Every way to split it, the longest last word first. */
function* splits(plain: string): Iterable<[string, string]> {
  for (let at = SHORTEST; at <= plain.length - SHORTEST; at += 1) yield [plain.slice(0, at), plain.slice(at)];
}

const isKnown = ({ code, vocabulary }: LanguageSegment, plain: string): boolean =>
  rootsOf(code, plain, null).some(root => root.length > 2 && vocabulary.withRoot(root).length > 0);

/** The two words of an unknown compound: `talvi` and `rengas`. Prefers two long parts: `lumi` and `aura` over `lumia` and `ura`. */
export function compoundParts(segment: LanguageSegment, { plain }: QueryWord): [string, string] | null {
  let best: [string, string] | null = null;
  const shorter = (parts: readonly string[]) => Math.min(...parts.map(part => part.length));
  for (const parts of splits(plain)) {
    if (best && shorter(parts) <= shorter(best)) continue;
    if (isFirstPart(segment.vocabulary, segment.code, parts[0]) && isKnown(segment, parts[1])) best = parts;
  }
  return best;
}

/** Each search for typos scans all words, so their number per query is limited. */
const MAX_LOOKUPS = 4;

/** Possible last words where one of the two parts has a typo: `snö` and `plg`. */
export function* misspelledParts(
  segment: LanguageSegment,
  plain: string,
): Iterable<[string, 'first' | 'last']> {
  let lookups = 0;
  for (const [first, last] of splits(plain)) {
    if (lookups === MAX_LOOKUPS) return;
    if (isFirstPart(segment.vocabulary, segment.code, first)) {
      lookups += 1;
      yield [last, 'last'];
    } else if (first.length > SHORTEST && last.length > SHORTEST && isKnown(segment, last)) {
      lookups += 1;
      let near = false;
      eachSimilar(segment.vocabulary.byLetters(), first, { most: 1, beginning: true }, () => (near = true));
      if (near) yield [last, 'first'];
    }
  }
}
