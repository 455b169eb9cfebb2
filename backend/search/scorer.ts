/** Gives points to documents: for each asked word the best of its meanings in the text, and what its labels add. */
import { docsOfWord, type Postings } from './postings.ts';
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

/** Room for points is made once and cleaned after each question. */
export function createScorer(): Scorer {
  let inText = new Uint16Array(0);
  let inLabels = new Uint16Array(0);
  let points = new Uint32Array(0);
  let covered = new Uint8Array(0);
  let round = new Uint32Array(0);
  let touched = 0;

  function reserve(capacity: number): void {
    if (points.length >= capacity) return;
    const size = Math.ceil(capacity * 1.1) + 64;
    inText = new Uint16Array(size);
    inLabels = new Uint16Array(size);
    points = new Uint32Array(size);
    covered = new Uint8Array(size);
    round = new Uint32Array(size);
  }

  function addScore(to: Uint16Array, doc: number, worth: number): void {
    if (inText[doc] === 0 && inLabels[doc] === 0) {
      round[touched] = doc;
      touched += 1;
    }
    if ((to[doc] ?? 0) < worth) to[doc] = worth;
  }

  /** What only a hidden variant says leads to the product that is shown for it. */
  function addScoreOrLead(
    to: Uint16Array,
    doc: number,
    worth: number,
    { leadOf, isShown }: ScoreRequest,
  ): void {
    addScore(to, doc, worth);
    const lead = leadOf(doc);
    if (lead >= 0 && !isShown(doc)) addScore(to, lead, Math.ceil(worth * OF_VARIANT));
  }

  function scoreDocs(
    postings: Postings,
    word: number,
    worth: number,
    { ask, isReplaced }: { ask: ScoreRequest; isReplaced: Replaced },
  ): void {
    for (const doc of docsOfWord(postings, word))
      if (!isReplaced?.(doc)) addScoreOrLead(inText, doc, worth, ask);
  }

  function scoreLabels(
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
      for (const doc of ask.docsOf(label.value)) addScoreOrLead(inLabels, doc, worth, ask);
  }

  function scoreNumbers(
    { numbers }: Segment,
    asked: ReadonlySet<string>,
    { ask, isReplaced }: { ask: ScoreRequest; isReplaced: Replaced },
  ): void {
    for (const number of asked) {
      numbers.eachFrom(number, (doc, exact) => {
        const worth = 100 * (exact ? WORTH.number : WORTH.numberBegun);
        if (!isReplaced?.(doc)) addScoreOrLead(inText, doc, worth, ask);
      });
    }
  }

  /** One word: answers how many documents have it. */
  function scoreWord(
    { candidatesBySegment, numbers }: Interpretation,
    ask: ScoreRequest,
    withDescriptions: boolean,
  ): number {
    touched = 0;
    ask.languages.forEach((language, at) => {
      const place = { ask, isReplaced: ask.isReplaced[at] ?? null };
      const candidates = candidatesBySegment[at] ?? new Map<number, number>();
      for (const [word, weight] of candidates) {
        scoreDocs(language.names, word, Math.ceil(weight * nameWorth(language, word, weight)), place);
        scoreDocs(language.asides, word, Math.ceil(weight * WORTH.aside), place);
        if (withDescriptions)
          scoreDocs(language.descriptions, word, Math.ceil(weight * WORTH.description), place);
      }
      scoreLabels(language, candidates, ask);
      const segment = ask.segments[at];
      if (segment) scoreNumbers(segment, numbers, place);
    });
    for (let at = 0; at < touched; at += 1) {
      const doc = round[at] ?? 0;
      points[doc] = (points[doc] ?? 0) + (inText[doc] ?? 0) + (inLabels[doc] ?? 0);
      covered[doc] = (covered[doc] ?? 0) + 1;
      inText[doc] = 0;
      inLabels[doc] = 0;
    }
    return touched;
  }

  /** Documents that have `least` of the words. */
  function collect(least: number, { capacity, isShown }: ScoreRequest): Found {
    let count = 0;
    for (let doc = 0; doc < capacity; doc += 1) {
      if ((covered[doc] ?? 0) < least) continue;
      if (isShown(doc)) count += 1;
      else covered[doc] = 0;
    }
    const docs = new Uint32Array(count);
    const scores = new Uint16Array(count);
    let at = 0;
    for (let doc = 0; doc < capacity && at < count; doc += 1) {
      if ((covered[doc] ?? 0) < least) continue;
      docs[at] = doc;
      scores[at] = Math.min(60_000, points[doc] ?? 0);
      at += 1;
    }
    return { docs, scores };
  }

  /** The most of the words that any document has. */
  function mostCovered({ capacity, isShown }: ScoreRequest): number {
    let most = 0;
    for (let doc = 0; doc < capacity; doc += 1)
      if ((covered[doc] ?? 0) > most && isShown(doc)) most = covered[doc] ?? 0;
    return most;
  }

  function reset(): void {
    points.fill(0);
    covered.fill(0);
  }

  return {
    score(interpretations, ask) {
      reserve(ask.capacity);
      const hasDescriptions = ask.languages.some(({ descriptions }) => descriptions.docs.length > 0);
      for (const withDescriptions of hasDescriptions ? [false, true] : [false]) {
        const last = withDescriptions || !hasDescriptions;
        const met = interpretations.filter(meaning => scoreWord(meaning, ask, withDescriptions) > 0).length;
        // A word that nothing has is left out; one that only descriptions have waits for them.
        const enough = last ? met : interpretations.length;
        const most = mostCovered(ask);
        const found = most > 0 && (most >= enough || last) ? collect(Math.min(enough, most), ask) : none;
        reset();
        if (found.docs.length > 0) return found;
      }
      return none;
    },
  };
}
