/** The page that the service worker shows without a connection, in each language. */

import { withLocale } from '#i18n/locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { escapeHtml } from '#kernel/html/escape-html.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { factsOf, type ShopProfile } from '#kernel/shop-profile.ts';

export const offlinePath = (locale: LocaleCode): string => `/offline/${locale}.html`;

export function offlinePage(locale: LocaleCode, shop: ShopProfile): string {
  const { formatMessage } = serverIntl(locale, factsOf(shop, locale));
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="${shop.look.colours.light.primary}">
    <title>${formatMessage({ id: 'OFFLINE_TITLE' })} | ${escapeHtml(shop.name)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/offline/offline.css">${shop.look.style && `\n    <style>${shop.look.style}</style>`}
    <script src="/offline/offline.js" defer></script>
  </head>
  <body>
    <main>
      <img src="/drawings/error.svg" alt="" width="320" height="240">
      <h1>${formatMessage({ id: 'OFFLINE_TITLE' })}</h1>
      <p>${formatMessage({ id: 'OFFLINE_TEXT' })}</p>
      <p><a class="button" href="">${formatMessage({ id: 'RETRY' })}</a></p>
      <p><a href="${withLocale('/', locale)}">${formatMessage({ id: 'ERROR_PAGE_BUTTON' })}</a></p>
    </main>
  </body>
</html>
`;
}
