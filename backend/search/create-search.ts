/** Text search over a catalogue: one segment as it was built and a small one of what changed since. */
import { createBoard } from './score.ts';
import type { Found, SearchBuilder, SearchIndex, SearchSource, SearchText, Stemmer } from './search-index.ts';
import { createSegmentBuilder, type Segment } from './segment.ts';
import { createStemMemory, type StemMemory } from './stem-memory.ts';
import { createSynonymFinder, type SynonymFinder } from './synonyms.ts';
import { understand, type Language } from './understand.ts';
import { askedWords } from './words.ts';

/** Longer texts are cut: nobody types them. */
const LONGEST_TEXT = 200;

const none: Found = { docs: new Uint32Array(0), scores: new Uint16Array(0) };

interface Changed {
  texts: ReadonlyMap<string, SearchText>;
  numbers: readonly string[];
}

export function createSearchBuilder(source: SearchSource): SearchBuilder {
  const stems = createStemMemory();
  const builder = createSegmentBuilder(source.languages, stems.stemsOf);
  for (const label of source.labels) builder.addLabel(label);
  return {
    addText: builder.addText,
    addNumber: builder.addNumber,
    finish: () => createIndex(source, builder.finish(), stems),
  };
}

function createIndex(source: SearchSource, built: Segment, stems: StemMemory): SearchIndex {
  const board = createBoard();
  /** By document; null is one that is gone. */
  const changed = new Map<number, Changed | null>();
  let fresh: Segment | null = null;
  let capacity = source.size;
  let stemmer: Stemmer | null = null;
  const finders = new Map<string, SynonymFinder>();
  const codes = new Map(source.languages.map(({ id, code }) => [id, code]));

  function freshSegment(): Segment | null {
    if (changed.size === 0) return null;
    if (fresh) return fresh;
    const builder = createSegmentBuilder(source.languages, stems.stemsOf);
    for (const [doc, change] of changed) {
      for (const [languageId, text] of change?.texts ?? []) builder.addText(doc, languageId, text);
      for (const number of change?.numbers ?? []) builder.addNumber(doc, number);
    }
    fresh = builder.finish();
    return fresh;
  }

  function finderOf(code: string): SynonymFinder {
    const known = finders.get(code);
    if (known) return known;
    const made = createSynonymFinder(code, source.synonyms.get(code) ?? [], stems.stemsOf(code));
    finders.set(code, made);
    return made;
  }

  const segmentsNow = (): Segment[] => [built, freshSegment()].filter(segment => segment !== null);

  return {
    async learn(teacher) {
      stemmer = teacher;
      for (const segment of segmentsNow()) {
        for (const { code, vocabulary } of segment.languages.values()) {
          if (await stems.learn(code, vocabulary.spelled(), teacher)) vocabulary.forgetRoots();
          vocabulary.makeReady();
        }
      }
      for (const code of new Set(codes.values())) await stems.learn(code, finderOf(code).words, teacher);
      finders.clear();
    },
    async prepare(text, languageId) {
      const code = codes.get(languageId);
      if (!stemmer || code === undefined) return;
      const words = askedWords(text.slice(0, LONGEST_TEXT));
      // Without the database the letters must do.
      await stems.learnAsked(code, words, stemmer).catch(() => undefined);
    },
    match(text, languageId) {
      const segments = segmentsNow();
      const languages = segments.flatMap(segment => segment.languages.get(languageId) ?? []);
      const code = codes.get(languageId);
      if (code === undefined) return none;
      const language: Language = {
        segments: languages,
        synonyms: finderOf(code),
        stems: stems.stemsOf(code),
      };
      const meanings = understand(text.slice(0, LONGEST_TEXT), language);
      if (meanings.length === 0) return none;
      const isReplaced = changed.size > 0 ? (doc: number) => changed.has(doc) : null;
      return board.score(meanings, { segments, languages, docsOf: source.docsOf, isReplaced, capacity });
    },
    put(doc, texts, numbers) {
      changed.set(doc, texts && { texts, numbers });
      fresh = null;
      capacity = Math.max(capacity, doc + 1);
    },
    bytes: () => segmentsNow().reduce((sum, segment) => sum + segment.bytes(), 0),
  };
}
