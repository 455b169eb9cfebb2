/** Chooses the value of a language from values by language. */
import type { Context } from '#backend/kernel/context.ts';

export type ContentContext = Pick<Context, 'channel' | 'language'>;
type ByLanguage<Value> = Partial<Record<string, Value>> | null | undefined;

const spellings = (id: string) => [id, id.split('-')[0] ?? id];

/** Only what the language itself has: by full tag, then by language part. */
export function inOwnLanguage<Value>(values: ByLanguage<Value>, { language }: ContentContext): Value | null {
  const found = spellings(language.id).find(key => values?.[key] !== undefined);
  return (found === undefined ? null : values?.[found]) ?? null;
}

/** The language, then the channel's default language, then any: content in the wrong language is better than none. */
export function inLanguage<Value>(values: ByLanguage<Value>, place: ContentContext): Value | null {
  const fallback = { ...place, language: { ...place.language, id: place.channel.defaultLanguageId } };
  return (
    inOwnLanguage(values, place) ??
    inOwnLanguage(values, fallback) ??
    Object.values(values ?? {}).find(value => value !== undefined) ??
    null
  );
}
