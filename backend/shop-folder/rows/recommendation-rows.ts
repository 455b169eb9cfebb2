/** The rules of recommendations that a shop's folder states. */
import type { Kysely } from 'kysely';
import {
  noPieces,
  parsePieces,
  type RecommendationRule,
  type RuleKind,
  ruleKinds,
  type SetPieces,
} from '#backend/catalogue/recommend/rules.ts';
import type { Schema } from '#backend/database/schema.ts';
import { isRecord } from '#kernel/is-record.ts';
import { fieldOf, type TableRow } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, comparable } from '../sync-rows.ts';
import { aliasesIn } from './list-rows.ts';
import { numbersOfCategories, syncSetting } from './taxonomy-rows.ts';

export const recommendationsKey = 'site.recommendations';

/** Products of a rule unless it says so. */
export const usualMost = 4;
const MAX_MOST = 24;

/** Capitals come from spreadsheets. */
export const ruleKindOf = (row: TableRow): RuleKind | null =>
  ruleKinds.find(kind => kind === fieldOf(row, 'kind').toLowerCase()) ?? null;

/** Null for a text that is no number of products. */
export function mostOf(row: TableRow): number | null {
  const text = fieldOf(row, 'most');
  if (text === '') return usualMost;
  const most = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return most >= 1 && most <= MAX_MOST ? most : null;
}

/** Of a set; null for a text that is no number of pieces. */
export function setPiecesOf(row: TableRow): SetPieces | null {
  const text = fieldOf(row, 'pieces');
  return text === '' && ruleKindOf(row) !== 'set' ? noPieces : parsePieces(text);
}

/** What parameters are called in the column `agree` that are no parameters. */
export const agreeWords: readonly string[] = ['brand', 'vehicle'];

/** Null for a row that names a category which the shop does not have, or is not complete. */
function ruleOf(row: TableRow, numbers: ReadonlyMap<string, number>): RecommendationRule | null {
  const [kind, most, pieces] = [ruleKindOf(row), mostOf(row), setPiecesOf(row)];
  const numbered = (column: string) => aliasesIn(row, column).map(alias => numbers.get(alias));
  const [from, to] = [numbered('from'), numbered('to')];
  if (kind === null || most === null || pieces === null || [...from, ...to].includes(undefined)) return null;
  const known = (list: readonly (number | undefined)[]) => list.filter(id => id !== undefined);
  return { from: known(from), to: known(to), kind, agree: aliasesIn(row, 'agree'), most, pieces };
}

/** The file is all there is: a rule that left it no longer recommends anything. */
export async function syncRecommendations(
  db: Kysely<Schema>,
  { recommendations, keepsOthers }: ShopFolder,
): Promise<Change[]> {
  if (!recommendations) return [];
  const numbers = await numbersOfCategories(db);
  const given = recommendations.rows.flatMap(row => ruleOf(row, numbers) ?? []);
  const rules = keepsOthers === true ? withOthers(await storedRules(db), given) : given;
  return syncSetting(db, recommendationsKey, { rules });
}

async function storedRules(db: Kysely<Schema>): Promise<readonly unknown[]> {
  const stored = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', recommendationsKey)
    .executeTakeFirst();
  const rules = isRecord(stored?.value) ? stored.value['rules'] : [];
  return Array.isArray(rules) ? rules : [];
}

const withOthers = (stored: readonly unknown[], given: readonly RecommendationRule[]): unknown[] => {
  const known = new Set(stored.map(comparable));
  return [...stored, ...given.filter(rule => !known.has(comparable(rule)))];
};
