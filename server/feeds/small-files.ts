/** Small files for browsers and robots: robots.txt, the web app's manifest, the icon. */
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

const manifest = (locale: LocaleCode): Route => ({
  path: locale === 'fi' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`,
  methods,
  handle: exchange =>
    answer(exchange, 200, JSON.stringify(webManifest(locale)), {
      'content-type': 'application/manifest+json; charset=utf-8',
      ...DAY,
    }),
});

/** @param worker answers `/sw.js`. */
export function smallFiles(origin: string, worker: Route['handle']): Route[] {
  const drawing: Route['handle'] = exchange =>
    answer(exchange, 200, shopIcon, { 'content-type': 'image/svg+xml', ...DAY });
  return [
    { path: '/robots.txt', methods, handle: exchange => answerText(exchange, 200, robots(origin), DAY) },
    manifest('fi'),
    manifest('sv'),
    { path: '/favicon.svg', methods, handle: drawing },
    { path: '/favicon.ico', methods, handle: drawing },
    { path: '/sw.js', methods, handle: worker },
  ];
}
