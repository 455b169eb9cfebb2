/** The pages that stand in the sitemap by themselves: public, indexable, without parameters, in every language. */
import type { PageDocument } from '#engine/page-document.ts';
import { localeCodes, withLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/** One thing's address in each language that has it: path with prefix. */
export type Alternates = Partial<Record<LocaleCode, string>>;

export function pageAlternates(pages: readonly PageDocument[]): Alternates[] {
  return pages.flatMap(({ route, seo }) => {
    if (!route || route.access !== 'public' || route.personal || seo?.robots === 'noindex') return [];
    const { paths } = route;
    const all = localeCodes.flatMap((locale): [LocaleCode, string][] => {
      const path = typeof paths === 'string' ? paths : paths[locale];
      return path === undefined || path.includes(':') ? [] : [[locale, withLocale(path, locale)]];
    });
    return all.length > 0 ? [Object.fromEntries(all)] : [];
  });
}
