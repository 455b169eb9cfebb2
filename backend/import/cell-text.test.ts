/** What programs leave in cells: what is meant is read, what cannot be known is refused. */
import { expect, it } from 'vitest';
import { cellOf, cellText } from './cell-text.ts';

it.each<[string, string, string]>([
  ['article_number', 'A\u00ADB\u200B-\u20601\uFEFF', 'AB-1'],
  ['article_number', '\u00A0A\u00A01 ', 'A 1'],
  ['article_number', '="00123"', '00123'],
  ['article_number', '"=""00123"""'.slice(1, -1).replaceAll('""', '"'), '00123'],
  ['name_fi', 'Vinssi &amp; k&ouml;ysi &#8364; &#x20AC;', 'Vinssi & köysi € €'],
  ['name_fi', '&amp;amp; &amp;auml;', '&amp; &auml;'],
  ['name_fi', 'R&D &unknown; AT&T;', 'R&D &unknown; AT&T;'],
  ['name_fi', '10\u00A0m', '10\u00A0m'],
  ['name_fi', 'Rivi\u000Btoinen', 'Rivi\ntoinen'],
  ['name_fi', '- 10 mm', '- 10 mm'],
  ['p:size', '+5', '+5'],
  ['guides_fi', 'manual https://a.example/?a=1&copy=2 Ohje', 'manual https://a.example/?a=1&copy=2 Ohje'],
  ['description_fi', '<p>5 &lt; 6 &amp; 7</p>', '<p>5 &lt; 6 &amp; 7</p>'],
])('reads %s "%s"', (column, given, text) => {
  expect(cellText(column, given)).toBe(text);
});

it.each<[string, string, RegExp]>([
  ['name_fi', '=1+1', /formula/],
  ['name_fi', '=HYPERLINK("http://a.example";"x")', /formula/],
  ['article_number', "=cmd|'/C calc'!A0", /formula/],
  ['name_fi', "-2+3+cmd|' /C calc'!A0", /formula/],
  ['name_fi', '@SUM(1+1)', /formula/],
  ['price_fi', '#REF!', /error of a formula/],
  ['stock', '#PUUTTUU!', /error of a formula/],
  ['price_fi', '#######', /error of a formula/],
  ['name_fi', 'K\uFFFDysi', /lost/],
  ['description_fi', '<p>KÃ¶ysi</p>', /lost/],
  ['name_fi', 'a\0b', /control/],
])('refuses %s "%s"', (column, given, reason) => {
  expect(cellText(column, given)).toMatchObject({ reason: expect.stringMatching(reason) });
});

it.each(['R&D', '&amp;', '&auml; & &#228;', '=1+1', '@SUM(1)', "+cmd|'x'!A0", '&', '12"'])(
  'reads %s as it was once it is written by an export',
  text => {
    expect(cellText('name_fi', cellOf('name_fi', text))).toBe(text);
  },
);
