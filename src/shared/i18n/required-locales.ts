/** Languages without a fallback; every localised text needs a value in each of them. */
import { languages } from '#kernel/languages.gen.ts';
import type { RequiredLocale } from '#kernel/segment.ts';

export const requiredLocales: readonly RequiredLocale[] = languages.flatMap(language =>
  'fallback' in language ? [] : [language.code],
);
