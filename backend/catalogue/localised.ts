/** Picks the text of a language from texts by locale. */
import type { Language } from '#backend/kernel/market.ts';

const languagePart = (id: string) => id.split('-')[0] ?? id;

/** By full tag, then by language part, then any: a label in the wrong language is better than none. */
export function localised(
  texts: Partial<Record<string, string>> | null | undefined,
  { id }: Pick<Language, 'id'>,
): string | null {
  if (!texts) return null;
  return (
    texts[id] ?? texts[languagePart(id)] ?? Object.values(texts).find(text => text !== undefined) ?? null
  );
}
