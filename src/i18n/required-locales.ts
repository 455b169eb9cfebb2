/** The languages without a fallback: what is written per language has a text in each of these. */
import { languages } from '#kernel/languages.gen.ts';
import type { RequiredLocale } from '#kernel/segment.ts';

export const requiredLocales: readonly RequiredLocale[] = languages.flatMap(language =>
  'fallback' in language ? [] : [language.code],
);
