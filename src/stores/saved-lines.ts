/** Cart lines that the shopper has put aside, newest first, stored in this browser like favourites. Price and stock are read when they are shown. */
import { isRecord } from '#kernel/is-record.ts';
import { jsonField } from './stored-format.ts';

export interface SavedLine {
  skuId: number;
  productId: number;
  quantity: number;
  /** For a product that is not sold any more. */
  name: string;
}

const max = 100;
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function toLine(raw: unknown): SavedLine[] {
  if (!isRecord(raw)) return [];
  const { skuId, productId, quantity, name } = raw;
  return isNumber(skuId) && isNumber(productId) && isNumber(quantity) && typeof name === 'string'
    ? [{ skuId, productId, quantity, name }]
    : [];
}

export const savedLinesFormat = jsonField('ralph', 'savedLines', (raw): readonly SavedLine[] =>
  Array.isArray(raw) ? raw.flatMap(toLine).slice(0, max) : [],
);

/** A SKU that is saved already becomes one line with both quantities. */
export const withSaved =
  (line: SavedLine) =>
  (saved: readonly SavedLine[]): readonly SavedLine[] => {
    const before = saved.find(({ skuId }) => skuId === line.skuId);
    const quantity = line.quantity + (before?.quantity ?? 0);
    return [{ ...line, quantity }, ...saved.filter(({ skuId }) => skuId !== line.skuId)].slice(0, max);
  };

export const withoutSaved =
  (gone: number) =>
  (saved: readonly SavedLine[]): readonly SavedLine[] =>
    saved.filter(({ skuId }) => skuId !== gone);
