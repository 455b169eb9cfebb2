import { expect, it } from 'vitest';
import { withPausedNotice } from './paused-notice.ts';

const page = (locale: string) =>
  `<!doctype html><html lang="${locale}"><head><title>x</title></head><body><div id="root"></div></body></html>`;

it.each([
  ['fi', 'Tilaaminen on hetken tauolla'],
  ['sv', 'Det går inte att beställa just nu'],
  ['en', 'Ordering is paused'],
])('says in %s before the root that nothing can be ordered', (locale, text) => {
  expect(withPausedNotice(page(locale))).toContain(`<body><p role="status" data-notice>${text}`);
});

it('leaves a fragment and a document in another language as they are', () => {
  for (const html of ['<ul><li>menu</li></ul>', page('xx')]) expect(withPausedNotice(html)).toBe(html);
});
