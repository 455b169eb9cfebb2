/** The language of a path. */
import { expect, it } from 'vitest';
import {
  fallbacksOf,
  isLocaleCode,
  localeCodes,
  localeOfPath,
  localeOfTag,
  withLocale,
  withoutLocale,
} from './locales.ts';
import { requiredLocales } from './required-locales.ts';

it.each([
  ['/', 'fi'],
  ['/tuotteet', 'fi'],
  ['/svarvar', 'fi'],
  ['/sv', 'sv'],
  ['/sv/produkter', 'sv'],
  ['/sv?page=2', 'sv'],
  ['/sv#top', 'sv'],
])('reads %s as %s', (path, code) => {
  expect(localeOfPath(path)).toBe(code);
});

it.each([
  ['/', '/sv'],
  ['/?a=1', '/sv?a=1'],
  ['/#top', '/sv#top'],
  ['/b/x?page=2#y', '/sv/b/x?page=2#y'],
])('adds the Swedish segment to %s, giving %s, and removes it again', (finnish, swedish) => {
  expect(withLocale(finnish, 'sv')).toBe(swedish);
  expect(withoutLocale(swedish)).toBe(finnish);
  expect(withLocale(swedish, 'fi')).toBe(finnish);
});

it('does not change a path that is in the language already', () => {
  for (const code of localeCodes) {
    const once = withLocale('/404', code);
    expect(withLocale(once, code)).toBe(once);
  }
});

it('accepts only its own codes', () => {
  expect(localeCodes.every(isLocaleCode)).toBe(true);
  expect(['de', 'FI', '', undefined, null].some(isLocaleCode)).toBe(false);
});

it('uses the text of the fallback language where a language has none', () => {
  expect(fallbacksOf('en')).toEqual(['en', 'fi']);
  expect(fallbacksOf('sv')).toEqual(['sv']);
  expect(requiredLocales).toEqual(['fi', 'sv']);
});

it.each([
  ['sv-SE', 'sv'],
  ['EN', 'en'],
  ['de-DE', 'fi'],
])('reads the language of the tag %s as %s', (tag, code) => {
  expect(localeOfTag(tag)).toBe(code);
});
