/** Brands grouped by first letter in the language's alphabetical order; names that start with no letter come first. */
import type { BrandEntry } from '#api/catalogue/list-types.ts';

export interface LetterGroup {
  /** Upper case; `0–9` for anything that is not a letter. */
  letter: string;
  brands: BrandEntry[];
}

const noLetter = '0–9';

const letterOf = (name: string, locale: string): string => {
  const first = name.trim().normalize('NFC').slice(0, 1).toLocaleUpperCase(locale);
  return /^\p{Letter}$/u.test(first) ? first : noLetter;
};

export function groupByLetter(brands: readonly BrandEntry[], locale: string): LetterGroup[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const groups = new Map<string, BrandEntry[]>();
  for (const brand of brands.toSorted((a, b) => compare(a.name, b.name))) {
    const letter = letterOf(brand.name, locale);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups]
    .map(([letter, own]) => ({ letter, brands: own }))
    .sort((a, b) => (a.letter === noLetter ? -1 : b.letter === noLetter ? 1 : compare(a.letter, b.letter)));
}
