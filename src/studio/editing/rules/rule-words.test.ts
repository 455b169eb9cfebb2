/** Rules in words. */
import { expect, it } from 'vitest';
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { messages as en } from '../../parts/texts/messages.en.gen.ts';
import { messages as fi } from '../../parts/texts/messages.fi.gen.ts';
import { messages as sv } from '../../parts/texts/messages.sv.gen.ts';
import { ruleSentence } from './rule-words.ts';
import { marketNames } from './value-names.ts';

const markets = [
  { alias: 'fi', country: 'FI' },
  { alias: 'se', country: 'SE' },
];
const said = (rule: Rule | undefined, tag = 'en-GB', messages = en) => {
  const intl = createCompiledIntl(tag, messages);
  return ruleSentence(rule, intl, marketNames(markets, intl));
};

it('says for whom and when', () => {
  expect(said(undefined)).toBe('Shown to everyone, always.');
  const rule: Rule = { market: ['se'], customerType: ['ORGANIZATION'], auth: 'customer' };
  expect(said(rule)).toBe(
    'Shown when the market is Sweden, the customer is a business and the customer is signed in.',
  );
  expect(said(rule, 'fi-FI', fi)).toBe(
    'Näytetään, kun markkina on Ruotsi, asiakas on yritys ja asiakas on kirjautunut.',
  );
  expect(said(rule, 'sv-FI', sv)).toBe(
    'Visas när marknaden är Sverige, kunden är ett företag och kunden är inloggad.',
  );
});

it('says dates of the shop, alternatives and exceptions', () => {
  expect(said({ from: '2026-11-27T00:00+02:00', until: '2026-11-30T22:00:00Z' })).toBe(
    'Shown when the time is 27 Nov 2026, 00:00 or later and the time is before 1 Dec 2026, 00:00.',
  );
  expect(said({ any: [{ market: ['fi', 'se'] }, { cart: 'empty' }], not: { viewport: ['phone'] } })).toBe(
    'Shown when the market is Finland or Sweden or the cart is empty and it is not so that the screen is a phone.',
  );
});

it('says which vehicle', () => {
  const polaris = { manufacturer: 'Polaris', model: ['Scrambler', 'Sportsman 570'], from: 2015, until: 2020 };
  expect(said({ vehicleIs: [polaris] })).toBe(
    'Shown when the customer’s vehicle is Polaris Scrambler or Sportsman 570 of 2015–2020.',
  );
  expect(
    said({ vehicleIs: [{ manufacturer: 'Honda' }, { manufacturer: 'Can-Am', from: 2021, until: 2021 }] }),
  ).toBe('Shown when the customer’s vehicle is Honda or Can-Am of 2021.');
  expect(said({ vehicleIs: [{ manufacturer: 'Honda' }] }, 'fi-FI', fi)).toBe(
    'Näytetään, kun asiakkaan ajoneuvo on Honda.',
  );
});

it.each([
  [
    'any vehicle from 2020',
    'mikä tahansa, vuosimallista 2020 alkaen',
    'vilket som helst från årsmodell 2020',
    { from: 2020 },
  ],
  [
    'any vehicle until 2020',
    'mikä tahansa, vuosimalliin 2020 asti',
    'vilket som helst till och med årsmodell 2020',
    { until: 2020 },
  ],
])('says years with one end in words: %s', (english, finnish, swedish, rule) => {
  expect(said({ vehicleIs: [rule] })).toBe(`Shown when the customer’s vehicle is ${english}.`);
  expect(said({ vehicleIs: [rule] }, 'fi-FI', fi)).toBe(`Näytetään, kun asiakkaan ajoneuvo on ${finnish}.`);
  expect(said({ vehicleIs: [rule] }, 'sv-FI', sv)).toBe(`Visas när kundens fordon är ${swedish}.`);
});
