/** What a field says in a comparison (R-STUDIO-287). */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { messages as fi } from '../../parts/texts/messages.fi.gen.ts';
import { messages as sv } from '../../parts/texts/messages.sv.gen.ts';
import { fieldWords } from './field-words.ts';

const markets = [
  { alias: 'fi', country: 'FI' },
  { alias: 'se', country: 'SE' },
];
const inFinnish = (path: string, value: unknown) =>
  fieldWords(path, value, createCompiledIntl('fi-FI', fi), markets);

it('says a rule as its sentence, without codes or keys', () => {
  const rule = { market: ['se'], customerType: ['ORGANIZATION'] };
  expect(inFinnish('when', rule)).toBe('Näytetään, kun markkina on Ruotsi ja asiakas on yritys.');
  expect(fieldWords('when', rule, createCompiledIntl('sv-FI', sv), markets)).toBe(
    'Visas när marknaden är Sverige och kunden är ett företag.',
  );
  expect(inFinnish('when', undefined)).toBe('Näytetään aina kaikille.');
});

it('says one of its conditions, wherever it stands', () => {
  const said = 'Näytetään, kun markkina on Suomi tai Ruotsi.';
  expect(inFinnish('when.market', ['fi', 'se'])).toBe(said);
  expect(inFinnish('when.all.0.market', ['fi', 'se'])).toBe(said);
  expect(inFinnish('when.from', '2026-12-24T18:00:00Z')).toMatch(/^Näytetään, kun .*24\.12\.2026/);
  expect(inFinnish('when.market', undefined)).toBe('');
});

it('says other fields as their value', () => {
  expect(inFinnish('props.title', 'Talvi')).toBe('Talvi');
  expect(inFinnish('props.whenever', { market: 'se' })).not.toContain('Näytetään');
});
