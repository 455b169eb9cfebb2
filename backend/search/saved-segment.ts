/** Saves the segments of a search index as named sections, and restores them. */
import { putTexts, type SectionReader, type SectionWriter, takeTexts } from '#backend/kernel/sections.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import type { Postings } from './postings.ts';
import type { SearchLabel, SearchLanguage } from './search-index.ts';
import { type LabelUse, type LanguageSegment, type SearchSegment, segmentFrom } from './segment.ts';
import { sortedWords } from './similar-words.ts';
import type { StemMemory } from './stem-memory.ts';
import { createVocabulary, type Stems, type Vocabulary } from './vocabulary.ts';

async function putPostings(to: SectionWriter, name: string, { starts, docs }: Postings): Promise<void> {
  await to.put(`${name} starts`, starts);
  await to.put(`${name} docs`, docs);
}

const takePostings = async (from: SectionReader, name: string): Promise<Postings> => ({
  starts: await from.take(`${name} starts`, Uint32Array),
  docs: await from.take(`${name} docs`, Uint32Array),
});

async function putVocabulary(to: SectionWriter, name: string, vocabulary: Vocabulary): Promise<void> {
  vocabulary.makeReady();
  const { roots, words } = vocabulary.byRoots();
  const ends = vocabulary.byEnds();
  const plain = vocabulary.plain();
  const marked = [...plain.keys()].filter(id => vocabulary.spelling(id) !== plain[id]);
  await putTexts(to, `${name} words`, plain);
  await to.put(`${name} marked`, Uint32Array.from(marked));
  await putTexts(to, `${name} spelled`, marked.map(vocabulary.spelling));
  await to.put(`${name} letters`, vocabulary.byLetters().ids);
  await putTexts(to, `${name} roots`, roots);
  await putPostings(to, `${name} rooted`, words);
  await putTexts(to, `${name} ends`, ends.words);
  await to.put(`${name} ended`, ends.ids);
}

async function takeVocabulary(
  from: SectionReader,
  name: string,
  code: string,
  stems: Stems,
): Promise<Vocabulary> {
  const plain = await takeTexts(from, `${name} words`);
  const marked = await from.take(`${name} marked`, Uint32Array);
  const texts = await takeTexts(from, `${name} spelled`);
  const ids = await from.take(`${name} letters`, Uint32Array);
  return createVocabulary(code, stems, {
    plain,
    marked: { ids: marked, texts },
    letters: { ...sortedWords(Array.from(ids, id => plain[id] ?? '')), ids },
    roots: {
      roots: await takeTexts(from, `${name} roots`),
      words: await takePostings(from, `${name} rooted`),
    },
    ends: {
      ...sortedWords(await takeTexts(from, `${name} ends`)),
      ids: await from.take(`${name} ended`, Uint32Array),
    },
  });
}

/** Three numbers for each use: word, position of the label, number of words. */
async function putLabels(
  to: SectionWriter,
  name: string,
  uses: LanguageSegment['labels'],
  labels: readonly SearchLabel[],
): Promise<void> {
  const places = new Map(labels.map((label, place) => [label, place]));
  const flat = [...uses].flatMap(([word, own]) =>
    own.flatMap(({ label, words }) => [word, places.get(label) ?? 0, words]),
  );
  await to.put(name, Uint32Array.from(flat));
}

async function takeLabels(
  from: SectionReader,
  name: string,
  labels: readonly SearchLabel[],
): Promise<Map<number, LabelUse[]>> {
  const flat = await from.take(name, Uint32Array);
  const uses = new Map<number, LabelUse[]>();
  for (let at = 0; at < flat.length; at += 3) {
    const [word = 0, place = 0, words = 0] = flat.subarray(at, at + 3);
    const label = labels[place];
    if (!label) throw new Error('a saved word belongs to a missing label');
    const own = uses.get(word);
    if (own) own.push({ label, words });
    else uses.set(word, [{ label, words }]);
  }
  return uses;
}

async function putNumbers(to: SectionWriter, name: string, { columns }: Numbers): Promise<void> {
  await to.put(`${name} keys`, columns.keys);
  await to.put(`${name} docs`, columns.docs);
  await to.put(`${name} tail starts`, columns.tailStarts);
  await to.put(`${name} tails`, columns.tails);
}

const takeNumbers = async (from: SectionReader, name: string): Promise<Numbers> =>
  numbersOf({
    keys: await from.take(`${name} keys`, Float64Array),
    docs: await from.take(`${name} docs`, Uint32Array),
    tailStarts: await from.take(`${name} tail starts`, Uint32Array),
    tails: await from.take(`${name} tails`, Uint8Array),
  });

export async function putSegment(
  to: SectionWriter,
  name: string,
  segment: SearchSegment,
  labels: readonly SearchLabel[],
): Promise<void> {
  for (const [id, language] of segment.languages) {
    const own = `${name} ${id}`;
    await putVocabulary(to, own, language.vocabulary);
    await putPostings(to, `${own} names`, language.names);
    await putPostings(to, `${own} asides`, language.asides);
    await putPostings(to, `${own} descriptions`, language.descriptions);
    await putLabels(to, `${own} labels`, language.labels, labels);
  }
  await putNumbers(to, `${name} numbers`, segment.numbers);
}

interface SegmentSource {
  languages: readonly SearchLanguage[];
  labels: readonly SearchLabel[];
  stems: StemMemory;
}

export async function takeSegment(
  from: SectionReader,
  name: string,
  { languages, labels, stems }: SegmentSource,
): Promise<SearchSegment> {
  const taken = new Map<string, LanguageSegment>();
  for (const { id, code } of languages) {
    const own = `${name} ${id}`;
    taken.set(id, {
      code,
      vocabulary: await takeVocabulary(from, own, code, stems.stemsOf(code)),
      names: await takePostings(from, `${own} names`),
      asides: await takePostings(from, `${own} asides`),
      descriptions: await takePostings(from, `${own} descriptions`),
      labels: await takeLabels(from, `${own} labels`, labels),
    });
  }
  return segmentFrom(taken, await takeNumbers(from, `${name} numbers`));
}

/** Stems of texts by language. Stop words, which have none, are saved apart. */
export async function putStems(to: SectionWriter, codes: Iterable<string>, stems: StemMemory): Promise<void> {
  for (const code of new Set(codes)) {
    const learnt = [...stems.learnt(code)];
    await putTexts(
      to,
      `stemmed ${code}`,
      learnt.map(([plain]) => plain),
    );
    await putTexts(
      to,
      `stems ${code}`,
      learnt.map(([, stem]) => stem ?? ''),
    );
    await to.put(
      `stop words ${code}`,
      Uint8Array.from(learnt, ([, stem]) => (stem === null ? 1 : 0)),
    );
  }
}

export async function takeStems(
  from: SectionReader,
  codes: Iterable<string>,
  stems: StemMemory,
): Promise<void> {
  for (const code of new Set(codes)) {
    const plain = await takeTexts(from, `stemmed ${code}`);
    const found = await takeTexts(from, `stems ${code}`);
    const stops = await from.take(`stop words ${code}`, Uint8Array);
    stems.recall(
      code,
      plain,
      found.map((stem, at) => (stops[at] === 1 ? null : stem)),
    );
  }
}
