/** Parts whose number is nearly one that was asked for: a wrong digit, two in the wrong order, one too many or missing. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { type Part, plainNumber } from '../parts.ts';
import type { ProductService } from './product.service.ts';

/** Number of mistakes between two texts: a character that is wrong, missing or too many, or two in the wrong order. */
function stepsBetween(one: string, other: string): number {
  let earlier: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now[column] = Math.min(
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? (earlier[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    earlier = before;
    before = now;
  }
  return before[other.length] ?? 0;
}

const MAX_NUMBERS = 20;
/** Shorter numbers are near to anything. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 40;
/** Characters at the beginning by which the index `sku_number_beginning` finds candidates. */
const HEAD_LENGTH = 3;
const MAX_CANDIDATES = 2000;
const MAX_SUGGESTIONS = 3;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

interface Candidate {
  asked: string;
  plain: string;
  sku_id: number;
  product_id: number;
}

/** What the number may begin with, if there is one mistake in its beginning. */
function beginnings(plain: string): string[] {
  const found = new Set([plain.slice(0, HEAD_LENGTH)]);
  const take = (text: string) => found.add(text.slice(0, HEAD_LENGTH));
  for (let at = 0; at < HEAD_LENGTH; at += 1) {
    const [before, after] = [plain.slice(0, at), plain.slice(at + 1)];
    take(before + after);
    take(before + plain.charAt(at + 1) + plain.charAt(at) + plain.slice(at + 2));
    for (const letter of letters) {
      take(before + letter + after);
      take(before + letter + plain.slice(at));
    }
  }
  return [...found];
}

/** Of all numbers in one query. */
async function candidatesOf(db: Kysely<Schema>, numbers: readonly string[]): Promise<readonly Candidate[]> {
  const asked = JSON.stringify(numbers.map(plain => ({ plain, beginnings: beginnings(plain) })));
  const { rows } = await sql<Candidate>`
    select asked.plain as asked, near.* from jsonb_to_recordset(${asked}::jsonb) asked (plain text, beginnings text[])
    cross join lateral (
      select plain_number(k.article_number) as plain, k.sku_id, k.product_id
      from unnest(asked.beginnings) beginning
      join sku k on k.active and left(plain_number(k.article_number), ${sql.lit(HEAD_LENGTH)}) = beginning
      where length(plain_number(k.article_number)) between length(asked.plain) - 1 and length(asked.plain) + 1
      limit ${MAX_CANDIDATES}) near`.execute(db);
  return rows;
}

/** One mistake, or two in a long number. */
function nearest(rows: readonly Candidate[], plain: string): Candidate[] {
  const most = plain.length < 7 ? 1 : 2;
  const ranked = rows
    .map(row => ({ row, steps: stepsBetween(plain, row.plain) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((one, other) => one.steps - other.steps || (one.row.plain < other.row.plain ? -1 : 1));
  return ranked.slice(0, MAX_SUGGESTIONS).map(({ row }) => row);
}

export function createNearParts({
  db,
  products,
}: {
  db: Kysely<Schema>;
  products: Pick<ProductService, 'many'>;
}) {
  return async (ctx: Context, asked: readonly string[]): Promise<Part[]> => {
    const numbers = [...new Set(asked)].slice(0, MAX_NUMBERS);
    const plains = new Map(numbers.map(number => [number, plainNumber(number.slice(0, MAX_LENGTH))]));
    const searched = [...new Set(plains.values())].filter(plain => plain.length >= MIN_LENGTH);
    const candidates = searched.length > 0 ? await candidatesOf(db, searched) : [];
    const found = [...plains].map(([number, plain]) => ({
      number,
      rows: nearest(
        candidates.filter(({ asked: of }) => of === plain),
        plain,
      ),
    }));
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
