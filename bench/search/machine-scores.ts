/** Asks the shop for machines and numbers, and compares its answers with the files of the catalogue. */
import { gainOf, type JudgedProduct } from './judge.ts';
import { isWrong, type MachineQuery, machineGrade } from './machine-judge.ts';
import { type Ask, find } from './query-shop.ts';
import { readRawCatalogue } from './raw-catalogue.ts';

export interface JudgedAnswer {
  text: string;
  language: MachineQuery['language'];
  /** nDCG@10; without a product that could be meant, 1 when nothing is found, else 0. */
  score: number;
  /** Article numbers among all answers that are for another machine, or have another number. */
  wrong: string[];
}

/** All that one request answers. */
const ALL = 200;

/** @param shop every product that lists show */
export async function judgeMachineQueries(
  ask: Ask,
  shop: readonly JudgedProduct[],
  queries: readonly MachineQuery[],
): Promise<JudgedAnswer[]> {
  const catalogue = readRawCatalogue();
  const raw = new Map(catalogue.products.map(product => [product.articleNumber, product]));
  const shown = new Map(
    shop.flatMap(({ id, articleNumber }) => {
      const product = raw.get(articleNumber);
      return product ? [[id, product] as const] : [];
    }),
  );
  const judged: JudgedAnswer[] = [];
  for (const query of queries) {
    const { language, text } = query;
    const answer = await find(ask, language, text, ALL);
    const grades = new Map([...shown].map(([id, product]) => [id, machineGrade(query, product, catalogue)]));
    const isAnswerable = [...grades.values()].some(grade => grade > 0);
    const wrong = answer.flatMap(id => {
      const product = shown.get(id);
      return product && !isWrong(query, product, catalogue) ? [] : [product?.articleNumber ?? String(id)];
    });
    const score = isAnswerable ? gainOf(text, grades, answer) : answer.length === 0 ? 1 : 0;
    judged.push({ text, language, score, wrong });
  }
  return judged;
}
