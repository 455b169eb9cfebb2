/** What remains of a word's stem when its forms differ inside: `rengas` and `renkaat`, `suodatin` and `suodattimet`, `stövel` and `stövlar`. */

type Rule = readonly [form: RegExp, instead: string];

/** Grades of consonants and endings that the stemmer of PostgreSQL leaves apart; read on plain letters, in this order. */
const finnish: readonly Rule[] = [
  [/(?<=.{3})im$/, ''],
  [/(?<=.{3})in$/, ''],
  [/(?<=.{3})[aeiou]s$/, ''],
  [/(?<=.{2})[aeiouy]+$/, ''],
  [/ng/g, 'nk'],
  [/nn/g, 'nt'],
  [/mm/g, 'mp'],
  [/(?<=[aeiouy]y)d$/, 's'],
  [/(.)\1+/g, '$1'],
];

const swedish: readonly Rule[] = [
  [/(?<=.{3})e(?:t|n)$/, ''],
  [/(?<=.{3})(?:an|orna|arna|erna)$/, ''],
  [/(?<=.{2})e(?=[lrn]$)/, ''],
  [/(?<=.{2}[lrn])e$/, ''],
  [/(?<=.{3})[ae]$/, ''],
  [/(.)\1+/g, '$1'],
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

/** A word may be met by the root of its stem and by its own: the stemmer takes `-na` off `hihna`, but not off `hihnat`. */
export function rootsOf(languageCode: string, plain: string, stem: string | null): string[] {
  const own = rootOf(languageCode, plain);
  if (stem === null || stem === '' || stem === plain) return [own];
  const ofStem = rootOf(languageCode, stem);
  return ofStem === own || ofStem.length < 3 ? [own] : [ofStem, own];
}
