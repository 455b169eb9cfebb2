/** A product that is like another one, for shops that are larger than their folder. */
import type { Fields } from '#backend/import/file-row.ts';

/** What belongs to one article, and what refers to others. */
const own = /^(?:gtin|external_id|shelf|fitting_parts|(?:oem|competitor|superseded)_numbers)$/;

/** Prices of copies are between 80 and 125 % of those of their model, always the same. */
const factors = [0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2, 1.25];

/** @param round 2 for the first copies */
export function copiedProduct(fields: Fields, round: number, index: number): Record<string, string> {
  const factor = factors[(index + 7 * round) % factors.length] ?? 1;
  const copy: Record<string, string> = {};
  for (const [column, text] of fields)
    if (!own.test(column)) copy[column] = varied(column, text, round, factor);
  // A product with sizes states no stock; its copy is sold in one size.
  copy['stock'] ??= String((index * 13 + round) % 40);
  return copy;
}

function varied(column: string, text: string, round: number, factor: number): string {
  if (text === '') return text;
  if (column === 'article_number') return `${text}-R${round}`;
  if (/^alias_[a-z]{2}$/.test(column)) return `${text}-${round}`;
  if (/^(?:name|meta_title)_[a-z]{2}$/.test(column)) return `${text} ${round}`;
  const price = /^(?:regular_)?price_[a-z]{2}$/.test(column) ? Number(text) : Number.NaN;
  return Number.isNaN(price) ? text : String(Math.max(1, Math.round(price * factor * 100)) / 100);
}
