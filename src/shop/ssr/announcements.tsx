/** Announcement texts of the page, rendered once per language and market. */
import { serverIntl } from '#i18n/server-intl.ts';
import { RawIntlProvider } from 'react-intl';
import { Announcements } from '#app/layouts/page/announcements.tsx';
import type { LocaleCode } from '#kernel/segment.ts';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';

const made = new LRUCache<string, string>({ max: 100 });

export function announcementsOf(locale: LocaleCode, cookiesHref: string): string {
  const key = `${locale} ${cookiesHref}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const notes = renderToStaticMarkup(
    <RawIntlProvider value={serverIntl(locale)}>
      <Announcements cookiesHref={cookiesHref} />
    </RawIntlProvider>,
  );
  made.set(key, notes);
  return notes;
}
