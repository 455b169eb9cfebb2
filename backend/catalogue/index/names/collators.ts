/** Cached collators of a language; creating one costs more than a thousand comparisons. */
type Compare = (a: string, b: string) => number;

const known = new Map<string, Compare>();

/** `name`: numbers by value. `letter`: ignores case, and accents that do not make a different letter. */
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
