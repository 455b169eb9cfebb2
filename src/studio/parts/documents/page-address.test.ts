/** Addresses of new pages. */
import { expect, it } from 'vitest';
import { anOpenPage } from '../../editing/draft/testing-draft.ts';
import { addressProblem, freeKey, slugOf } from './page-address.ts';

const pages = [{ ...anOpenPage(), addresses: { fi: '/tarjoukset', sv: '/erbjudanden' } }];

it.each([
  ['Talven tarjoukset', 'talven-tarjoukset'],
  ['Över & Åland!', 'over-aland'],
  ['  ', ''],
])('makes an address of %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

it.each([
  ['fi', '/talvi', null],
  ['fi', '/tarjoukset', 'taken'],
  ['sv', '/tarjoukset', null],
  ['fi', 'talvi', 'form'],
  ['fi', '/', 'form'],
  ['fi', '/panels', 'server'],
  ['sv', '/images/winter', 'server'],
  ['fi', '/Talvi', 'form'],
])('checks the %s address %s', (locale, path, problem) => {
  expect(addressProblem(locale, path, pages)).toBe(problem);
});

it('finds a key that is free', () => {
  expect(freeKey('winter', pages)).toBe('winter');
  expect(freeKey('home', pages)).toBe('home-2');
});
