/** Chooses the words of a language and fills them. */
import { isRecord } from '#kernel/is-record.ts';
import { factsOf, type ShopFacts, type ShopProfile } from '#kernel/shop-profile.ts';
import { languages } from '#kernel/languages.gen.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import type { MailTexts } from './mail-texts.ts';
import { sv } from './sv.ts';

const textsByCode: Readonly<Record<string, MailTexts>> = { fi, sv, en };

/** A text, or each text of an object or list, with the name of the shop. */
function named(texts: unknown, shop: string): unknown {
  // Not a pattern of its replacement: a name may contain "$&".
  if (typeof texts === 'string') return texts.replaceAll('{shop}', () => shop);
  if (Array.isArray(texts)) return texts.map(text => named(text, shop));
  return isRecord(texts)
    ? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, named(text, shop)]))
    : texts;
}

const made = new WeakMap<ShopProfile, Map<MailTexts, MailTexts>>();

/** The texts of a language, in which the shop has its name; and who the shop is, in the same language. */
export function mailOfShop(languageId: string, shop: ShopProfile): { texts: MailTexts; shop: ShopFacts } {
  const words = mailTextsOf(languageId);
  const ofShop = made.get(shop) ?? new Map<MailTexts, MailTexts>();
  made.set(shop, ofShop);
  const texts = ofShop.get(words) ?? (named(words, shop.name) as MailTexts);
  ofShop.set(words, texts);
  return { texts, shop: factsOf(shop, words.lang) };
}

/** By the language part of a full tag; the fallback of a language without mails of its own, else the default language. */
export function mailTextsOf(languageId: string): MailTexts {
  const code = languageId.split('-')[0]?.toLowerCase() ?? '';
  const language = languages.find(each => each.code === code);
  const fallback = language && 'fallback' in language ? language.fallback : languages[0].code;
  return textsByCode[code] ?? textsByCode[fallback] ?? fi;
}

/** Fills the placeholders; missing values stay visible, so that mistakes are noticed. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (brace, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : brace,
  );
