/** Text search over a catalogue: one segment from the build and a small one of later changes. */
import { type Bits, noBits, withBit } from '#backend/kernel/bits.ts';
import type { SectionReader } from '#backend/kernel/sections.ts';
import type { QueryLanguage } from './interpretations.ts';
import { similarWords } from './neighbours.ts';
import { parseQuery } from './parse-query.ts';
import { readQueryWords } from './query-words.ts';
import { putSegment, putStems, takeSegment, takeStems } from './saved-segment.ts';
import { createScorer } from './scorer.ts';
import {
  noMatches,
  type SearchBuilder,
  type SearchIndex,
  type SearchSource,
  type SearchText,
  type Stemmer,
} from './search-index.ts';
import { createSegmentBuilder, type LanguageSegment, type SearchSegment, without } from './segment.ts';
import { createStemMemory, type StemMemory } from './stem-memory.ts';
import { pause, runAtOnce, runYielding } from './steps.ts';
import { createSynonymFinder, type SynonymFinder } from './synonyms.ts';

/** Longer texts are truncated. */
const MAX_TEXT_LENGTH = 200;

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
    finish: async () => createIndex(source, { built: await runYielding(builder.finish()) }, stems),
  };
}

/** Restores what `save` has written. The labels and languages of the source must be those of the saved index. */
export async function restoreSearch(source: SearchSource, from: SectionReader): Promise<SearchIndex> {
  const stems = createStemMemory();
  const [isDescribed] = await from.take('is described', Uint8Array);
  await takeStems(from, codesOf(source), stems);
  const segmentSource = { languages: source.languages, labels: source.labels, stems };
  const built = await takeSegment(from, 'built', segmentSource);
  if (isDescribed !== 1) return createIndex(source, { built }, stems);
  return createIndex(
    source,
    { built, described: await takeSegment(from, 'described', segmentSource) },
    stems,
  );
}

const codesOf = ({ languages }: SearchSource): string[] => languages.map(({ code }) => code);

interface Portion {
  segment: SearchSegment;
  /** Documents that must not be searched in it. */
  replaced: Bits | null;
}

const segmentsIn = (portions: readonly Portion[], languageId: string): LanguageSegment[] =>
  portions.flatMap(({ segment, replaced }) => {
    const language = segment.languages.get(languageId);
    return language ? [without(language, replaced)] : [];
  });

/** A query with the segments of its language and of the others. */
function queryOf(
  source: SearchSource,
  { stemsOf }: StemMemory,
  portions: readonly Portion[],
  languageId: string,
  synonyms: SynonymFinder,
  code: string,
) {
  const portionsIn = (id: string) =>
    portions.flatMap(({ segment, replaced }) => {
      const language = segment.languages.get(id);
      return language ? [{ segment, language: without(language, replaced), replaced }] : [];
    });
  const known = portionsIn(languageId);
  const foreign = source.languages.flatMap(({ id, code: other }) =>
    id === languageId ? [] : [{ portions: portionsIn(id), stems: stemsOf(other) }],
  );
  const languages = known.map(({ language }) => language);
  const others = foreign.map(({ portions: each, stems }) => ({
    segments: each.map(({ language }) => language),
    stems,
  }));
  const language: QueryLanguage = { segments: languages, synonyms, stems: stemsOf(code), others };
  return {
    language,
    request: {
      segments: known.map(({ segment }) => segment),
      languages: [...languages, ...others.flatMap(({ segments }) => segments)],
      docsOf: source.docsOf,
      replaced: [...known, ...foreign.flatMap(({ portions: each }) => each)].map(({ replaced }) => replaced),
      lead: source.lead ?? null,
    },
  };
}

async function learnSegment(stems: StemMemory, segment: SearchSegment, teacher: Stemmer): Promise<void> {
  for (const { code, vocabulary } of segment.languages.values()) {
    if (await stems.learn(code, vocabulary.spelled(), teacher)) vocabulary.forgetRoots();
    vocabulary.makeReady();
  }
}

