import { expect, it } from 'vitest';
import { createMoneyText } from './money-text.ts';

const nbsp = '\u00a0';

it.each(['fi-FI', 'sv-SE'])('writes every krona currency as kr in %s', language => {
  for (const currency of ['SEK', 'NOK', 'DKK'])
    expect(createMoneyText(language, currency)(12_995)).toBe(`12${nbsp}995${nbsp}kr`);
});

it('writes decimals of euros always, of kronor only when not zero', () => {
  expect(createMoneyText('fi-FI', 'EUR')(1299)).toBe(`1${nbsp}299,00${nbsp}€`);
  expect(createMoneyText('sv-SE', 'SEK')(249.5)).toBe(`249,50${nbsp}kr`);
});

it('names the currency in English', () => {
  expect(createMoneyText('en-GB', 'SEK')(12_995)).toBe(`SEK${nbsp}12,995`);
});

it('keeps the sign of a negative amount', () => {
  expect(createMoneyText('fi-FI', 'SEK')(-250)).toBe(`−250${nbsp}kr`);
});
