/** Scores documents: for each query word the best candidate in the text, plus its labels. */
import { docsOfWord, type Postings } from './postings.ts';
import { createScoreBuffers, type ScoreBuffers } from './score-buffers.ts';
import type { Found, SearchLabel } from './search-index.ts';
import type { LanguageSegment, Segment } from './segment.ts';
import type { Interpretation } from './parse-query.ts';

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
/** Factor for the product that is shown for a hidden variant. */
const OF_VARIANT = 0.6;
/** Minimum share for one word of a label with many words. */
const LEAST_SHARE = 0.25;

/** Factor for a brand that is not spelled exactly. */
const RESEMBLING = 0.4;

/** `Hihnala` is a brand, not a belt: a similar brand name in a product's name scores less. */
const nameWorth = ({ labels }: LanguageSegment, word: number, weight: number): number =>
  weight < 100 && labels.get(word)?.some(({ label }) => label.kind === 'brand') ? WORTH.name / 3 : WORTH.name;

export interface Scorer {
  score(interpretations: readonly Interpretation[], ask: ScoreRequest): Found;
}

export interface ScoreRequest {
  segments: readonly Segment[];
  /** Segments in the language of the query, then those of the other languages. */
  languages: readonly LanguageSegment[];
  docsOf(value: number): Uint32Array;
  /** By segment: documents that a later segment replaces. */
  isReplaced: readonly (((doc: number) => boolean) | null)[];
  isShown(doc: number): boolean;
  /** -1 for one that stands for itself. */
  leadOf(doc: number): number;
  /** One more than the highest document. */
  capacity: number;
}

type Replaced = ScoreRequest['isReplaced'][number];

const none: Found = { docs: new Uint32Array(0), scores: new Uint16Array(0) };

/** A score of a hidden variant counts, reduced, for the product that is shown for it. */
function addOrLead(
  add: (doc: number, worth: number) => void,
  doc: number,
  worth: number,
  { leadOf, isShown }: ScoreRequest,
): void {
  add(doc, worth);
  const lead = leadOf(doc);
  if (lead >= 0 && !isShown(doc)) add(lead, Math.ceil(worth * OF_VARIANT));
}

function scoreDocs(
  { addInText }: ScoreBuffers,
  postings: Postings,
  word: number,
  worth: number,
  { ask, isReplaced }: { ask: ScoreRequest; isReplaced: Replaced },
): void {
  for (const doc of docsOfWord(postings, word)) if (!isReplaced?.(doc)) addOrLead(addInText, doc, worth, ask);
}

function scoreLabels(
  { addInLabels }: ScoreBuffers,
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
  for (const [label, worth] of best)
    for (const doc of ask.docsOf(label.value)) addOrLead(addInLabels, doc, worth, ask);
}

function scoreNumbers(
  { addInText }: ScoreBuffers,
  { numbers }: Segment,
  asked: ReadonlySet<string>,
  { ask, isReplaced }: { ask: ScoreRequest; isReplaced: Replaced },
): void {
  for (const number of asked) {
    numbers.eachFrom(number, (doc, exact) => {
      const worth = 100 * (exact ? WORTH.number : WORTH.numberBegun);
      if (!isReplaced?.(doc)) addOrLead(addInText, doc, worth, ask);
    });
  }
}

/** Scores one word and returns how many documents have it. */
function scoreWord(
  buffers: ScoreBuffers,
  { candidatesBySegment, numbers }: Interpretation,
  ask: ScoreRequest,
  withDescriptions: boolean,
): number {
  buffers.beginWord();
  ask.languages.forEach((language, at) => {
    const place = { ask, isReplaced: ask.isReplaced[at] ?? null };
    const candidates = candidatesBySegment[at] ?? new Map<number, number>();
    for (const [word, weight] of candidates) {
      scoreDocs(buffers, language.names, word, Math.ceil(weight * nameWorth(language, word, weight)), place);
      scoreDocs(buffers, language.asides, word, Math.ceil(weight * WORTH.aside), place);
      if (withDescriptions)
        scoreDocs(buffers, language.descriptions, word, Math.ceil(weight * WORTH.description), place);
    }
    scoreLabels(buffers, language, candidates, ask);
    const segment = ask.segments[at];
    if (segment) scoreNumbers(buffers, segment, numbers, place);
  });
  return buffers.endWord();
}

export function createScorer(): Scorer {
  const buffers = createScoreBuffers();
  return {
    score(interpretations, ask) {
      buffers.reserve(ask.capacity);
      const hasDescriptions = ask.languages.some(({ descriptions }) => descriptions.docs.length > 0);
      for (const withDescriptions of hasDescriptions ? [false, true] : [false]) {
        const last = withDescriptions || !hasDescriptions;
        const met = interpretations.filter(
          each => scoreWord(buffers, each, ask, withDescriptions) > 0,
        ).length;
        // A word without matches is skipped; one that only descriptions contain waits for them.
        const enough = last ? met : interpretations.length;
        const most = buffers.mostCovered(ask.capacity, ask.isShown);
        const found =
          most > 0 && (most >= enough || last)
            ? buffers.collect(Math.min(enough, most), ask.capacity, ask.isShown)
            : none;
        buffers.reset();
        if (found.docs.length > 0) return found;
      }
      return none;
    },
  };
}
