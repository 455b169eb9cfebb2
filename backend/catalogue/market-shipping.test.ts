/** What a market says about its delivery follows the clock and the market as it was last read. */
import { expect, it } from 'vitest';
import type { Language, Market } from '#backend/kernel/market.ts';
import { shippingTerms, withShipping } from './market-shipping.ts';

const finnish: Language = { id: 'fi-FI', code: 'fi', name: 'suomi' };
const swedish: Language = { id: 'sv-FI', code: 'sv', name: 'svenska' };
const parcel = {
  name: 'parcel',
  displayName: { fi: 'Paketti', sv: 'Paket' },
  fee: 590,
  freeFrom: null,
  maxGrams: null,
  transit: { min: 1, max: 3 },
};
const market: Market = {
  id: 'fi',
  alias: 'fi',
  defaultLanguageId: finnish.id,
  virtual: false,
  onlyDisplayInCheckout: false,
  groupKey: 'fi',
  allowedLanguages: [],
  country: { name: 'Suomi', code: 'FI' },
  currency: { code: 'EUR', name: 'Euro', symbol: '€', rate: 1 },
  vatRates: new Map(),
  shipping: [parcel],
  payments: [
    { fi: 'Lasku', sv: 'Faktura' },
    { fi: 'Kortti "<x>', sv: 'Kort' },
  ],
  dispatch: { until: 14 * 60, timeZone: 'Europe/Helsinki', supplierDays: 2, closed: new Set() },
  undelivered: null,
};
const before = new Date('2026-11-23T11:59:00Z');
const after = new Date('2026-11-23T12:00:00Z');
const orderBy = (now: Date, of = market, language = finnish) =>
  shippingTerms(of, language, now)?.ways[0]?.arrival?.orderBy.day;

it('promises another day from the minute in which the last parcel of the day leaves', () => {
  expect([before, after, before].map(now => orderBy(now))).toEqual([
    'ma\u{a0}23.11.',
    'ti\u{a0}24.11.',
    'ma\u{a0}23.11.',
  ]);
});

it('writes each language', () => {
  const names = [finnish, swedish, finnish].map(
    language => shippingTerms(market, language, before)?.ways[0]?.name,
  );
  expect(names).toEqual(['Paketti', 'Paket', 'Paketti']);
});

it('writes the terms of a market that was read again', () => {
  shippingTerms(market, finnish, before);
  const changed = { ...market, shipping: [{ ...parcel, fee: 790 }] };
  expect(shippingTerms(changed, finnish, before)?.rates[0]?.fee).toBe(7.9);
});

it('names the smallest order that is delivered free of charge, where there is one', () => {
  const home = { ...parcel, name: 'home', freeFrom: 20_000 };
  const free = { ...market, shipping: [home, { ...parcel, freeFrom: 9950 }, parcel] };
  expect(shippingTerms(free, finnish, before)?.freeFrom).toBe('99,50\u{a0}€');
  expect(shippingTerms({ ...market, shipping: [home] }, finnish, before)?.freeFrom).toBe('200\u{a0}€');
  expect(shippingTerms(market, finnish, before)?.freeFrom).toBeUndefined();
});

it('names the ways to pay of the market, within the JSON of its content', () => {
  const text = (language: Language) => withShipping('{"html":"<p>{{payments}}</p>"}', market, language);
  expect([finnish, swedish].map(language => JSON.parse(text(language)).html)).toEqual([
    '<p>Lasku · Kortti x</p>',
    '<p>Faktura · Kort</p>',
  ]);
  expect(withShipping('{{payments}}', { ...market, payments: [] }, finnish)).toBe('–');
});
