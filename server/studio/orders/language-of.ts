/** The language in which a caller wants names. */
import { languageTags } from '#api/standard-variables.ts';
import { defaultLocale, isLocaleCode } from '#i18n/locales.ts';
import type { StaffCall } from '../http/api-route.ts';

/** Full tag of the query's `language`, such as `sv-SE`; the first language of the build when it has no such one. */
export function languageOf({ query }: StaffCall): string {
  const language = query.get('language') ?? '';
  return languageTags[isLocaleCode(language) ? language : defaultLocale];
}
