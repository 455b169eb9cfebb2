/** Gives points to documents: for each asked word the best of its meanings in the text, and what its labels add. */
import { docsOfWord, type Postings } from './postings.ts';
import { createScoreBuffers, type ScoreBuffers } from './score-buffers.ts';
import type { Found, SearchLabel } from './search-index.ts';
import type { LanguageSegment, Segment } from './segment.ts';
import type { Interpretation } from './parse-query.ts';

/** What a hundred of weight is worth where it stands. */
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
/** What is left of it for the product that stands for a hidden variant. */
const OF_VARIANT = 0.6;
/** A label of many words says little by one of them. */
const LEAST_SHARE = 0.25;

/** What is left of a brand's worth when it is not written as it is. */
const RESEMBLING = 0.4;

/** `Hihnala` is not a belt: a name that only resembles what was asked says little by standing in a product's name. */
const nameWorth = ({ labels }: LanguageSegment, word: number, weight: number): number =>
  weight < 100 && labels.get(word)?.some(({ label }) => label.kind === 'brand') ? WORTH.name / 3 : WORTH.name;

export interface Scorer {
  score(interpretations: readonly Interpretation[], ask: ScoreRequest): Found;
}

export interface ScoreRequest {
  segments: readonly Segment[];
  /** Of the segments in the language that is asked in, then those of the others. */
  languages: readonly LanguageSegment[];
  docsOf(value: number): Uint32Array;
  /** By segment: documents that a later one has anew. */
  isReplaced: readonly (((doc: number) => boolean) | null)[];
  isShown(doc: number): boolean;
  /** -1 for one that stands for itself. */
  leadOf(doc: number): number;
  /** One more than the highest document. */
  capacity: number;
}

type Replaced = ScoreRequest['isReplaced'][number];

const none: Found = { docs: new Uint32Array(0), scores: new Uint16Array(0) };

/** A score that only a hidden variant has counts, reduced, for the product that is shown for it. */
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
        // A word that nothing has is left out; one that only descriptions have waits for them.
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