function segmentOf(
  source: SearchSource,
  { stemsOf }: StemMemory,
  changed: ReadonlyMap<number, Changed | null>,
): SearchSegment {
  const builder = createSegmentBuilder(source.languages, stemsOf);
  for (const [doc, change] of changed) {
    for (const [languageId, text] of change?.texts ?? []) builder.addText(doc, languageId, text);
    for (const number of change?.numbers ?? []) builder.addNumber(doc, number);
  }
  return runAtOnce(builder.finish());
}

interface Finished {
  built: SearchSegment;
  described?: SearchSegment;
}

function createIndex(source: SearchSource, finished: Finished, stems: StemMemory): SearchIndex {
  const { built } = finished;
  const scorer = createScorer();
  /** By document; null is a removed one. */
  const changed = new Map<number, Changed | null>();
  let replaced = noBits(source.size);
  /** Documents that changed after they were described. */
  let restated = noBits(source.size);
  let described: SearchSegment | null = finished.described ?? null;
  let fresh: SearchSegment | null = null;
  let capacity = source.size;
  let stemmer: Stemmer | null = null;
  const finders = new Map<string, SynonymFinder>();
  const codes = new Map(source.languages.map(({ id, code }) => [id, code]));

  function finderOf(code: string): SynonymFinder {
    const known = finders.get(code);
    if (known) return known;
    const made = createSynonymFinder(code, source.synonyms.get(code) ?? [], stems.stemsOf(code));
    finders.set(code, made);
    return made;
  }

  function portions(): Portion[] {
    const any = changed.size > 0;
    return [
      { segment: built, replaced: any ? replaced : null },
      ...(described ? [{ segment: described, replaced: any ? restated : null }] : []),
      ...(any ? [{ segment: (fresh ??= segmentOf(source, stems, changed)), replaced: null }] : []),
    ];
  }

  return {
    async learn(teacher) {
      stemmer = teacher;
      for (const { segment } of portions()) await learnSegment(stems, segment, teacher);
      for (const code of new Set(codes.values())) await stems.learn(code, finderOf(code).words, teacher);
      finders.clear();
    },
    async describe(descriptions) {
      const builder = createSegmentBuilder(source.languages, stems.stemsOf);
      restated = noBits(capacity);
      for await (const portion of descriptions) {
        for (const description of portion) builder.addDescription(description);
        await pause();
      }
      const segment = await runYielding(builder.finish());
      if (stemmer) await learnSegment(stems, segment, stemmer);
      described = segment;
    },
    async prepare(text, languageId) {
      const code = codes.get(languageId);
      if (!stemmer || code === undefined) return;
      const segments = portions().flatMap(({ segment }) => segment.languages.get(languageId) ?? []);
      const words = readQueryWords(text.slice(0, MAX_TEXT_LENGTH), segments).filter(({ hasStem }) => hasStem);
      // Without the database, words match by letters only.
      await stems.learnAsked(code, words, stemmer).catch(() => undefined);
    },
    similar: async (text, languageId) =>
      similarWords(text.slice(0, MAX_TEXT_LENGTH), segmentsIn(portions(), languageId)),
    match(text, languageId, shown) {
      const code = codes.get(languageId);
      if (code === undefined) return noMatches;
      const { language, request } = queryOf(source, stems, portions(), languageId, finderOf(code), code);
      const interpretations = parseQuery(text.slice(0, MAX_TEXT_LENGTH), language);
      if (interpretations.length === 0) return noMatches;
      return scorer.score(interpretations, { ...request, shown, capacity });
    },
    put(doc, texts, numbers) {
      changed.set(doc, texts && { texts, numbers });
      capacity = Math.max(capacity, doc + 1);
      replaced = withBit(replaced, doc);
      restated = withBit(restated, doc);
      fresh = null;
    },
    isDescribed: () => described !== null,
    async save(to) {
      const alsoDescribed = described;
      await to.put('is described', Uint8Array.of(alsoDescribed ? 1 : 0));
      await putStems(to, codesOf(source), stems);
      await putSegment(to, 'built', built, source.labels);
      if (alsoDescribed) await putSegment(to, 'described', alsoDescribed, source.labels);
    },
    bytes: () => portions().reduce((sum, { segment }) => sum + segment.bytes(), 0),
  };
}
