/** The same page in the other languages, for the switcher: what the data knows, else the other language's front page. */
import type { ResolvedPage } from '#engine/resolved-page.ts';
import { localeCodes, locales, withLocale } from '#i18n/locales.ts';

export interface PageLanguage {
  code: string;
  name: string;
  href: string;
  current: boolean;
}

export function pageLanguages({ head, context }: ResolvedPage): PageLanguage[] {
  return localeCodes.map(code => {
    const known = head.alternates.find(alternate => alternate.locale === code)?.href;
    const href = known?.startsWith(context.origin)
      ? known.slice(context.origin.length) || '/'
      : withLocale('/', code);
    return { code, name: locales[code].name, href, current: code === context.segment.locale };
  });
}
