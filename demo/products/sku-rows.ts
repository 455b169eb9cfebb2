/** The SKUs of a product: sizes, numbers, and every kind of stock. */
import type { BulkWriter } from '../bulk-writer.ts';
import type { Random } from '../random.ts';
import type { Sizing } from './line.ts';
import type { Draft } from './product-draft.ts';

const sizings: Readonly<Record<Sizing, readonly string[]>> = {
  clothing: ['S', 'M', 'L', 'XL', 'XXL'],
  helmet: ['XS', 'S', 'M', 'L', 'XL'],
  gloves: ['S', 'M', 'L', 'XL', 'XXL'],
  boots: ['40', '41', '42', '43', '44', '45', '46'],
  // Clients show no selector for this name.
  one: ['One size'],
};

/** A Finnish GS1 prefix, eight digits and the check digit. */
function gtinOf(number: number): string {
  const digits = `6430${String(number).padStart(8, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export interface Dates {
  /** `yyyy-mm-dd`, as an offset in days from the date of seeding; negative is the past. */
  day: (offset: number) => string;
  /** 06:00 UTC on that day. */
  moment: (offset: number) => string;
}

/** Returns the next free SKU id. */
export function addSkus(
  writer: BulkWriter,
  draft: Draft,
  articleNumber: string,
  firstSku: number,
  random: Random,
  dates: Dates,
): number {
  const names = draft.line.sizing === undefined ? ['-'] : sizings[draft.line.sizing];
  const kind = draft.parts === null ? random.next() : 0;
  for (const [index, name] of names.entries()) {
    const sku_id = firstSku + index;
    writer.add('sku', {
      sku_id,
      product_id: draft.id,
      article_number: names.length === 1 ? articleNumber : `${articleNumber}-${name}`,
      name,
      gtin: gtinOf(sku_id),
      external_id: `WH-${sku_id}`,
      weight_grams: Math.round(draft.line.grams * (draft.size?.weight ?? 1)),
      sort_order: index + 1,
      active: true,
    });
    const level = names.length > 1 && random.chance(0.25) ? random.next() : kind;
    writer.add('stock', {
      sku_id,
      ...stockOf(level, random, dates),
      sold: 0,
      shelf: `${'ABCDEFGH'.charAt(sku_id % 8)}${1 + (sku_id % 24)}-${1 + (sku_id % 6)}`,
    });
  }
  return firstSku + names.length;
}

interface Stock {
  in_stock: number;
  oversellable: number;
  static: number;
  incoming_on: string | null;
}

function stockOf(kind: number, random: Random, dates: Dates): Stock {
  const none: Stock = { in_stock: 0, oversellable: 0, static: 0, incoming_on: null };
  if (kind < 0.58) return { ...none, in_stock: random.between(9, 180) };
  if (kind < 0.66) return { ...none, in_stock: random.between(6, 8) };
  if (kind < 0.77) return { ...none, in_stock: random.between(1, 5) };
  if (kind < 0.83) return none;
  if (kind < 0.9) return { ...none, incoming_on: dates.day(random.between(4, 45)) };
  if (kind < 0.95) return { ...none, in_stock: random.between(0, 2), oversellable: 20 };
  return { ...none, static: random.between(5, 40) };
}
