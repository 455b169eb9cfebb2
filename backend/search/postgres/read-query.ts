/**
 * A query with the part of the index that it needs: words and postings are read from the database, and understood by
 * the same code as in the index in memory.
 */
import type { QueryLanguage } from '../interpretations.ts';
import { createNumbers, type Numbers } from '../numbers.ts';
import { type Interpretation, parseQuery } from '../parse-query.ts';
import { createPairs, type Pairs } from '../postings.ts';
import { readQueryWords } from '../query-words.ts';
import type { SearchLanguage, SearchSource } from '../search-index.ts';
import { type LabelUse, type LanguageSegment, type SearchSegment, segmentFrom } from '../segment.ts';
import { runAtOnce } from '../steps.ts';
import { createVocabulary } from '../vocabulary.ts';
import { queryWordsOf } from '../words.ts';
import { readWords, type WordPorts } from './asked-words.ts';
import { FIELD, NUMBER } from './lexemes.ts';
import type { NearWord } from './near-words.ts';
import { type ReadPosting, readPostings } from './read-postings.ts';

export interface QueryPorts extends WordPorts {
  source: SearchSource;
  /** By language id, words of labels. */
  labels: ReadonlyMap<string, ReadonlyMap<string, readonly LabelUse[]>>;
}

export interface ReadQuery {
  interpretations: readonly Interpretation[];
  segments: readonly SearchSegment[];
  languages: readonly LanguageSegment[];
}

/** Maximum number of words of a query. */
const MAX_WORDS = 8;
/** A word that no product has any more is dropped, and the query read again. */
const MAX_ROUNDS = 3;

/** Words of names, and those of descriptions, apart as in the index in memory; every word has some document. */
function wordSegments(
  { stems, labels }: Pick<QueryPorts, 'stems' | 'labels'>,
  { id, code }: SearchLanguage,
  words: readonly NearWord[],
): LanguageSegment[] {
  return [true, false].map(named => {
    const vocabulary = createVocabulary(code, stems.stemsOf(code));
    const uses = new Map<number, readonly LabelUse[]>();
    const pairs = createPairs();
    for (const word of words) {
      if (word.named !== named) continue;
      const number = vocabulary.take(word);
      pairs.add(number, 0);
      const labelled = labels.get(id)?.get(word.plain);
      if (named && labelled) uses.set(number, labelled);
    }
    const some = pairs.sorted(vocabulary.size());
    const none = createPairs().sorted(vocabulary.size());
    return {
      code,
      vocabulary,
      names: named ? some : none,
      asides: none,
      descriptions: named ? none : some,
      labels: uses,
    };
  });
}

type Field = (typeof FIELD)[keyof typeof FIELD];

function withPostings(
  segment: LanguageSegment,
  postings: readonly ReadPosting[],
  docOf: SearchSource['docOf'],
): LanguageSegment {
  const pairs: Record<Field, Pairs> = { A: createPairs(), B: createPairs(), D: createPairs() };
  for (const { lexeme, fields, ids } of postings) {
    const word = segment.vocabulary.find(lexeme);
    if (word === undefined) continue;
    for (const field of Object.values(FIELD)) {
      if (!fields.includes(field)) continue;
      for (const doc of docsOf(ids, docOf)) pairs[field].add(word, doc);
    }
  }
  const size = segment.vocabulary.size();
  const [names, asides, descriptions] = [pairs.A, pairs.B, pairs.D].map(each => each.sorted(size));
  return names && asides && descriptions ? { ...segment, names, asides, descriptions } : segment;
}

const docsOf = (ids: readonly number[], docOf: SearchSource['docOf']): number[] =>
  ids.flatMap(id => docOf(id) ?? []);

function numbersOf(postings: readonly ReadPosting[], docOf: SearchSource['docOf']): Numbers {
  const numbers = createNumbers();
  for (const { lexeme, ids } of postings)
    if (lexeme.startsWith(NUMBER)) for (const doc of docsOf(ids, docOf)) numbers.add(doc, lexeme);
  return runAtOnce(numbers.finish());
}

interface Vocabularies {
  language: SearchLanguage;
  segments: readonly LanguageSegment[];
}

