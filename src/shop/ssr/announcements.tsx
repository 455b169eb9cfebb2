/** Announcement texts of the page, rendered once per language and market. */

import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { Announcements } from '#app/layouts/page/announcements.tsx';
import { serverIntl } from '#i18n/server-intl.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { shortHtml } from './short-html.ts';

/** By the messages of a language, which are others after the shop has changed its words. */
const made = new WeakMap<IntlShape, LRUCache<string, string>>();

export function announcementsOf(locale: LocaleCode, cookiesHref: string): string {
  const intl = serverIntl(locale);
  const ofIntl = made.get(intl) ?? new LRUCache<string, string>({ max: 100 });
  made.set(intl, ofIntl);
  const known = ofIntl.get(cookiesHref);
  if (known !== undefined) return known;
  const notes = shortHtml(
    renderToStaticMarkup(
      <RawIntlProvider value={intl}>
        <Announcements cookiesHref={cookiesHref} />
      </RawIntlProvider>,
    ),
  );
  ofIntl.set(cookiesHref, notes);
  return notes;
}
