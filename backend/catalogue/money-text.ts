/** Amounts as people read them: `1 299,00 €`, `12 995 kr`. */
import { LRUCache } from 'lru-cache';
import { toDecimal, type Minor } from '#kernel/money.ts';

interface Writer {
  format: Intl.NumberFormat;
  /** Shops charge the same few thousand amounts over and over, and formatting is the dearest part of a card. */
  texts: LRUCache<Minor, string>;
}

const writers = new Map<string, Map<string, Writer>>();

/** Currencies whose whole amounts are written without decimals. */
const shortWhenWhole = new Set(['SEK', 'NOK', 'DKK']);

function writerOf(languageId: string, currency: string): Writer {
  const known = writers.get(languageId)?.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(languageId, {
    style: 'currency',
    currency,
    trailingZeroDisplay: shortWhenWhole.has(currency) ? 'stripIfInteger' : 'auto',
  });
  const writer = { format, texts: new LRUCache<Minor, string>({ max: 10_000 }) };
  const ofLanguage = writers.get(languageId) ?? new Map<string, Writer>();
  writers.set(languageId, ofLanguage.set(currency, writer));
  return writer;
}

export function moneyText(minor: Minor, currency: string, languageId: string): string {
  const { format, texts } = writerOf(languageId, currency);
  const known = texts.get(minor);
  if (known !== undefined) return known;
  const text = format.format(toDecimal(minor));
  texts.set(minor, text);
  return text;
}