/** The language of the query first, then the others, with the words that the query may mean in them. */
async function readVocabularies(
  ports: QueryPorts,
  text: string,
  languageId: string,
): Promise<{ language: SearchLanguage; words: NearWord[] }[]> {
  const { languages } = ports.source;
  const inOrder = [...languages].sort(
    (one, other) => Number(other.id === languageId) - Number(one.id === languageId),
  );
  const asked = queryWordsOf(text).slice(0, MAX_WORDS);
  if (asked.length === 0) return [];
  return Promise.all(
    inOrder.map(async language => ({ language, words: await readWords(ports, language, asked) })),
  );
}

/** Words that similar searches are made of, without their documents. */
export async function readSegments(
  ports: QueryPorts,
  text: string,
  languageId: string,
): Promise<readonly LanguageSegment[]> {
  const [own] = await readVocabularies(ports, text, languageId);
  return own ? wordSegments(ports, own.language, own.words) : [];
}

/** Candidates of every interpretation in the segment at this place. */
const candidatesAt = (interpretations: readonly Interpretation[], at: number): number[] => [
  ...new Set(
    interpretations.flatMap(({ candidatesBySegment }) => [...(candidatesBySegment[at]?.keys() ?? [])]),
  ),
];

async function postingsOf(
  { db }: QueryPorts,
  vocabularies: readonly Vocabularies[],
  interpretations: readonly Interpretation[],
): Promise<ReadPosting[][]> {
  const numbers = [...new Set(interpretations.flatMap(({ numbers: own }) => [...own]))];
  let place = 0;
  const asked = vocabularies.map(({ language, segments }, at) => {
    const words = segments.flatMap(({ vocabulary }) => {
      const ids = candidatesAt(interpretations, place);
      place += 1;
      return ids.map(id => vocabulary.at(id));
    });
    return { languageId: language.id, words, numbers: at === 0 ? numbers : [] };
  });
  return Promise.all(asked.map(each => readPostings(db, each.languageId, each.words, each.numbers)));
}

/** @returns null for a text without words */
export async function readQuery(
  ports: QueryPorts,
  text: string,
  languageId: string,
): Promise<ReadQuery | null> {
  const { source, stems, stemmer, labels } = ports;
  const read = await readVocabularies(ports, text, languageId);
  const [own] = read;
  if (!own) return null;
  for (let round = 1; ; round += 1) {
    const vocabularies = read.map(({ language, words }) => ({
      language,
      segments: wordSegments(ports, language, words),
    }));
    const [first, ...others] = vocabularies;
    const segments = first?.segments ?? [];
    const asked = readQueryWords(text, segments).filter(({ hasStem }) => hasStem);
    await stems.learnAsked(own.language.code, asked, stemmer);
    const language: QueryLanguage = {
      segments,
      synonyms: ports.finderOf(own.language.code),
      stems: stems.stemsOf(own.language.code),
      others: others.map(other => ({ segments: other.segments, stems: stems.stemsOf(other.language.code) })),
    };
    const interpretations = parseQuery(text, language);
    const postings = await postingsOf(ports, vocabularies, interpretations);
    const gone = goneWords(vocabularies, interpretations, postings, labels);
    if (gone.every(({ size }) => size === 0) || round === MAX_ROUNDS) {
      const numbers = numbersOf(postings[0] ?? [], source.docOf);
      return {
        interpretations,
        segments: segments.map((_, at) =>
          segmentFrom(new Map(), at === 0 ? numbers : numbersOf([], source.docOf)),
        ),
        languages: vocabularies.flatMap((each, at) =>
          each.segments.map(segment => withPostings(segment, postings[at] ?? [], source.docOf)),
        ),
      };
    }
    read.forEach((each, at) => {
      each.words = each.words.filter(({ plain }) => gone[at]?.has(plain) !== true);
    });
  }
}

/** By language, words that were chosen and that no text or label has any more. */
function goneWords(
  vocabularies: readonly Vocabularies[],
  interpretations: readonly Interpretation[],
  postings: readonly (readonly ReadPosting[])[],
  labels: QueryPorts['labels'],
): Set<string>[] {
  let place = 0;
  return vocabularies.map(({ language, segments }, at) => {
    const met = new Set(postings[at]?.map(({ lexeme }) => lexeme));
    const chosen = segments.flatMap(({ vocabulary }) => {
      const ids = candidatesAt(interpretations, place);
      place += 1;
      return ids.map(id => vocabulary.at(id));
    });
    return new Set(chosen.filter(word => !met.has(word) && labels.get(language.id)?.has(word) !== true));
  });
}
