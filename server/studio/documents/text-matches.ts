/** Where the texts of documents contain the words that somebody searches. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isLocaleCode } from '#i18n/locales.ts';
import { textOfHtml } from '#kernel/html/text-of-html.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId, TextMatch } from '#studio-api/documents.ts';

/** Characters of a text that are shown before and after what was searched. */
const AROUND = { before: 32, after: 64 };

/** The texts of a document by language; its address is none. */
function* textsOf(value: unknown, locale?: string): Generator<{ locale: string; text: string }> {
  if (typeof value === 'string') {
    if (locale !== undefined) yield { locale, text: textOfHtml(value) };
  } else if (Array.isArray(value)) for (const item of value) yield* textsOf(item, locale);
  else if (isRecord(value))
    for (const [key, member] of Object.entries(value))
      yield* textsOf(member, isLocaleCode(key) ? key : locale);
}

/** The words around a match, cut between words. */
function excerptOf(text: string, start: number, end: number): Pick<TextMatch, 'before' | 'found' | 'after'> {
  const from = start <= AROUND.before ? 0 : text.indexOf(' ', start - AROUND.before) + 1;
  const to = end + AROUND.after >= text.length ? text.length : text.lastIndexOf(' ', end + AROUND.after);
  const first = from > start ? start : from;
  const last = to < end ? end : to;
  return {
    before: `${first > 0 ? '… ' : ''}${text.slice(first, start)}`,
    found: text.slice(start, end),
    after: `${text.slice(end, last)}${last < text.length ? ' …' : ''}`,
  };
}

/**
 * The first text of each document that contains the words, whatever their case; none for fewer than two characters (R-STUDIO-134).
 * @param documents their drafts, as an editor would open them
 */
export function textMatches(
  documents: readonly { id: DocumentId; body: DocumentBody }[],
  words: string,
): TextMatch[] {
  const wanted = words.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  if (wanted.length < 2) return [];
  return documents.flatMap(({ id, body }) => {
    for (const { locale, text } of textsOf({ ...body, route: null, aliases: null })) {
      const start = text.toLowerCase().indexOf(wanted);
      if (start >= 0) return [{ id, locale, ...excerptOf(text, start, start + wanted.length) }];
    }
    return [];
  });
}
