/** The candidates of a word in every segment of one language: forms and synonyms. */
import { type Candidates, type QueryWord, readCompoundsOf, readEnds, readForms } from './candidates.ts';
import type { LanguageSegment } from './segment.ts';
import type { SynonymFinder } from './synonyms.ts';
import type { Stems } from './vocabulary.ts';

/** A language other than that of the request: `vinsch` matches in a Finnish shop that also has Swedish texts. */
export interface OtherLanguage {
  segments: readonly LanguageSegment[];
  stems: Stems;
}

export interface QueryLanguage {
  segments: readonly LanguageSegment[];
  synonyms: SynonymFinder;
  stems: Stems;
  others: readonly OtherLanguage[];
}

export const anyFound = (candidatesBySegment: readonly Candidates[]) =>
  candidatesBySegment.some(({ size }) => size > 0);

/** Weight of a synonym relative to the word itself. */
const SYNONYM = 0.84;

/** Forms and synonyms of a word, per segment. */
export function known({ segments, synonyms, stems }: QueryLanguage, word: QueryWord): Candidates[] {
  const candidatesBySegment = segments.map(segment => readForms(segment, word));
  for (const other of synonyms.othersOf(word.plain, word.stem)) {
    const asked = { ...other, stem: stems.get(other.plain) ?? null };
    segments.forEach((segment, at) => {
      const candidates = candidatesBySegment[at];
      for (const [id, weight] of readMade(segment, { ...asked, unfinished: false }))
        if (candidates && !candidates.has(id)) candidates.set(id, Math.round(weight * SYNONYM));
    });
  }
  return candidatesBySegment;
}

/** Forms of a word, and compounds that begin or end with them. */
export function readMade(
  segment: LanguageSegment,
  word: QueryWord,
  forms = readForms(segment, word),
): Candidates {
  readCompoundsOf(segment, word.plain, [...forms.keys()], forms);
  readEnds(segment, word, forms);
  return forms;
}

/** An unknown word may be a compound that ends with a synonym. */
export function knownWord(language: QueryLanguage, word: QueryWord): Candidates[] {
  const candidatesBySegment = known(language, word);
  if (anyFound(candidatesBySegment)) return candidatesBySegment;
  const { segments, synonyms, stems } = language;
  for (const other of synonyms.compoundsOf(word, word.stem))
    segments.forEach((segment, at) => {
      for (const [id, weight] of readForms(segment, { ...other, stem: stems.get(other.plain) ?? null }))
        candidatesBySegment[at]?.set(id, Math.round(weight * SYNONYM));
    });
  return candidatesBySegment;
}
