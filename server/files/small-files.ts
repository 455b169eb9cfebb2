/** Small files for browsers and robots: robots.txt, the web app's manifest, the icon. */
import type { Addresses } from '#i18n/addresses.ts';
import { defaultLocale, localeCodes, withLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { LookFile } from '#kernel/theme/shop-look.ts';
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

/** Icons that have the same address in every shop. */
const drawn = ['/favicon.svg', '/favicon.ico'];
const published = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon'].map(
  name => `/icons/${name}.png`,
);

/** The pictures of the shop as it is now; pages that were made just before still name those of then. */
function lookRoutes(shop: () => ShopProfile, publicFiles: Route['handler']): Route[] {
  let [now, before] = [shop().look.pictures.files, shop().look.pictures.files];
  const find = (path: string): LookFile | undefined => {
    const { files } = shop().look.pictures;
    if (files !== now) [now, before] = [files, now];
    return now.get(path) ?? before.get(path);
  };
  const route = (url: string, otherwise: Route['handler']): Route => ({
    url,
    method,
    handler(request, reply) {
      const file = url.endsWith('*') ? find(request.address.path) : shop().look.pictures.files.get(url);
      return file
        ? reply.headers({ 'content-type': file.type, ...DAY }).send(Buffer.from(file.data))
        : otherwise(request, reply);
    },
  });
  return [
    route('/brand/*', (_request, reply) =>
      sendText(reply, 404, 'There is no such picture.', { 'cache-control': 'no-store' }),
    ),
    ...drawn.map(url =>
      route(url, (_request, reply) =>
        reply.headers({ 'content-type': 'image/svg+xml', ...DAY }).send(shopIcon),
      ),
    ),
    ...published.map(url => route(url, publicFiles)),
  ];
}

interface SmallFiles {
  addresses(): Addresses;
  /** As it is now. */
  shop(): ShopProfile;
  /** Answers `/sw.js`. */
  worker: Route['handler'];
  /** Answers with the icons of the build. */
  publicFiles: Route['handler'];
}

export function smallFiles({ addresses, shop, worker, publicFiles }: SmallFiles): Route[] {
  return [
    ...lookRoutes(shop, publicFiles),
    {
      url: '/robots.txt',
      method,
      handler: (_request, reply) => sendText(reply, 200, robots(addresses().plan.origin), DAY),
    },
    ...localeCodes.flatMap(locale => [manifest(locale, addresses, shop), offline(locale, shop)]),
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
