/** Which messages of the shop a search finds: by their words as they stand on the screen, or by their id. */

import type { DocumentBody } from '#engine/operation/operation.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import type { BuiltMessage } from '#studio-api/shop-settings.ts';

/** Which messages are listed. The first are those that merchandisers change most; a search there looks into all. */
export type TextScope = 'bar' | 'own' | 'pages' | 'mails';
export const textScopes: readonly TextScope[] = ['bar', 'own', 'pages', 'mails'];

/** What the bar at the top, the footer and the lists beside the cart promise. */
const ofBar = /^(?:USP_|TOP_BAR_|CUSTOMER_SERVICE|DEMO_NOTICE$)/;

/** The own words of a message in a language; undefined where the shop says what the build says. */
export function ownText(body: DocumentBody, locale: string, id: string): string | undefined {
  const text = fieldValueAt(body, [locale, ...id.split('.')]);
  return typeof text === 'string' ? text : undefined;
}

export interface MessageSearch {
  messages: readonly BuiltMessage[];
  body: DocumentBody;
  scope: TextScope;
  /** What was typed, or copied from a page. */
  words: string;
  /** Language of the page that is shown beside the form. */
  locale: string;
}

/** Signs that are seen as others, or not at all. */
const plainSigns = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[’‘]/g, "'");

/** Of a sentence with values, which stand on the page in place of their names, at least this share is known. */
const LEAST_KNOWN = 0.6;

interface Found {
  message: BuiltMessage;
  /** Higher comes first. */
  rank: number;
}

/** 0: not found. Above 1: every word is there, above 2 in the language of the page. */
function rankOf(
  { id, plain, values }: BuiltMessage,
  own: readonly string[],
  { words, locale, body }: { words: readonly string[] } & Pick<MessageSearch, 'locale' | 'body'>,
): number {
  if (words.length === 0) return 1;
  const shown = plainSigns(
    ownText(body, locale, id) ?? Object.entries(plain).find(([code]) => code === locale)?.[1] ?? '',
  );
  const has = (text: string) => words.filter(word => text.includes(word)).length;
  const known = has(shown);
  // The shorter the text, the more of it was asked for.
  if (known === words.length) return 3 - Math.min(shown.length, 1_000) / 1_000;
  const all = plainSigns([id, ...Object.values(plain), ...own].join('\n'));
  if (has(all) === words.length) return 1.5;
  const share = known / words.length;
  return values.length > 0 && known > 1 && share >= LEAST_KNOWN ? share : 0;
}

/** The best first; without words in the order of the build. */
export function foundMessages({
  messages,
  body,
  scope,
  words: typed,
  locale,
}: MessageSearch): BuiltMessage[] {
  const words = plainSigns(typed).split(/\s+/).filter(Boolean);
  const ranked = messages.flatMap((message): Found[] => {
    const { id, isOfMails } = message;
    const own = Object.keys(body).flatMap(code => ownText(body, code, id) ?? []);
    const isInScope = {
      bar: words.length > 0 || ofBar.test(id),
      own: own.length > 0,
      pages: !isOfMails,
      mails: isOfMails,
    }[scope];
    const rank = isInScope ? rankOf(message, own, { words, locale, body }) : 0;
    return rank === 0 ? [] : [{ message, rank }];
  });
  return ranked.toSorted((a, b) => b.rank - a.rank).map(({ message }) => message);
}
