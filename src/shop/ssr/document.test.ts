/** The HTML document around the root. */

import { expect, it } from 'vitest';
import type { Head } from '#engine/definition/resolved-page.ts';
import { lookOf, plainLook } from '#kernel/theme/shop-look.ts';
import { type DocumentParts, documentEnd, documentStart } from './document.ts';

const head: Head = {
  title: 'Talvi',
  robots: 'index',
  canonical: 'https://shop.example/',
  alternates: [],
  hreflang: [
    { code: 'fi', href: 'https://shop.example/' },
    { code: 'sv', href: 'https://shop.example/sv' },
    { code: 'x-default', href: 'https://shop.example/' },
  ],
  jsonLd: [],
};
const parts = (changes: Partial<Head> = {}, state: unknown = {}): DocumentParts => ({
  head: { ...head, ...changes },
  shopName: 'A & B',
  look: plainLook,
  locale: 'fi',
  assets: { boot: '/boot.js', styles: () => ['/a.css'], preloads: [], modules: () => ['/m.js'] },
  widgetTypes: [],
  hydratingTypes: [],
  extent: 'first',
  announcements: '',
  state,
});
const hostile = `"></title></script><script>alert(1)</script><!-- & \u2028`;

it('escapes the texts of the page', () => {
  const start = documentStart(
    parts({
      title: hostile,
      description: hostile,
      image: hostile,
      canonical: hostile,
      hreflang: [{ code: hostile, href: hostile }, ...(head.hreflang ?? [])],
      jsonLd: [{ name: hostile }],
    }),
  );
  expect(start).not.toContain('<script>alert');
  expect(start).not.toContain('<!--');
  expect(start.match(/<\/title>/g)).toHaveLength(1);
  expect(start.match(/<script/g)).toHaveLength(3);
  expect(start.match(/"><\//g)).toHaveLength(1);
});

it('escapes the state so that it cannot close its script element', () => {
  const end = documentEnd(parts({}, { hostile }));
  expect(end.match(/<\/script>/g)).toHaveLength(1);
  const json = /id="state">([^]*)<\/script>/.exec(end)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ state: { hostile }, modules: ['/m.js'] });
});

it('starts the canvas when the document is parsed, the shop as soon as its module has arrived', () => {
  const { assets } = parts();
  const canvas = { ...assets, boot: '/canvas.js', canvas: '/canvas.js' };
  expect(documentStart({ ...parts(), assets: canvas })).toContain('<script type="module" src="/canvas.js">');
  const shop = { ...assets, canvas: '/canvas.js' };
  expect(documentStart({ ...parts(), assets: shop })).toContain(
    '<script type="module" async src="/boot.js">',
  );
});

it('contains the page’s canonical address and its languages', () => {
  const start = documentStart(parts());
  expect(start).toContain('<html lang="fi">');
  expect(start).toContain('<link rel="canonical" href="https://shop.example/">');
  expect(start.match(/hreflang="([^"]*)"/g)).toEqual([
    'hreflang="fi"',
    'hreflang="sv"',
    'hreflang="x-default"',
  ]);
  expect(start).not.toContain('noindex');
});

it('contains no alternates for a page in one language', () => {
  const [own] = head.hreflang ?? [];
  const fallback = { code: 'x-default', href: 'https://shop.example/' };
  expect(documentStart(parts({ hreflang: [own, fallback].flatMap(each => each ?? []) }))).not.toContain(
    'hreflang',
  );
});

it('excludes a page that is not indexable from search engines, without canonical address', () => {
  const start = documentStart(parts({ robots: 'noindex' }));
  expect(start).toContain('<meta name="robots" content="noindex">');
  expect(start).not.toMatch(/canonical|hreflang/);
});

it('has the shop’s own colours as a style element after the style sheets, and none without', () => {
  expect(documentStart(parts())).not.toContain('<style>');
  const look = lookOf({ colours: { light: { primary: '#0b5c7a' }, dark: {} }, radius: {} });
  const own = documentStart({ ...parts(), look });
  expect(own).toContain('<link rel="stylesheet" href="/a.css"><style>:root{--primary:#0b5c7a;}</style>');
  expect(own).toContain('<meta name="theme-color" content="#0b5c7a">');
});
