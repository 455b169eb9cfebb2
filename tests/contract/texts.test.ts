/** Every required text exists in both languages, in words of that language (R-I18N-1). */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serverIntl } from '#i18n/server-intl.ts';
import { textKeys } from './text-keys.ts';

const read = (locale: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../locales/${locale}.json`, 'utf8')) as Record<
    string,
    string
  >;
const fi = read('fi');
const sv = read('sv');
const all = Object.values(textKeys).flatMap(names => names.trim().split(/\s+/));

it('has the 300 keys and the few that were missing from some files', () => {
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(300);
});

it.each(Object.entries(textKeys))('has every text of %s', (_section, names) => {
  const missing = names
    .trim()
    .split(/\s+/)
    .flatMap(key => [...(fi[key]?.trim() ? [] : [`fi ${key}`]), ...(sv[key]?.trim() ? [] : [`sv ${key}`])]);
  expect(missing).toEqual([]);
});

/** Letters and words that occur in only one of the two languages. */
const swedishOnly = /å|\b(och|att|inte|din|ditt|dina|eller|för|är|med|till)\b/i;
const finnishOnly = /\b(tai|sinun|voit|sivu|jos|kun|myös|salasana|kirjaudu)\b|yy|uu|öö|ää/i;

it('has no text in the file of the other language (R-I18N-1)', () => {
  // Names of languages and vehicles are the same in every language.
  const wrong = Object.keys(fi).flatMap(key => [
    ...(swedishOnly.test(fi[key] ?? '') && !/Åland|[A-ZÅ]å/.test(fi[key] ?? '')
      ? [`fi ${key}: ${fi[key]}`]
      : []),
    ...(finnishOnly.test(sv[key] ?? '') ? [`sv ${key}: ${sv[key]}`] : []),
  ]);
  expect(wrong).toEqual([]);
});

it('contains no amount of money: prices differ between markets and change', () => {
  const folder = `${import.meta.dirname}/../../shops/atv-huset`;
  const contents = readdirSync(`${folder}/content`).map(name => `content/${name}`);
  const seeded = [...contents, 'catalogue/lists.csv'].map(name => readFileSync(`${folder}/${name}`, 'utf8'));
  const pages = readdirSync(`${import.meta.dirname}/../../pages`).filter(name => name.endsWith('.json'));
  const documents = pages.map(name => readFileSync(`${import.meta.dirname}/../../pages/${name}`, 'utf8'));
  const amount = /\d[\d\s.,]*\s*(€|euro|eur\b|kr\b|kronor|sek\b)/i;
  const written = [...Object.values(fi), ...Object.values(sv), ...seeded, ...documents].flatMap(
    text => amount.exec(text)?.[0] ?? [],
  );
  expect(written).toEqual([]);
});

it.each([
  ['PRODUCT_LOWERCASE', 1, 'tuote', 'produkt'],
  ['PRODUCT_LOWERCASE', 0, 'tuotetta', 'produkter'],
  ['PRODUCT_LOWERCASE', 24, 'tuotetta', 'produkter'],
  ['PRODUCT_LOWERCASE', 1001, 'tuotetta', 'produkter'],
] as const)('uses the plural form of %s for %i', (key, count, finnish, swedish) => {
  expect(serverIntl('fi').formatMessage({ id: key }, { count })).toContain(finnish);
  expect(serverIntl('sv').formatMessage({ id: key }, { count })).toContain(swedish);
});

it('formats dates and numbers by language, in the time zone of the shop', () => {
  const moment = '2026-11-20T23:30:00Z';
  expect(serverIntl('fi').formatDate(moment)).toBe('21.11.2026');
  expect(serverIntl('sv').formatDate(moment)).toBe('2026-11-21');
  expect(serverIntl('fi').formatNumber(1234567.5)).toBe('1\u00a0234\u00a0567,5');
  expect(serverIntl('sv').formatNumber(1234567.5)).toBe('1\u00a0234\u00a0567,5');
});
