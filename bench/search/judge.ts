/** Relevance judgements: rules that grade products for a query, and the score of a result list against them. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface JudgedProduct {
  id: number;
  articleNumber: string;
  brand: string;
  /** Names of all its categories, in Finnish. */
  categories: readonly string[];
  /** By language. */
  names: Readonly<Record<'fi' | 'sv', string>>;
}

/** All conditions of a rule must match; the first matching rule gives the grade, no match is 0. */
const rule = z.strictObject({
  grade: z.number().int().min(1).max(3),
  category: z.array(z.string()).optional(),
  /** A regular expression over the name in the language of the query. */
  name: z.string().optional(),
  brand: z.string().optional(),
  article: z.string().optional(),
});

const judgement = z.strictObject({
  language: z.enum(['fi', 'sv']),
  kind: z.enum([
    'word',
    'inflected',
    'compound',
    'diacritics',
    'typo',
    'prefix',
    'size',
    'article',
    'brand',
    'vehicle',
    'synonym',
    'need',
    'vague',
    'nonsense',
  ]),
  text: z.string(),
  /** Without rules nothing should be found. */
  grades: z.array(rule),
});

export type Judgement = z.infer<typeof judgement>;

const readList = (file: string): Judgement[] =>
  z.array(judgement).parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as unknown);

export const readJudgements = (): Judgement[] => readList('judgements.json');

/** Written without knowledge of the search rules or of the first list. */
export const readSecondJudgements = (): Judgement[] => readList('second-judgements.json');

export function gradeOf({ language, grades }: Judgement, product: JudgedProduct): number {
  const holds = ({ category, name, brand, article }: z.infer<typeof rule>) =>
    (category === undefined || category.some(each => product.categories.includes(each))) &&
    (name === undefined || new RegExp(name, 'i').test(product.names[language])) &&
    (brand === undefined || brand === product.brand) &&
    (article === undefined || article === product.articleNumber);
  return grades.find(holds)?.grade ?? 0;
}

const DEPTH = 10;

const gain = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * Normalised discounted cumulative gain of the first ten results: 1 is the ideal order.
 * @param grades of every product of the shop, by id
 * @throws when no product has a grade, because no answer could be good
 */
export function gainOf(text: string, grades: ReadonlyMap<number, number>, answer: readonly number[]): number {
  const best = gain([...grades.values()].sort((a, b) => b - a));
  if (best === 0) throw new Error(`No product of the shop is relevant for “${text}”`);
  return gain(answer.map(id => grades.get(id) ?? 0)) / best;
}

/** `gainOf` a judgement; without grades 1 when nothing is found, else 0. */
export function ndcg(
  judgement: Judgement,
  shop: readonly JudgedProduct[],
  answer: readonly number[],
): number {
  if (judgement.grades.length === 0) return answer.length === 0 ? 1 : 0;
  const grades = new Map(shop.map(product => [product.id, gradeOf(judgement, product)]));
  return gainOf(judgement.text, grades, answer);
}
