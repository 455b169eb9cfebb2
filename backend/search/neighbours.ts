/** Words of the catalogue that resemble those of a query without results: offered to the shopper, never searched by themselves (R-SEARCH-12). */
import { hasFigure, isFigure } from './candidates.ts';
import { docsOfWord } from './postings.ts';
import { readQueryWords } from './query-words.ts';
import { isModifier, rootsOf } from './roots.ts';
import { isNamed, type LanguageSegment } from './segment.ts';
import { eachSimilar } from './similar-words.ts';

/** Words offered at most; the caller keeps those with results. */
const MAX_NEIGHBOURS = 6;
/** Shorter words, and shorter beginnings of words, are alike by coincidence. */
const SHORTEST_START = 4;
/** Endings such as `-minen` and `-ning` say nothing about what a word means. */
const SHORTEST_END = 6;
/** Share of equal letters, from 0 to 1, that makes words similar. */
const SIMILAR = 0.28;
/** One more than the search itself corrects. */
const MAX_STEPS = 3;

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one.charCodeAt(same) === other.charCodeAt(same)) same += 1;
  return same;
}

function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one.charCodeAt(one.length - 1 - same) === other.charCodeAt(other.length - 1 - same))
    same += 1;
  return same;
}

/** Share of the letters that two words have in common at their beginnings and ends: `akkuporakone` and `akku`. */
function likeness(asked: string, word: string): number {
  const start = sharedStart(asked, word);
  const end = sharedEnd(asked, word);
  const shared = Math.max(start >= SHORTEST_START ? start : 0, end >= SHORTEST_END ? end : 0);
  return (2 * shared) / (asked.length + word.length);
}

interface Neighbour {
  word: string;
  score: number;
  /** A word of a category's name is how the shop calls a kind of product. */
  isCategory: boolean;
  docs: number;
}

const better = (one: Neighbour, other: Neighbour): number =>
  Number(other.isCategory) - Number(one.isCategory) || other.docs - one.docs;

/** Part and machine numbers resemble those with one other character: `TRX500` and `TRX520`. */
const FIGURE_STEPS = 1;

/** Calls back for every similar word, also more than once. */
function eachNeighbour(
  { vocabulary }: LanguageSegment,
  asked: string,
  visit: (id: number, score: number) => void,
): void {
  const sorted = vocabulary.byLetters();
  const isNumber = hasFigure(asked);
  if (!isNumber)
    sorted.words.forEach((word, at) => {
      const score = word.length < SHORTEST_START ? 0 : likeness(asked, word);
      if (score >= SIMILAR) visit(sorted.ids[at] ?? 0, score);
    });
  const steps = asked.length < 8 ? MAX_STEPS - 1 : MAX_STEPS;
  const near = { most: isNumber ? FIGURE_STEPS : steps, beginning: false };
  eachSimilar(sorted, asked, near, (at, wrong) => {
    const word = sorted.words[at] ?? '';
    if (word.length >= SHORTEST_START && word[0] === asked[0])
      visit(sorted.ids[at] ?? 0, 1 - wrong / asked.length);
  });
}

/** The best word of each root, the most similar first. */
function neighboursIn(segment: LanguageSegment, asked: string): Neighbour[] {
  const { code, vocabulary, names, labels, isLive } = segment;
  const byRoot = new Map<string, Neighbour>();
  eachNeighbour(segment, asked, (id, score) => {
    const word = vocabulary.at(id);
    if (
      hasFigure(word) !== hasFigure(asked) ||
      isModifier(code, word) ||
      !isNamed(segment, id) ||
      isLive?.(id) === false
    )
      return;
    const root = rootsOf(code, word, vocabulary.stemOf(word))[0] ?? word;
    const isCategory = labels.get(id)?.some(({ label }) => label.kind === 'category') ?? false;
    const found = { word: vocabulary.spelling(id), score, isCategory, docs: docsOfWord(names, id).length };
    const met = byRoot.get(root);
    if (!met) byRoot.set(root, found);
    else
      byRoot.set(root, {
        ...(better(found, met) < 0 ? found : met),
        score: Math.max(score, met.score),
      });
  });
  return [...byRoot.values()].sort((one, other) => other.score - one.score || better(one, other));
}

/** Whether a word of letters and figures, such as `TRX500`, resembles one of the catalogue, which can then be offered. */
export const resemblesNumber = (segment: LanguageSegment, plain: string): boolean =>
  plain.length >= SHORTEST_START &&
  hasFigure(plain) &&
  /^\p{L}{2}/u.test(plain) &&
  neighboursIn(segment, plain).length > 0;

/** @returns words as they are spelled, the most similar first; none of them is in the text */
export function similarWords(text: string, segments: readonly LanguageSegment[]): string[] {
  const asked = readQueryWords(text, segments).filter(
    ({ plain }) => plain.length >= SHORTEST_START && !isFigure(plain),
  );
  const found = asked
    .flatMap(({ plain }) => segments.flatMap(segment => neighboursIn(segment, plain)))
    .sort((one, other) => other.score - one.score);
  const words = new Set(found.map(({ word }) => word));
  return [...words].filter(word => !asked.some(({ spelled }) => spelled === word)).slice(0, MAX_NEIGHBOURS);
}
