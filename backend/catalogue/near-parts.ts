/** Parts whose number is nearly one that was asked for: a wrong digit, two in the wrong order, one too many or missing. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { type Part, plainNumber } from './parts.ts';
import { stepsBetween } from './steps-between.ts';
import type { ProductService } from './product.service.ts';

const maxNumbers = 20;
/** Shorter numbers are near to anything. */
const shortest = 4;
const longest = 40;
/** Characters at the beginning by which the index finds candidates. */
const head = 3;
const mostCandidates = 2000;
const mostSuggestions = 3;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

interface Candidate {
  plain: string;
  sku_id: number;
  product_id: number;
}

/** What the number may begin with, if there is one mistake in its beginning. */
function beginnings(plain: string): string[] {
  const found = new Set([plain.slice(0, head)]);
  const take = (text: string) => found.add(text.slice(0, head));
  for (let at = 0; at < head; at += 1) {
    const [before, after] = [plain.slice(0, at), plain.slice(at + 1)];
    take(before + after);
    take(before + plain.charAt(at + 1) + plain.charAt(at) + plain.slice(at + 2));
    for (const letter of letters) {
      take(before + letter + after);
      take(before + letter + plain.slice(at));
    }
  }
  return [...found].map(text => `${text}%`);
}

const candidates = (db: Kysely<Schema>, plain: string) =>
  sql<Candidate>`
    select plain_number(article_number) as plain, sku_id, product_id from sku
    where active and plain_number(article_number) like any(${beginnings(plain)}::text[])
      and length(plain_number(article_number)) between ${plain.length - 1}::int and ${plain.length + 1}::int
    limit ${mostCandidates}`.execute(db);

/** One mistake, or two in a long number. */
function nearest(rows: readonly Candidate[], plain: string): Candidate[] {
  const most = plain.length < 7 ? 1 : 2;
  const ranked = rows
    .map(row => ({ row, steps: stepsBetween(plain, row.plain) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((one, other) => one.steps - other.steps || (one.row.plain < other.row.plain ? -1 : 1));
  return ranked.slice(0, mostSuggestions).map(({ row }) => row);
}

export function createNearParts({
  db,
  products,
}: {
  db: Kysely<Schema>;
  products: Pick<ProductService, 'many'>;
}) {
  return async (ctx: Context, asked: readonly string[]): Promise<Part[]> => {
    const numbers = [...new Set(asked)].slice(0, maxNumbers);
    const found = await Promise.all(
      numbers.map(async number => {
        const plain = plainNumber(number.slice(0, longest));
        const rows = plain.length < shortest ? [] : (await candidates(db, plain)).rows;
        return { number, rows: nearest(rows, plain) };
      }),
    );
    const ids = new Set(found.flatMap(({ rows }) => rows.map(row => row.product_id)));
    const shown = new Map((await products.many(ctx, [...ids])).map(product => [product.record.id, product]));
    return found.flatMap(({ number, rows }) =>
      rows.flatMap(row => {
        const product = shown.get(row.product_id);
        return product ? [{ number, skuId: row.sku_id, product }] : [];
      }),
    );
  };
}
