/** The path of a page file in one language. */
import { fallbacksOf } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { PageDocument } from '../definition/page-document.ts';

type RoutePaths = NonNullable<PageDocument['route']>['paths'];

/** Without prefix; a language without its own path uses that of its fallback. */
export function routePath(paths: RoutePaths, locale: LocaleCode): string | undefined {
  if (typeof paths === 'string') return paths;
  return fallbacksOf(locale).flatMap(code => paths[code] ?? [])[0];
}
