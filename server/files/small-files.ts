/** Small files for browsers and robots: robots.txt, the web app's manifest, the icon. */
import type { Addresses } from '#i18n/addresses.ts';
import { defaultLocale, localeCodes, withLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import { sendText } from '../http/reply.ts';
import type { Route } from '../http/route.ts';
import { offlinePage, offlinePath } from './offline-page.ts';
import { shopIcon } from './shop-icon.ts';
import { webManifest } from './web-manifest.ts';

const DAY = { 'cache-control': 'public, max-age=86400' };
const method = ['GET', 'HEAD'];

/** Pages with `noindex` are not disallowed: a robot must be able to read the tag. */
const robots = (origin: string) =>
  `User-agent: *\nDisallow: /graphql\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml`;

/** With markets in the path the server adds the visitor's own to the language alone. */
const startOf = (locale: LocaleCode, { plan, path }: Addresses) =>
  plan.marketInPath ? withLocale('/', locale) : path({ market: plan.fallbackMarket, locale }, '/');

const manifest = (locale: LocaleCode, addresses: () => Addresses, shop: () => ShopProfile): Route => ({
  url: locale === defaultLocale ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`,
  method,
  handler: (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', ...DAY })
      .send(JSON.stringify(webManifest(locale, startOf(locale, addresses()), shop()))),
});

const offline = (locale: LocaleCode, shop: () => ShopProfile): Route => ({
  url: offlinePath(locale),
  method,
  handler: (_request, reply) =>
    reply.headers({ 'content-type': 'text/html; charset=utf-8', ...DAY }).send(offlinePage(locale, shop())),
});

/** @param worker answers `/sw.js`. @param shop as it is now; its pictures stay those of the start. */
export function smallFiles(
  addresses: () => Addresses,
  shop: () => ShopProfile,
  worker: Route['handler'],
): Route[] {
  const drawing: Route['handler'] = (_request, reply) =>
    reply.headers({ 'content-type': 'image/svg+xml', ...DAY }).send(shopIcon);
  const own = shop().look.pictures.files;
  const icon = (url: string): Route[] => (own.has(url) ? [] : [{ url, method, handler: drawing }]);
  return [
    ...[...own].map(
      ([url, { type, data }]): Route => ({
        url,
        method,
        handler: (_request, reply) => reply.headers({ 'content-type': type, ...DAY }).send(Buffer.from(data)),
      }),
    ),
    {
      url: '/robots.txt',
      method,
      handler: (_request, reply) => sendText(reply, 200, robots(addresses().plan.origin), DAY),
    },
    ...localeCodes.flatMap(locale => [manifest(locale, addresses, shop), offline(locale, shop)]),
    ...icon('/favicon.svg'),
    ...icon('/favicon.ico'),
    {
      // For the page of last resort, which knows no shop.
      url: '/theme.css',
      method,
      handler: (_request, reply) =>
        reply.headers({ 'content-type': 'text/css; charset=utf-8', ...DAY }).send(shop().look.style),
    },
    { url: '/sw.js', method, handler: worker },
  ];
}
