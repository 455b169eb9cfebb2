/** What mails and printed lists say: the messages of `locales/mail`, with those that the shop has changed. */
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { isLocaleCode, type LocaleCode, locales } from '#i18n/locales.ts';
import { languages } from '#kernel/languages.gen.ts';
import type { ShopFacts } from '#kernel/shop-facts.ts';
import { factsOf, type ShopProfile } from '#kernel/shop-profile.ts';
import { type MailMessageId, mailMessages } from './mail-messages.gen.ts';

/** A message of `locales/mail`; where a value is missing, its id stands in the mail and the mistake in the log. */
export type Say = (id: MailMessageId, values?: Readonly<Record<string, string | number>>) => string;

export interface MailWords {
  /** The language of the words, also of the HTML. */
  lang: LocaleCode;
  say: Say;
  /** Who the shop is, in the same language. */
  shop: ShopFacts;
}

/** Whether an id that is made at run time is a message. */
export const hasMail = (id: string): id is MailMessageId =>
  Object.hasOwn(mailMessages[languages[0].code] ?? {}, id);

const made = new WeakMap<ShopProfile, Map<LocaleCode, MailWords>>();

/** By the language part of a full tag; the fallback of a language without mails of its own, else the default language. */
function codeOf(languageId: string): LocaleCode {
  const code = languageId.split('-')[0]?.toLowerCase() ?? '';
  return isLocaleCode(code) ? code : languages[0].code;
}

/** The words of a language, in which the shop has its name: the same object for each language of a shop. */
export function mailWordsOf(languageId: string, profile: ShopProfile): MailWords {
  const lang = codeOf(languageId);
  const ofShop = made.get(profile) ?? new Map<LocaleCode, MailWords>();
  made.set(profile, ofShop);
  const words = ofShop.get(lang) ?? makeWords(lang, profile);
  ofShop.set(lang, words);
  return words;
}

function makeWords(lang: LocaleCode, profile: ShopProfile): MailWords {
  const shop = factsOf(profile, lang);
  const texts = profile.texts[lang]?.mails ?? {};
  const { formatMessage } = createCompiledIntl(locales[lang].iso, mailMessages[lang] ?? {}, {
    shop: { ...shop, texts },
  });
  // Its ids are those of pages and Studio, which mails do not use.
  const format = formatMessage as (message: { id: string }, values?: Parameters<Say>[1]) => string;
  return { lang, shop, say: (id, values) => format({ id }, values) };
}
