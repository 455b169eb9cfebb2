/** Scores documents: for each query word the best candidate in the text, plus its labels. */
import type { Bits } from '#backend/kernel/bits.ts';
import type { Interpretation } from './parse-query.ts';
import { docsOfWord, type Postings } from './postings.ts';
import { ScoreBuffers, type ShownResults } from './score-buffers.ts';
import { noMatches, type SearchLabel, type TextMatches } from './search-index.ts';
import type { LanguageSegment, SearchSegment } from './segment.ts';

/** Points for a weight of 100 by field. */
const WORTH = {
  name: 10,
  aside: 6,
  brand: 5,
  category: 6,
  parameter: 3,
  description: 1.5,
  number: 16,
  numberBegun: 11,
};
/** Minimum share for one word of a label with many words. */
const LEAST_SHARE = 0.25;

/** Factor for a brand that is not spelled exactly. */
const RESEMBLING = 0.4;

/** `Hihnala` is a brand, not a belt: a similar brand name in a product's name scores less. */
const nameWorth = ({ labels }: LanguageSegment, word: number, weight: number): number =>
  weight < 100 && labels.get(word)?.some(({ label }) => label.kind === 'brand') ? WORTH.name / 3 : WORTH.name;

export interface Scorer {
  score(interpretations: readonly Interpretation[], ask: ScoreRequest): TextMatches;
}

export interface ScoreRequest extends ShownResults {
  segments: readonly SearchSegment[];
  /** Segments in the language of the query, then those of the other languages. */
  languages: readonly LanguageSegment[];
  docsOf(value: number): Uint32Array;
  /** By segment: documents that a later segment replaces. */
  replaced: readonly (Bits | null)[];
  /** One more than the highest document. */
  capacity: number;
}

function scoreLabels(
  buffers: ScoreBuffers,
  { labels }: LanguageSegment,
  candidates: ReadonlyMap<number, number>,
  ask: ScoreRequest,
): void {
  const best = new Map<SearchLabel, number>();
  for (const [word, weight] of candidates) {
    for (const { label, words } of labels.get(word) ?? []) {
      const share = label.kind === 'parameter' ? 1 : Math.max(LEAST_SHARE, 1 / words);
      const certain = label.kind === 'brand' && weight < 100 ? RESEMBLING : 1;
      const worth = Math.ceil(weight * WORTH[label.kind] * share * certain);
      if (worth > (best.get(label) ?? 0)) best.set(label, worth);
    }
  }
  for (const [label, worth] of best) buffers.addInLabels(ask.docsOf(label.value), worth);
}

function scoreNumbers(
  buffers: ScoreBuffers,
  { numbers }: SearchSegment,
  asked: ReadonlySet<string>,
  replaced: Bits | null,
): void {
  for (const number of asked) {
    const begun = numbers.from(number);
    buffers.addInText(begun.exact, 100 * WORTH.number, replaced);
    buffers.addInText(begun.longer, 100 * WORTH.numberBegun, replaced);
  }
}

/** Scores one word; its documents are in the buffers. */
function scoreWord(
  buffers: ScoreBuffers,
  { candidatesBySegment, numbers }: Interpretation,
  ask: ScoreRequest,
  withDescriptions: boolean,
): void {
  ask.languages.forEach((language, at) => {
    const { names, asides, descriptions } = language;
    const replaced = ask.replaced[at] ?? null;
    const candidates = candidatesBySegment[at] ?? new Map<number, number>();
    for (const [word, weight] of candidates) {
      const add = (postings: Postings, worth: number) =>
        buffers.addInText(docsOfWord(postings, word), Math.ceil(weight * worth), replaced);
      add(names, nameWorth(language, word, weight));
      add(asides, WORTH.aside);
      if (withDescriptions) add(descriptions, WORTH.description);
    }
    scoreLabels(buffers, language, candidates, ask);
    const segment = ask.segments[at];
    if (segment) scoreNumbers(buffers, segment, numbers, replaced);
  });
}

/** Of several words: the documents that match every word which has a match at all, or those that match the most words. */
function scoreWords(
  buffers: ScoreBuffers,
  interpretations: readonly Interpretation[],
  ask: ScoreRequest,
  { withDescriptions, last }: { withDescriptions: boolean; last: boolean },
): TextMatches {
  let met = 0;
  let lacks = false;
  for (const each of interpretations) {
    scoreWord(buffers, each, ask, withDescriptions);
    if (buffers.endWord(ask)) met += 1;
    else lacks ||= each.isRequired;
  }
  // A word without matches is skipped; one that only descriptions contain waits for them.
  const enough = last ? met : interpretations.length;
  const most = buffers.mostCovered(ask, interpretations.length);
  const found =
    !lacks && most > 0 && (most >= enough || last) ? buffers.collect(ask, Math.min(enough, most)) : noMatches;
  buffers.reset();
  return found;
}

export function createScorer(): Scorer {
  const buffers = new ScoreBuffers();

  function scoreOnce(
    interpretations: readonly Interpretation[],
    ask: ScoreRequest,
    pass: { withDescriptions: boolean; last: boolean },
  ): TextMatches {
    const [only] = interpretations;
    if (!only || interpretations.length > 1) return scoreWords(buffers, interpretations, ask, pass);
    scoreWord(buffers, only, ask, pass.withDescriptions);
    return buffers.collectWord(ask);
  }

  return {
    score(interpretations, ask) {
      buffers.reserve(ask.capacity);
      if (!ask.languages.some(({ descriptions }) => descriptions.docs.length > 0))
        return scoreOnce(interpretations, ask, { withDescriptions: false, last: true });
      const found = scoreOnce(interpretations, ask, { withDescriptions: false, last: false });
      return found.scores.length > 0
        ? found
        : scoreOnce(interpretations, ask, { withDescriptions: true, last: true });
    },
  };
}
