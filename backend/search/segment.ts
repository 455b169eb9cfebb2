/** A portion of the catalogue with its words: the build, or the documents that changed since. */
import { type Bits, hasBit } from '#backend/kernel/bits.ts';
import { createNumbers, type Numbers } from './numbers.ts';
import { createPairs, docsOfWord, type Pairs, type Postings } from './postings.ts';
import { opensAside } from './roots.ts';
import type { SearchDescription, SearchLabel, SearchLanguage, SearchText } from './search-index.ts';
import type { Steps } from './steps.ts';
import { createVocabulary, type Stems, type Vocabulary } from './vocabulary.ts';
import { queryWordsOf, textOfMarkup, textWords, type Word } from './words.ts';

export interface LabelUse {
  label: SearchLabel;
  /** Number of words of the label; a single word scores more. */
  words: number;
}

export interface LanguageSegment {
  code: string;
  vocabulary: Vocabulary;
  names: Postings;
  /** Words of names that say what the thing is for, and the sizes it comes in. */
  asides: Postings;
  descriptions: Postings;
  labels: ReadonlyMap<number, readonly LabelUse[]>;
  /** Whether any document still has the word; undefined when nothing of the portion was replaced. */
  isLive?: ((word: number) => boolean) | undefined;
}

/** The same portion, where some documents are looked for elsewhere. */
export function without(language: LanguageSegment, replaced: Bits | null): LanguageSegment {
  if (!replaced) return language;
  const { names, asides, descriptions, labels } = language;
  const isLive = (word: number) =>
    labels.has(word) ||
    [names, asides, descriptions].some(postings =>
      docsOfWord(postings, word).some(doc => !hasBit(replaced, doc)),
    );
  return { ...language, isLive };
}

/** Whether a name or a label has the word; other words are in descriptions only. */
export const isNamed = ({ names, asides, labels }: LanguageSegment, word: number): boolean =>
  labels.has(word) || docsOfWord(names, word).length > 0 || docsOfWord(asides, word).length > 0;

export interface SearchSegment {
  languages: ReadonlyMap<string, LanguageSegment>;
  numbers: Numbers;
  bytes(): number;
}

export interface SegmentBuilder {
  addText(doc: number, languageId: string, text: SearchText): void;
  addDescription(description: SearchDescription): void;
  addNumber(doc: number, number: string): void;
  addLabel(label: SearchLabel): void;
  /** Long work for a large shop. */
  finish(): Steps<SearchSegment>;
}

interface Draft {
  language: SearchLanguage;
  vocabulary: Vocabulary;
  names: Pairs;
  asides: Pairs;
  descriptions: Pairs;
  labels: Map<number, LabelUse[]>;
}

/** Only the beginning of a description is indexed. */
const MAX_DESCRIPTION_LENGTH = 4000;

/** Words of a name or label; those that say what the thing is for are aside. */
export function* nameWords(languageCode: string, name: string): Iterable<{ word: Word; aside: boolean }> {
  let aside = false;
  for (const word of textWords(name)) {
    yield { word, aside };
    aside ||= opensAside(languageCode, word.plain);
  }
}

export const descriptionWords = (text: string): Word[] =>
  textWords(textOfMarkup(text.slice(0, MAX_DESCRIPTION_LENGTH)));

export function createSegmentBuilder(
  languages: readonly SearchLanguage[],
  stemsOf: (languageCode: string) => Stems,
): SegmentBuilder {
  const numbers = createNumbers();
  const drafts = new Map(
    languages.map((language): [string, Draft] => [
      language.id,
      {
        language,
        vocabulary: createVocabulary(language.code, stemsOf(language.code)),
        names: createPairs(),
        asides: createPairs(),
        descriptions: createPairs(),
        labels: new Map(),
      },
    ]),
  );

  function addDescription({ doc, languageId, text }: SearchDescription): void {
    const draft = drafts.get(languageId);
    if (!draft) return;
    const seen = new Set<number>();
    for (const word of descriptionWords(text)) {
      const id = draft.vocabulary.take(word);
      if (seen.has(id)) continue;
      seen.add(id);
      draft.descriptions.add(id, doc);
    }
  }

  return {
    addText(doc, languageId, { name, sizes = [], description }) {
      const draft = drafts.get(languageId);
      if (!draft) return;
      if (description) addDescription({ doc, languageId, text: description });
      for (const size of sizes)
        for (const word of textWords(size)) draft.asides.add(draft.vocabulary.take(word), doc);
      for (const { word, aside } of nameWords(draft.language.code, name))
        (aside ? draft.asides : draft.names).add(draft.vocabulary.take(word), doc);
    },
    addDescription,
    addNumber: (doc, number) => numbers.add(doc, number),
    addLabel(label) {
      for (const [languageId, text] of label.texts) {
        const draft = drafts.get(languageId);
        if (!draft) continue;
        const words = queryWordsOf(text).length;
        for (const { word, aside } of nameWords(draft.language.code, text)) {
          const id = draft.vocabulary.take(word);
          const uses = draft.labels.get(id) ?? [];
          draft.labels.set(id, uses);
          if (uses.at(-1)?.label !== label) uses.push({ label, words: aside ? words * 2 : words });
        }
      }
    },
    *finish() {
      const finished = new Map<string, LanguageSegment>();
      for (const [id, draft] of drafts) {
        finished.set(id, finishLanguage(draft));
        yield;
      }
      const finishedNumbers = yield* numbers.finish();
      return segmentFrom(finished, finishedNumbers);
    },
  };
}

export const segmentFrom = (
  languages: ReadonlyMap<string, LanguageSegment>,
  numbers: Numbers,
): SearchSegment => ({
  languages,
  numbers,
  bytes: () => numbers.bytes() + bytesOf(languages.values()),
});

function finishLanguage({
  language,
  vocabulary,
  names,
  asides,
  descriptions,
  labels,
}: Draft): LanguageSegment {
  const size = vocabulary.size();
  return {
    code: language.code,
    vocabulary,
    names: names.sorted(size),
    asides: asides.sorted(size),
    descriptions: descriptions.sorted(size),
    labels,
  };
}

function bytesOf(languages: Iterable<LanguageSegment>): number {
  let sum = 0;
  for (const { names, asides, descriptions, vocabulary } of languages) {
    for (const { starts, docs } of [names, asides, descriptions]) sum += starts.byteLength + docs.byteLength;
    // A word, its sorted place, its root and its end, with what the engine stores beside a text.
    sum += vocabulary.size() * 320;
  }
  return sum;
}
