/** Chooses the words of a language and fills them. */
import { fi } from './fi.ts';
import type { MailTexts } from './mail-texts.ts';
import { sv } from './sv.ts';

/** By the language part of a full tag; Finnish when there is no such language. */
export const mailTextsOf = (languageId: string): MailTexts =>
  languageId.split('-')[0]?.toLowerCase() === 'sv' ? sv : fi;

/** Fills the braces; what is not given stays visible, so that a mistake is seen. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (brace, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : brace,
  );
