/** The pages that stand in the sitemap by themselves: public, indexable, without parameters, in every language. */
import type { PageDocument } from '#engine/page-document.ts';
import { localeCodes, withLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/** One thing's address in each language that has it: path with prefix. */
export type Alternates = Partial<Record<LocaleCode, string>>;

export function pageAlternates(pages: readonly PageDocument[]): Alternates[] {
  return pages.filter(isListed).map(({ route: { paths } }) => {
    const pathOf = (locale: LocaleCode) => (typeof paths === 'string' ? paths : paths[locale]);
    return Object.fromEntries(
      localeCodes.flatMap(locale => {
        const path = pathOf(locale);
        return path === undefined ? [] : [[locale, withLocale(path, locale)]];
      }),
    );
  });
}

function isListed({ route, seo }: PageDocument): boolean {
  if (!route) return false;
  const paths = typeof route.paths === 'string' ? [route.paths] : Object.values(route.paths);
  const open = route.access === 'public' && !route.personal && seo?.robots !== 'noindex';
  return open && !paths.some(path => path.includes(':'));
}
