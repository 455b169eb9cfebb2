/** The words that a query may be understood with, and those of the catalogue that are near them. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { joinedWords } from '../parse-query.ts';
import type { SearchLanguage, Stemmer } from '../search-index.ts';
import { eachSimilar, sortedWords } from '../similar-words.ts';
import type { StemMemory } from '../stem-memory.ts';
import type { SynonymFinder } from '../synonyms.ts';
import { maxTyposOf } from '../typos.ts';
import { plainOf, type Word } from '../words.ts';
import { type AskedWord, type NearWord, wordsNear } from './near-words.ts';

export interface WordPorts {
  db: Kysely<Schema>;
  stemmer: Stemmer;
  stems: StemMemory;
  finderOf(code: string): SynonymFinder;
}

/** Every word that may be looked up for a query in a language: alone, joined with its neighbours, and its synonyms. */
async function askedWords(
  { stemmer, finderOf }: Pick<WordPorts, 'stemmer' | 'finderOf'>,
  code: string,
  words: readonly Word[],
): Promise<AskedWord[]> {
  const all = [...words, ...joinedWords(words)];
  const spelled = all.map(word => word.spelled);
  const stems = await stemmer(code, spelled);
  const asked = all.map(({ plain }, at): AskedWord => {
    const stem = stems[at] ?? null;
    return { plain, stem: stem === null ? null : plainOf(stem) };
  });
  const finder = finderOf(code);
  const others = all.flatMap((word, at) => {
    const stem = asked[at]?.stem ?? null;
    return [...finder.othersOf(word.plain, stem), ...finder.compoundsOf(word, stem)];
  });
  return [...asked, ...others.map(({ plain }) => ({ plain, stem: null }))];
}

/** More than the search chooses from. */
const MAX_CORRECTED = 24;

/** What words that the catalogue does not have may be misspelled for: their forms and compounds may be far from what was typed. */
function meantBy(words: readonly Word[], near: readonly NearWord[]): string[] {
  const known = sortedWords(near.map(({ plain }) => plain).sort());
  const met = new Set(known.words);
  const meant = new Map<string, number>();
  for (const { plain } of words) {
    const most = met.has(plain) ? 0 : maxTyposOf(plain);
    if (most === 0) continue;
    eachSimilar(known, plain, { most, beginning: false }, (at, steps) => {
      const word = known.words[at] ?? '';
      meant.set(word, Math.min(steps, meant.get(word) ?? steps));
    });
  }
  return [...meant]
    .sort(([, one], [, other]) => one - other)
    .slice(0, MAX_CORRECTED)
    .map(([plain]) => plain);
}

/** The words of a language that a query may mean. Their stems are learnt. */
export async function readWords(
  ports: WordPorts,
  language: SearchLanguage,
  words: readonly Word[],
): Promise<NearWord[]> {
  const { db, stems, stemmer } = ports;
  const near = await wordsNear(db, language, await askedWords(ports, language.code, words));
  await stems.learnAsked(language.code, near, stemmer);
  const meant = meantBy(words, near);
  if (meant.length === 0) return near;
  const known = stems.stemsOf(language.code);
  const asked = meant.map((plain): AskedWord => ({ plain, stem: known.get(plain) ?? null }));
  const met = new Set(near.map(({ plain }) => plain));
  const more = (await wordsNear(db, language, asked)).filter(({ plain }) => !met.has(plain));
  await stems.learnAsked(language.code, more, stemmer);
  return [...near, ...more];
}
