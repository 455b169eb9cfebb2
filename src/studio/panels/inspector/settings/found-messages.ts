/** Which messages of the shop a search finds. */

import type { DocumentBody } from '#engine/operation/operation.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import type { BuiltMessage } from '#studio-api/shop-settings.ts';

/** Which messages are listed while nothing is searched. */
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
  /** What was typed: each word must be in the id or in a text of the message. */
  words: string;
}

/** In the order of the build. */
export function foundMessages({ messages, body, scope, words }: MessageSearch): BuiltMessage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return messages.filter(message => {
    const { id, isOfMails, texts } = message;
    const own = Object.keys(body).flatMap(code => ownText(body, code, id) ?? []);
    const isInScope = {
      bar: ofBar.test(id),
      own: own.length > 0,
      pages: !isOfMails,
      mails: isOfMails,
    }[scope];
    const said = [id, ...Object.values(texts), ...own].join('\n').toLowerCase();
    return isInScope && wanted.every(word => said.includes(word));
  });
}
