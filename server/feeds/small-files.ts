/** Small files for browsers and robots: robots.txt, the web app's manifest, the icon. */
import { offlinePage, offlinePath } from '#server/installable/offline-page.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { defaultLocale, localeCodes, withLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { answer, answerText } from '#server/http/answer.ts';
import type { Route } from '#server/http/router.ts';
import { shopIcon } from '#server/installable/shop-icon.ts';
import { webManifest } from '#server/installable/web-manifest.ts';

const DAY = { 'cache-control': 'public, max-age=86400' };
const methods = ['GET', 'HEAD'];

/** Addresses that carry `noindex` are not barred here: a robot must be able to read it. */
const robots = (origin: string) =>
  `User-agent: *\nDisallow: /graphql\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml`;

/** With markets in the path the visitor's own choice leads on from the language alone. */
const startOf = (locale: LocaleCode, { plan, path }: Addresses) =>
  plan.marketInPath ? withLocale('/', locale) : path({ market: plan.fallbackMarket, locale }, '/');

const manifest = (locale: LocaleCode, addresses: () => Addresses): Route => ({
  path: locale === defaultLocale ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`,
  methods,
  handle: exchange =>
    answer(exchange, 200, JSON.stringify(webManifest(locale, startOf(locale, addresses()))), {
      'content-type': 'application/manifest+json; charset=utf-8',
      ...DAY,
    }),
});

const offline = (locale: LocaleCode): Route => ({
  path: offlinePath(locale),
  methods,
  handle: exchange =>
    answer(exchange, 200, offlinePage(locale), { 'content-type': 'text/html; charset=utf-8', ...DAY }),
});

/** @param worker answers `/sw.js`. */
export function smallFiles(addresses: () => Addresses, worker: Route['handle']): Route[] {
  const drawing: Route['handle'] = exchange =>
    answer(exchange, 200, shopIcon, { 'content-type': 'image/svg+xml', ...DAY });
  return [
    {
      path: '/robots.txt',
      methods,
      handle: exchange => answerText(exchange, 200, robots(addresses().plan.origin), DAY),
    },
    ...localeCodes.flatMap(locale => [manifest(locale, addresses), offline(locale)]),
    { path: '/favicon.svg', methods, handle: drawing },
    { path: '/favicon.ico', methods, handle: drawing },
    { path: '/sw.js', methods, handle: worker },
  ];
}
