/** The root of a word: its stem without differences between its forms: `rengas` and `renkaat`, `suodatin` and `suodattimet`, `stövel` and `stövlar`. */

type Rule = readonly [form: RegExp, instead: string];

/** Consonant gradation and endings that PostgreSQL's stemmer keeps; applied to plain letters, in this order. */
const finnish: readonly Rule[] = [
  [/(?<=.{2}([aeiouy]))\1n$/, ''],
  [/(?<=.{3})im$/, ''],
  [/(?<=.{3})in$/, ''],
  [/(?<=.{3})[aeiou]s$/, ''],
  [/(?<=.{2}[aeiouy])j$/, ''],
  [/(?<=.{2})[aeiouy]+$/, ''],
  [/ng/g, 'nk'],
  [/nn/g, 'nt'],
  [/mm/g, 'mp'],
  [/(?<=[aeiouy]y)[dt]$/, 's'],
  [/([^aeiouy])\1+/g, '$1'],
];

const swedish: readonly Rule[] = [
  [/(?<=.{2}[eo][lr])n$/, ''],
  [/(?<=.{3})e(?:t|n)$/, ''],
  [/(?<=.{3})(?:an|orna|arna|erna)$/, ''],
  [/(?<=.{2})e(?=[lrn]$)/, ''],
  [/(?<=.{2}[lrn])e$/, ''],
  [/(?<=.{3})[ae]$/, ''],
  [/([^aeiouy])\1+/g, '$1'],
];

const rulesOf: Readonly<Record<string, readonly Rule[]>> = { fi: finnish, sv: swedish };

const lettersOnly = /^\p{Letter}+$/u;

/** Words with digits and very short ones are their own root. */
export function rootOf(languageCode: string, plain: string): string {
  if (plain.length < 4 || !lettersOnly.test(plain)) return plain;
  let root = plain;
  for (const [form, instead] of rulesOf[languageCode] ?? []) root = root.replace(form, instead);
  return root.length >= 2 ? root : plain;
}

/** Endings of cases, after plain letters whose doubled consonants are one. */
const caseEndings: Readonly<Record<string, RegExp>> = {
  fi: /^(?:[aeijouy]{0,2}(?:n|t|a|ta|den|ten|ien|en|sa|sta|la|lta|le|na|ksi|ta|hin|hen|han|hon|hun|hyn|siin|seen))$/,
  sv: /^(?:a|an|en|et|n|t|ar|or|er|arna|orna|erna|na)?s?$/,
};

const undoubled = (word: string): string => word.replaceAll(/([^aeiouy])\1+/g, '$1');

/** Whether the word is a root, its vowel and an ending of a case: `öljyjen` is one of `olj`, `käsineet` none of `kas`. */
function isCaseOf(languageCode: string, plain: string, root: string): boolean {
  const [word, start] = [undoubled(plain), undoubled(root)];
  return word.startsWith(start) && caseEndings[languageCode]?.test(word.slice(start.length)) === true;
}

/** The ending that `suodatin` loses in `suodattimet`, and that belongs to the stem of `käsine`. */
const oftenEnding = /(?<=.{3})in$/;

/** A word matches by the root of its stem and by its own: the stemmer removes `-na` from `hihna`, but not from `hihnat`. */
export function rootsOf(languageCode: string, plain: string, stem: string | null): string[] {
  const roots = new Set<string>();
  if (stem !== null && stem !== '') {
    const ofStem = rootOf(languageCode, stem);
    // The root of a long word must still distinguish it: `käsine` is not `kassi`. Short words have long forms as well.
    if (
      ofStem.length > 3 ||
      (ofStem.length > 2 && (plain.length <= 5 || isCaseOf(languageCode, plain, ofStem)))
    )
      roots.add(ofStem);
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

/** After these words a Swedish name tells what the product is for: `block till vinsch` is not a winch. */
const asides: Readonly<Record<string, ReadonlySet<string>>> = {
  sv: new Set(['till', 'for', 'med', 'av', 'utan']),
};

export const opensAside = (languageCode: string, plain: string): boolean =>
  asides[languageCode]?.has(plain) ?? false;
