/** Comparers of a language; making one costs more than a thousand comparisons. */
type Compare = (a: string, b: string) => number;

const known = new Map<string, Compare>();

/** `name`: numbers by their value. `letter`: case and accents that make no other letter do not count. */
export function compareIn(languageId: string | undefined, what: 'name' | 'letter' | 'plain'): Compare {
  const key = `${what} ${languageId}`;
  const before = known.get(key);
  if (before) return before;
  const options: Intl.CollatorOptions =
    what === 'letter' ? { sensitivity: 'base' } : { numeric: what === 'name' };
  const { compare } = new Intl.Collator(languageId, options);
  known.set(key, compare);
  return compare;
}
