/** What remains of a word's stem when its forms differ inside: `rengas` and `renkaat`, `suodatin` and `suodattimet`, `stövel` and `stövlar`. */

type Rule = readonly [form: RegExp, instead: string];

/** Grades of consonants and endings that the stemmer of PostgreSQL leaves apart; read on plain letters, in this order. */
const finnish: readonly Rule[] = [
  [/(?<=.{3})im$/, ''],
  [/(?<=.{3})in$/, ''],
  [/(?<=.{3})[aeiou]s$/, ''],
  [/(?<=.{2}[aeiouy])j$/, ''],
  [/(?<=.{2})[aeiouy]+$/, ''],
  [/ng/g, 'nk'],
  [/nn/g, 'nt'],
  [/mm/g, 'mp'],
  [/(?<=[aeiouy]y)d$/, 's'],
  [/([^aeiouy])\1+/g, '$1'],
];

const swedish: readonly Rule[] = [
  [/(?<=.{3})e(?:t|n)$/, ''],
  [/(?<=.{3})(?:an|orna|arna|erna)$/, ''],
  [/(?<=.{2})e(?=[lrn]$)/, ''],
  [/(?<=.{2}[lrn])e$/, ''],
  [/(?<=.{3})[ae]$/, ''],
  [/([^aeiouy])\1+/g, '$1'],
];

const rulesOf: Readonly<Record<string, readonly Rule[]>> = { fi: finnish, sv: swedish };

const lettersOnly = /^\p{Letter}+$/u;

/** Words with figures and very short ones are their own root. */
export function rootOf(languageCode: string, plain: string): string {
  if (plain.length < 4 || !lettersOnly.test(plain)) return plain;
  let root = plain;
  for (const [form, instead] of rulesOf[languageCode] ?? []) root = root.replace(form, instead);
  return root.length >= 2 ? root : plain;
}

/** The ending that `suodatin` loses in `suodattimet`, and that belongs to the stem of `käsine`. */
const oftenEnding = /(?<=.{3})in$/;

/** A word may be met by the root of its stem and by its own: the stemmer takes `-na` off `hihna`, but not off `hihnat`. */
export function rootsOf(languageCode: string, plain: string, stem: string | null): string[] {
  const roots = new Set<string>();
  if (stem !== null && stem !== '') {
    const ofStem = rootOf(languageCode, stem);
    // What is left of a long word must still tell it from others: `käsine` is no `kassi`.
    if (ofStem.length > (plain.length > 5 ? 3 : 2)) roots.add(ofStem);
    if (languageCode === 'fi' && oftenEnding.test(stem)) roots.add(stem);
  }
  roots.add(rootOf(languageCode, plain));
  return [...roots];
}

/** A Finnish genitive before another word: `vinssin asennuslevy` is not a winch. */
export const isModifier = (languageCode: string, plain: string): boolean =>
  languageCode === 'fi' && plain.length > 4 && /[aeiouyj]n$/.test(plain);

/** The form that compounds begin with: `aura` of `auran` and `aurat`. */
export const compoundForm = (languageCode: string, plain: string): string =>
  languageCode === 'fi' && plain.length > 4 ? plain.replace(/(?<=[aeiouy])[nt]$/, '') : plain;

/** After these a Swedish name tells what the thing is for: `block till vinsch` is not a winch. */
const asides: Readonly<Record<string, ReadonlySet<string>>> = {
  sv: new Set(['till', 'for', 'med', 'av', 'utan']),
};

export const opensAside = (languageCode: string, plain: string): boolean =>
  asides[languageCode]?.has(plain) ?? false;
