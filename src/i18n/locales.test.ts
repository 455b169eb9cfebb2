/** How a path and a language belong together. */
import { expect, it } from 'vitest';
import { isLocaleCode, localeCodes, localeOfPath, withLocale, withoutLocale } from './locales.ts';

it.each([
  ['/', 'fi'],
  ['/tuotteet', 'fi'],
  ['/svarvar', 'fi'],
  ['/sv', 'sv'],
  ['/sv/produkter', 'sv'],
  ['/sv?page=2', 'sv'],
  ['/sv#top', 'sv'],
])('takes %s for %s', (path, code) => {
  expect(localeOfPath(path)).toBe(code);
});

it.each([
  ['/', '/sv'],
  ['/?a=1', '/sv?a=1'],
  ['/#top', '/sv#top'],
  ['/b/x?page=2#y', '/sv/b/x?page=2#y'],
])('puts %s under the Swedish segment as %s, and takes it off again', (finnish, swedish) => {
  expect(withLocale(finnish, 'sv')).toBe(swedish);
  expect(withoutLocale(swedish)).toBe(finnish);
  expect(withLocale(swedish, 'fi')).toBe(finnish);
});

it('changes nothing when the path is in the language already', () => {
  for (const code of localeCodes) {
    const once = withLocale('/404', code);
    expect(withLocale(once, code)).toBe(once);
  }
});

it('knows its two codes and no others', () => {
  expect(localeCodes.every(isLocaleCode)).toBe(true);
  expect(['en', 'FI', '', undefined, null].some(isLocaleCode)).toBe(false);
});
