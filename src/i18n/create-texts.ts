/** The shop's voice in one language: one formatter per language and process, made from compiled messages. */
import type { ReactNode } from 'react';
import {
  createIntl,
  createIntlCache,
  type FormatDateOptions,
  type FormatNumberOptions,
  type IntlShape,
} from 'react-intl';
import type { CompiledMessage, CompiledMessages } from './compiled-messages.ts';
import { type Locale, type LocaleCode, locales, shopTimeZone } from './locales.ts';
import type { MessageId } from './message-ids.gen.ts';
import { type RichValues, withElementsAsTags } from './rich-values.ts';

export type TextValues = Readonly<Record<string, string | number | Date>>;

export interface Texts {
  readonly locale: Locale;
  /** False for the part that a public page starts with; see AllTexts. */
  readonly isWhole: boolean;
  /** For react-intl's own components; everything else uses the members below. */
  readonly intl: IntlShape;
  /** The text of a message; its placeholders are filled from `values`. */
  t(id: MessageId, values?: TextValues): string;
  /** The same with elements: `<terms>…</terms>` in the message is put inside the element `values.terms`. */
  rich(id: MessageId, values: RichValues): ReactNode;
  /** Whether an id that came from a page definition is one of ours. */
  has(id: string): id is MessageId;
  formatNumber(value: number, options?: FormatNumberOptions): string;
  /** A moment as the shop's day; an ISO string, milliseconds or a Date. Default style is `15.1.2026`. */
  formatDate(value: Date | string | number, options?: FormatDateOptions): string;
}

const made = new WeakMap<CompiledMessages, Texts>();

/** The texts of one language; asked again with the same messages, the same object comes back, whatever was asked between. */
export function textsOf(code: LocaleCode, messages: CompiledMessages, isWhole = true): Texts {
  const before = made.get(messages);
  if (before) return before;
  const texts = { ...createTexts(code, messages), isWhole };
  made.set(messages, texts);
  return texts;
}

/** Makes texts of its own, unshared; `onError` hears of missing messages and missing values. */
export function createTexts(
  code: LocaleCode,
  messages: CompiledMessages,
  onError?: (error: Error) => void,
): Texts {
  const locale = locales[code];
  const intl = createIntl(
    {
      locale: locale.iso,
      defaultLocale: locale.iso,
      timeZone: shopTimeZone,
      messages: asTrees(messages),
      ...(onError && { onError }),
    },
    createIntlCache(),
  );
  return {
    locale,
    isWhole: true,
    intl,
    t: (id, values) => {
      const message = messages[id];
      if (typeof message === 'string') return message;
      return filled(message, values) ?? intl.formatMessage({ id }, { ...values });
    },
    rich: (id, values) => intl.formatMessage({ id }, { ...withElementsAsTags(messages[id], values) }),
    has: (id): id is MessageId => Object.hasOwn(messages, id),
    formatNumber: (value, options) => intl.formatNumber(value, options),
    formatDate: (value, options) => intl.formatDate(value, options),
  };
}

/** A message of words and plain placeholders, put together as react-intl does but without its machinery; null for any other. */
function filled(message: CompiledMessage | undefined, values: TextValues | undefined): string | null {
  if (message === undefined || typeof message === 'string') return null;
  let text = '';
  for (const part of message) {
    const value = part.type === 0 ? part.value : part.type === 1 ? values?.[part.value] : undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    text += String(value);
  }
  return text;
}

/**
 * react-intl 12 sends every plain string through the parser, which the browser build does not carry;
 * a tree of one literal is the form it looks up without formatting.
 */
function asTrees(messages: CompiledMessages): Record<string, Exclude<CompiledMessage, string>> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? [{ type: 0, value: message }] : message,
    ]),
  );
}
