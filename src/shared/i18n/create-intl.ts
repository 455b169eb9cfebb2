/** The react-intl `intl` object of one language, created from compiled messages. */
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { CompiledMessage, CompiledMessages } from './compiled-messages.ts';
import { type LocaleCode, locales, shopTimeZone } from './locales.ts';
import type { MessageId, StudioMessageId } from './message-ids.gen.ts';

const created = new WeakMap<CompiledMessages, IntlShape>();
const complete = new WeakSet<IntlShape>();

/**
 * Returns one object per set of messages, so that the provider's value changes only with its messages.
 * @param isAll whether these are all messages of the language, not only the part that a public page starts with.
 */
export function intlOf(code: LocaleCode, messages: CompiledMessages, isAll = true): IntlShape {
  const known = created.get(messages);
  if (known) return known;
  const intl = createShopIntl(code, messages);
  created.set(messages, intl);
  if (isAll) complete.add(intl);
  return intl;
}

/** Whether all messages of the language are loaded; see AllTexts. */
export const isComplete = (intl: IntlShape): boolean => complete.has(intl);

/** Whether an id from outside the code is a message id. */
export const hasMessage = (intl: IntlShape, id: string): id is MessageId => Object.hasOwn(intl.messages, id);

/** A new, unshared object; `onError` receives missing messages and missing values. */
export function createShopIntl(
  code: LocaleCode,
  messages: CompiledMessages,
  onError?: (error: Error) => void,
): IntlShape {
  return createCompiledIntl(locales[code].iso, messages, onError);
}

/** The same for a language tag, such as one of Studio's. */
export function createCompiledIntl(
  tag: string,
  messages: CompiledMessages,
  onError?: (error: Error) => void,
): IntlShape {
  const intl = createIntl(
    {
      locale: tag,
      defaultLocale: tag,
      timeZone: shopTimeZone,
      // Plain strings, which react-intl would parse, never reach it: see `plainText`.
      messages: messages as IntlShape['messages'],
      ...(onError && { onError }),
    },
    createIntlCache(),
  );
  const formatted = new Map<string, string>();
  /** A page repeats a few texts with a plural on all its cards, and react-intl merges its formats anew for each. */
  const format = (descriptor: { id: AnyId }, values?: Values, options?: object): string => {
    const key = options ? null : keyOf(descriptor.id, values);
    const known = key === null ? undefined : formatted.get(key);
    if (known !== undefined) return known;
    const text = intl.formatMessage(descriptor, values, options);
    if (key === null || typeof text !== 'string') return text;
    if (formatted.size >= MAX_CACHED) formatted.clear();
    formatted.set(key, text);
    return text;
  };
  // Most messages are plain texts with values and need neither a formatter nor its cache.
  const formatMessage = ((descriptor: { id: AnyId }, values?: Values, options?: object) =>
    plainText(messages[descriptor.id], values) ??
    format(descriptor, values, options)) as IntlShape['formatMessage'];
  return { ...intl, formatMessage, $t: formatMessage };
}

type AnyId = MessageId | StudioMessageId;
type Values = Readonly<Record<string, string | number>>;

const MAX_CACHED = 1_000;
const MAX_KEY_LENGTH = 200;

/** Null for a message that is not remembered: without values, with values that are elements, or with long texts. */
function keyOf(id: string, values: Values | undefined): string | null {
  if (!values) return null;
  let key = id;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    key += `\0${name}\0${typeof value}\0${value}`;
  }
  return key.length > MAX_KEY_LENGTH ? null : key;
}

/** Null for a message that needs a formatter: plural, number, date or tag. */
function plainText(message: CompiledMessage | undefined, values: Values | undefined): string | null {
  if (message === undefined || typeof message === 'string') return message ?? null;
  let text = '';
  for (const part of message) {
    const value = part.type === 0 ? part.value : part.type === 1 ? values?.[part.value] : undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    text += String(value);
  }
  return text;
}
