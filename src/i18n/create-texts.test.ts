/** What the shop says when it is asked for a text. */
import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import type { CompiledMessages } from './compiled-messages.ts';
import { createTexts, textsOf } from './create-texts.ts';
import { serverTexts } from './server-texts.ts';

const compiled: CompiledMessages = {
  CART: 'Ostoskori',
  CART_ADD_TOO_MANY: parse('{stock, plural, one {# kappale} other {# kappaletta}}'),
  CHECKOUT_CONSENT_ORDER: parse('Hyväksyn <terms>ostoehdot</terms>'),
};

const broken = (error: Error): void => {
  throw error;
};

it('answers a plain text as it stands', () => {
  expect(createTexts('fi', compiled, broken).t('CART')).toBe('Ostoskori');
});

it('lets react-intl format a plain text as well', () => {
  const { intl } = createTexts('fi', compiled, broken);
  expect(intl.formatMessage({ id: 'CART' })).toBe('Ostoskori');
});

it.each([
  [1, '1 kappale'],
  [1200, '1\u00a0200 kappaletta'],
])('counts %i as Finns do', (stock, said) => {
  expect(createTexts('fi', compiled, broken).t('CART_ADD_TOO_MANY', { stock })).toBe(said);
});

it('hands what a tag encloses to the function of that name', () => {
  const { rich } = createTexts('fi', compiled, broken);
  const said = rich('CHECKOUT_CONSENT_ORDER', { terms: chunks => `[${chunks.join('')}]` });
  expect(said).toBe('Hyväksyn [ostoehdot]');
});

it('tells a known id from an unknown one', () => {
  const { has } = createTexts('fi', compiled);
  expect(has('CART')).toBe(true);
  expect(has('TOTALLY_NEW')).toBe(false);
  expect(has('constructor')).toBe(false);
});

it('reports a missing value instead of hiding it', () => {
  const heard: string[] = [];
  createTexts('fi', compiled, error => heard.push(error.message)).t('CART_ADD_TOO_MANY');
  expect(heard.join()).toContain('CART_ADD_TOO_MANY');
});

it('makes one set of texts per language and set of messages', () => {
  expect(textsOf('fi', compiled)).toBe(textsOf('fi', compiled));
  const before = textsOf('fi', compiled);
  expect(textsOf('fi', { ...compiled })).not.toBe(before);
  expect(textsOf('fi', compiled)).toBe(before);
  expect(textsOf('fi', { ...compiled })).not.toBe(textsOf('sv', compiled));
  expect(serverTexts('sv')).toBe(serverTexts('sv'));
});

it('writes dates as days of the shop, whatever zone the machine is in', () => {
  const lateInHelsinki = '2026-01-14T22:30:00Z';
  expect(createTexts('fi', compiled).formatDate(lateInHelsinki)).toBe('15.1.2026');
  expect(createTexts('sv', compiled).formatDate(lateInHelsinki)).toBe('2026-01-15');
});

it('writes numbers as people write them there', () => {
  expect(createTexts('fi', compiled).formatNumber(12995.5)).toBe('12\u00a0995,5');
});

it('says on the order button exactly what the law asks for', () => {
  expect(serverTexts('fi').t('COMPLETE_ORDER')).toBe('Tilaukseen liittyy maksuvelvollisuus');
  expect(serverTexts('sv').t('COMPLETE_ORDER')).toBe('Beställning förenad med betalningsskyldighet');
});
