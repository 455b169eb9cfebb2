/** Small files for browsers and robots: robots.txt, the web app's manifest, the icon. */
import { answer, answerText } from '#server/http/answer.ts';
import type { Route } from '#server/http/router.ts';

const DAY = { 'cache-control': 'public, max-age=86400' };
const methods = ['GET', 'HEAD'];

/** A wheel; the colours are the shop's. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#1b1e22"/><g fill="none" stroke="#f5f4f2"><circle cx="32" cy="32" r="19" stroke-width="8" stroke-dasharray="9.9 5"/><circle cx="32" cy="32" r="8" stroke-width="5"/></g></svg>\n';

/** Addresses that carry `noindex` are not barred here: a robot must be able to read it. */
const robots = (origin: string) =>
  `User-agent: *\nDisallow: /graphql\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml`;

const manifest = {
  name: 'ATV Huset',
  short_name: 'ATV Huset',
  lang: 'fi',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: '#f5f4f2',
  theme_color: '#1b1e22',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};

export function smallFiles(origin: string): Route[] {
  const drawing: Route['handle'] = exchange =>
    answer(exchange, 200, icon, { 'content-type': 'image/svg+xml', ...DAY });
  return [
    { path: '/robots.txt', methods, handle: exchange => answerText(exchange, 200, robots(origin), DAY) },
    {
      path: '/manifest.webmanifest',
      methods,
      handle: exchange =>
        answer(exchange, 200, JSON.stringify(manifest), {
          'content-type': 'application/manifest+json; charset=utf-8',
          ...DAY,
        }),
    },
    { path: '/favicon.svg', methods, handle: drawing },
    { path: '/favicon.ico', methods, handle: drawing },
    { path: '/sw.js', methods, handle: exchange => answerText(exchange, 404, 'There is no service worker.') },
  ];
}
