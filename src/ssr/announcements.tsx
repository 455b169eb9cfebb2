/** The page's notes as text, made once per language and market. */
import { PageNotes } from '#app/announcements/page-notes.tsx';
import { serverTexts } from '#i18n/server-texts.ts';
import { TextsProvider } from '#i18n/texts-provider.tsx';
import type { LocaleCode } from '#kernel/segment.ts';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';

const made = new LRUCache<string, string>({ max: 100 });

export function announcementsOf(locale: LocaleCode, cookiesHref: string): string {
  const key = `${locale} ${cookiesHref}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const notes = renderToStaticMarkup(
    <TextsProvider texts={serverTexts(locale)}>
      <PageNotes cookiesHref={cookiesHref} />
    </TextsProvider>,
  );
  made.set(key, notes);
  return notes;
}
