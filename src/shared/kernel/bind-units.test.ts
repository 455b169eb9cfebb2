/** Numbers keep their units when a line breaks. */
import { expect, it } from 'vitest';
import { bindPlaces, bindRanges, bindUnits } from './bind-units.ts';

it.each([
  ['Köysi 12 m, 5,5 mm', 'Köysi 12~m, 5,5~mm'],
  ['Vinssi 4500 lb 12 V', 'Vinssi 4500~lb 12~V'],
  ['Vetoteho 4 000 lb, kuorma 1 500 kg', 'Vetoteho 4~000~lb, kuorma 1~500~kg'],
  ['Rengas 25x8-12 15 kg', 'Rengas 25x8-12 15~kg'],
  ['Moottoriöljy 10W-40 1 l', 'Moottoriöljy 10W-40 1~l'],
])('keeps the unit of %s beside its number', (text, expected) => {
  expect(bindUnits(text)).toBe(expected.replaceAll('~', '\u{a0}'));
});

it('leaves words after a number alone', () => {
  const text = '2 Moottoria 2020 malli 3 vuotta';
  expect(bindUnits(text)).toBe(text);
});

it('keeps both ends of a range on one line', () => {
  expect(bindRanges('TRX520 Foreman 2020–2022, 25x10-12')).toBe('TRX520 Foreman 2020–\u{2060}2022, 25x10-12');
});

it.each([
  ['Noutopiste Kamppi, Malminrinne 4, 00100 Helsinki', 'Noutopiste Kamppi, Malminrinne~4, 00100~Helsinki'],
  ['Ombudet City, Kungsgatan 1, 111 22 Stockholm', 'Ombudet City, Kungsgatan~1, 111~22~Stockholm'],
  ['Paketti, 2–4 arkipäivää', 'Paketti, 2–\u{2060}4 arkipäivää'],
])('keeps street and number, zip code and city of %s together, and ranges', (text, expected) => {
  expect(bindPlaces(text)).toBe(expected.replaceAll('~', '\u{a0}'));
});
