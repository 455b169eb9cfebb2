/** Candidates of a query word in the words of a segment, with weights: the word itself, a form, a prefix, a part of a compound, a typo. */
import { compoundForm, isModifier, rootOf, rootsOf } from './roots.ts';
import type { LanguageSegment } from './segment.ts';
import { backwards, placesFrom } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Word numbers with how well they answer, 100 at best. */
export type Candidates = Map<number, number>;

/** Ignores words without documents, which would otherwise pass for matches. */
class LiveCandidates extends Map<number, number> {
  readonly #isLive: (word: number) => boolean;

  constructor(isLive: (word: number) => boolean) {
    super();
    this.#isLive = isLive;
  }

  override set(word: number, weight: number): this {
    return this.#isLive(word) ? super.set(word, weight) : this;
  }
}

export const newCandidates = ({ isLive }: Pick<LanguageSegment, 'isLive'>): Candidates =>
  isLive ? new LiveCandidates(isLive) : new Map();

export interface QueryWord extends Word {
  /** From the stemmer; null when it has none. */
  stem: string | null;
  /** The last word of a query, which may still be being typed. */
  unfinished: boolean;
  /** The last word of an unknown compound: words that end with it are of the same kind. */
  isHead?: boolean;
}

export const WEIGHTS = {
  exact: 100,
  form: 92,
  likeness: 60,
  compound: 66,
  sameKind: 84,
  begun: 64,
  modifier: 58,
  odd: 48,
  inside: 40,
  typo: 52,
  typos: 36,
  /** An equal word in another language of the shop. */
  foreign: 66,
};

export const hasFigure = (plain: string) => /[\p{Number}]/u.test(plain);
export const isFigure = (plain: string) => /^[\p{Number}.]+$/u.test(plain);

export const noteCandidate = (candidates: Candidates, id: number, weight: number): void => {
  if ((candidates.get(id) ?? 0) < weight) candidates.set(id, weight);
};

export type Words = Pick<LanguageSegment, 'code' | 'vocabulary' | 'isLive'>;

/** The word itself and its forms; a genitive such as `vinssin` before another word names what the part is for. */
export function readForms(
  { code, vocabulary, isLive }: Words,
  { plain, stem }: Omit<QueryWord, 'unfinished'>,
): Candidates {
  const candidates = newCandidates({ isLive });
  const own = vocabulary.find(plain);
  if (own !== undefined) noteCandidate(candidates, own, WEIGHTS.exact);
  for (const root of rootsOf(code, plain, stem)) {
    for (const id of vocabulary.withRoot(root)) {
      const modifies = isModifier(code, vocabulary.at(id)) && !isModifier(code, plain);
      const form = root.length < 4 && !continues(vocabulary.at(id), plain) ? WEIGHTS.likeness : WEIGHTS.form;
      noteCandidate(candidates, id, modifies ? WEIGHTS.modifier : form);
    }
  }
  return candidates;
}

/** Words that share three letters may be unrelated: `öljyn` is of `öljy`, `taka` is not of `takki`. */
const continues = (one: string, other: string) =>
  (one.startsWith(other) || other.startsWith(one)) && Math.abs(one.length - other.length) < 4;

/** Compounds that begin with one of the forms: `auralevy` for `aurat`. */
export function readCompoundsOf(
  { code, vocabulary }: Words,
  asked: string,
  forms: Iterable<number>,
  candidates: Candidates,
): void {
  const { words, ids } = vocabulary.byLetters();
  const starts = new Set([asked, ...Array.from(forms, form => vocabulary.at(form))]);
  const root = rootOf(code, compoundForm(code, asked));
  for (const start of new Set(Array.from(starts, each => compoundForm(code, each)))) {
    if (start.length < 4 || hasFigure(start)) continue;
    // `käsin` is not a form of `käsi` when `käsine` was asked.
    if (start !== compoundForm(code, asked) && (root.length < 4 || rootOf(code, start) !== root)) continue;
    const [from, until] = placesFrom(words, start);
    for (let at = from; at < until; at += 1)
      if ((words[at]?.length ?? 0) >= start.length + 3)
        noteCandidate(candidates, ids[at] ?? 0, WEIGHTS.begun);
  }
}

/** Words with this prefix; a longer prefix weighs more. */
export function readBeginning(
  { vocabulary }: LanguageSegment,
  { plain }: QueryWord,
  candidates: Candidates,
): void {
  const { words, ids } = vocabulary.byLetters();
  const [from, until] = placesFrom(words, plain);
  for (let at = from; at < until; at += 1) {
    const length = words[at]?.length ?? plain.length;
    const id = ids[at] ?? 0;
    if (!candidates.has(id)) candidates.set(id, 58 + Math.round((20 * plain.length) / length));
  }
}

/** Compounds that end with a form of it: `talvirengas` for `renkaat`. Less certain when the first part is not a word. */
export function readEnds(
  { code, vocabulary }: Words,
  { plain, stem, isHead }: QueryWord,
  candidates: Candidates,
): void {
  const whole = isHead ? WEIGHTS.sameKind : WEIGHTS.compound;
  if (plain.length < 3 || hasFigure(plain)) return;
  const { words, ids } = vocabulary.byEnds();
  for (const root of rootsOf(code, plain, stem)) {
    if (root.length < 3) continue;
    const end = backwards(root);
    const [from, until] = placesFrom(words, end);
    for (let at = from; at < until; at += 1) {
      const before = backwards((words[at] ?? '').slice(end.length));
      if (before.length < 3) continue;
      // Such a short ending may be a coincidence: `tela` is not in `tavarateline`.
      if (root.length < 4 && !endsAs(code, vocabulary.at(ids[at] ?? 0), before.length, root)) continue;
      noteCandidate(candidates, ids[at] ?? 0, isFirstPart(vocabulary, code, before) ? whole : WEIGHTS.odd);
    }
  }
}

/** Roots drop doubled letters before the end, so the root may begin a little later in the word. */
const endsAs = (code: string, word: string, before: number, root: string) =>
  [0, 1, 2, 3].some(doubled => rootOf(code, compoundForm(code, word.slice(before + doubled))) === root);

/** With this many compounds a prefix counts as a word: `ajo` of `ajotakki`, `ajolasit` and `ajohousut`. */
const ENOUGH_COMPOUNDS = 4;

/** `moottori`, `pyörän` and `fälg` are first parts of compounds, as they are or with an `n` or `s` between. */
export function isFirstPart(vocabulary: LanguageSegment['vocabulary'], code: string, part: string): boolean {
  const [from, until] = placesFrom(vocabulary.byLetters().words, part);
  if (until - from >= ENOUGH_COMPOUNDS) return true;
  const bare = /[ns]$/.test(part) ? part.slice(0, -1) : part;
  return [part, bare].some(
    each =>
      vocabulary.find(each) !== undefined ||
      (each.length > 3 && rootsOf(code, each, null).some(root => vocabulary.withRoot(root).length > 0)),
  );
}

/** Words that contain it; used when there is no other candidate. */
export function readInside(
  { vocabulary }: LanguageSegment,
  { plain }: QueryWord,
  candidates: Candidates,
): void {
  if (plain.length < 5) return;
  const { words, ids } = vocabulary.byLetters();
  words.forEach((word, at) => {
    if (word.length > plain.length && word.includes(plain))
      noteCandidate(candidates, ids[at] ?? 0, WEIGHTS.inside);
  });
}
