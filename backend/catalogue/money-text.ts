/** Formatted amounts of prices and sums, in the language of the request. */
import { LRUCache } from 'lru-cache';
import { type Minor, toDecimal } from '#kernel/money/money.ts';
import { createMoneyText } from '#kernel/money/money-text.ts';

interface Writer {
  write: (amount: number) => string;
  /** Shops use the same few thousand amounts repeatedly, and formatting is the most expensive part of a product card. */
  texts: LRUCache<Minor, string>;
}

const writers = new Map<string, Writer>();

function writerOf(languageId: string, currency: string): Writer {
  const key = `${languageId} ${currency}`;
  const known = writers.get(key);
  if (known) return known;
  const writer = {
    write: createMoneyText(languageId, currency),
    texts: new LRUCache<Minor, string>({ max: 10_000 }),
  };
  writers.set(key, writer);
  return writer;
}

export function moneyText(minor: Minor, currency: string, languageId: string): string {
  const { write, texts } = writerOf(languageId, currency);
  const known = texts.get(minor);
  if (known !== undefined) return known;
  const text = write(toDecimal(minor));
  texts.set(minor, text);
  return text;
}
