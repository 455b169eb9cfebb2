/** Cart lines that a guest has saved for later, newest first, stored in this browser. Price and stock are read when they are shown. */
import type { SavedLine } from '#api/saved-line/types.ts';
import { isRecord } from '#kernel/is-record.ts';
import { jsonField } from '../common/stored-format.ts';

/** Of this browser, and of an account. */
export const maxSavedLines = 100;
const maxQuantity = 9_999;
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function toLine(raw: unknown): SavedLine[] {
  if (!isRecord(raw)) return [];
  const { skuId, productId, quantity, name } = raw;
  return isNumber(skuId) && isNumber(productId) && isNumber(quantity) && typeof name === 'string'
    ? [{ skuId, productId, quantity: Math.min(quantity, maxQuantity), name }]
    : [];
}

export const savedLinesFormat = jsonField('ralph', 'savedLines', (raw): readonly SavedLine[] =>
  Array.isArray(raw) ? raw.flatMap(toLine).slice(0, maxSavedLines) : [],
);

/** A SKU that is saved already becomes one line with both quantities. */
export const joinedWith = (line: SavedLine, before: SavedLine | undefined): SavedLine => ({
  ...line,
  quantity: Math.min(line.quantity + (before?.quantity ?? 0), maxQuantity),
});

export const withSaved =
  (line: SavedLine) =>
  (saved: readonly SavedLine[]): readonly SavedLine[] => [line, ...withoutSaved(line.skuId)(saved)];

export const withoutSaved =
  (gone: number) =>
  (saved: readonly SavedLine[]): readonly SavedLine[] =>
    saved.filter(({ skuId }) => skuId !== gone);
