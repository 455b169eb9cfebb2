/** Chooses the words of a language and fills them. */
import { languages } from '#kernel/languages.gen.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import type { MailTexts } from './mail-texts.ts';
import { sv } from './sv.ts';

const textsByCode: Readonly<Record<string, MailTexts>> = { fi, sv, en };

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
