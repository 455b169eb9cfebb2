/** The static pages of the sitemap: public, indexable, not switched off, without parameters, in every language. */
import { routePath } from '#engine/route/route-path.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { PathsByLocale } from '#i18n/hreflang.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';

export function pagePaths(pages: readonly PageDocument[], features: readonly string[]): PathsByLocale[] {
  return pages.flatMap(({ route, seo }) => {
    if (route?.feature !== undefined && !features.includes(route.feature)) return [];
    if (!route || route.access !== 'public' || route.personal || seo?.robots === 'noindex') return [];
    const { paths } = route;
    const all = localeCodes.flatMap((locale): [LocaleCode, string][] => {
      const path = routePath(paths, locale);
      return path === undefined || /[:*]/.test(path) ? [] : [[locale, path]];
    });
    return all.length > 0 ? [Object.fromEntries(all)] : [];
  });
}
