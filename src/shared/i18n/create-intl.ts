/** The react-intl `intl` object of one language, created from compiled messages. */
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { CompiledMessage, CompiledMessages } from '#kernel/compiled-messages.ts';
import { namelessShop, type ShopFacts } from '#kernel/shop-facts.ts';
import { type LocaleCode, locales } from './locales.ts';
import type { MessageId, StudioMessageId } from './message-ids.gen.ts';

const created = new WeakMap<CompiledMessages, IntlShape>();
const complete = new WeakSet<IntlShape>();
const shops = new WeakMap<IntlShape, ShopFacts>();

/**
 * Returns one object per set of messages, so that the provider's value changes only with its messages.
 * @param isAll whether these are all messages of the language, not only the part that a public page starts with.
 * @param shop the same at each call: a document belongs to one shop.
 */
export function intlOf(
  code: LocaleCode,
  messages: CompiledMessages,
  isAll = true,
  shop?: ShopFacts,
): IntlShape {
  const known = created.get(messages);
  if (known) return known;
  const intl = createShopIntl(code, messages, { shop });
  created.set(messages, intl);
  return isAll ? asComplete(intl) : intl;
}

/** Remembers that these are all messages of the language. */
export function asComplete(intl: IntlShape): IntlShape {
  complete.add(intl);
  return intl;
}

/** Whether all messages of the language are loaded; see `FetchedTexts`. */
export const isComplete = (intl: IntlShape): boolean => complete.has(intl);

/** Whether an id from outside the code is a message id. */
export const hasMessage = (intl: IntlShape, id: string): id is MessageId => Object.hasOwn(intl.messages, id);

/** Who the shop is whose messages these are, in their language. */
export const shopFactsOf = (intl: IntlShape): ShopFacts => shops.get(intl) ?? namelessShop;

interface IntlOptions {
  /** Receives missing messages and missing values. */
  onError?: (error: Error) => void;
  /** Its own texts replace messages. Gives each message the values `shop`, `company` and `about`, `purpose` (or `none`), and `vehicles` (`yes` or `no`). */
  shop?: ShopFacts | undefined;
}

/** A new, unshared object. */
export function createShopIntl(
  code: LocaleCode,
  messages: CompiledMessages,
  options?: IntlOptions,
): IntlShape {
  return createCompiledIntl(locales[code].iso, messages, options);
}

/** The same for a language tag, such as one of Studio's. */
export function createCompiledIntl(
  tag: string,
  built: CompiledMessages,
  { onError, shop = namelessShop }: IntlOptions = {},
): IntlShape {
  const messages = { ...built, ...shop.texts };
  const ofShop: Values = {
    shop: shop.name,
    company: shop.company,
    about: shop.description,
    purpose: shop.purpose || 'none',
    vehicles: shop.hasVehicles ? 'yes' : 'no',
  };
  const intl = createIntl(
    {
      locale: tag,
      defaultLocale: tag,
      // Dates are equal on the server and in every browser.
      timeZone: shop.timeZone,
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
    const text = intl.formatMessage(descriptor, { ...ofShop, ...values }, options);
    if (key === null || typeof text !== 'string') return text;
    if (formatted.size >= MAX_CACHED) formatted.clear();
    formatted.set(key, text);
    return text;
  };
  // Most messages are plain texts with values and need neither a formatter nor its cache.
  const formatMessage = ((descriptor: { id: AnyId }, values?: Values, options?: object) =>
    plainText(messages[descriptor.id], values, ofShop) ??
    format(descriptor, values, options)) as IntlShape['formatMessage'];
  const made: IntlShape = { ...intl, formatMessage, $t: formatMessage };
  shops.set(made, shop);
  return made;
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
function plainText(
  message: CompiledMessage | undefined,
  values: Values | undefined,
  ofShop: Values,
): string | null {
  if (message === undefined || typeof message === 'string') return message ?? null;
  const valueOf = (name: string) => values?.[name] ?? ofShop[name];
  let text = '';
  for (const part of message) {
    const value = part.type === 0 ? part.value : part.type === 1 ? valueOf(part.value) : undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    text += String(value);
  }
  return text;
}
