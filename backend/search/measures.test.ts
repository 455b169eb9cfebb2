/** Signs, units and decimals: every spelling finds, and is found, like the plain one. */
import { expect, it } from 'vitest';
import { aSearch } from '#tests/support/test-search.ts';
import { queryWordsOf, textWords } from './words.ts';

/** The plain spelling, and others that people type and data sheets print. */
const spellings: readonly (readonly [string, readonly string[]])[] = [
  [
    'mutarengas 25x8-12',
    [
      'mutarengas 25×8-12',
      'mutarengas 25X8-12',
      'mutarengas 25*8-12',
      'mutarengas 25 x 8-12',
      'mutarengas 25 × 8 - 12',
      'mutarengas 25\u00a0×\u00a08‑12',
      'mutarengas 25x8–12',
      'mutarengas 25x8−12',
      'mutarengas 25x8—12',
      'mutarengas 25x8R12',
      'mutarengas 25x8x12',
      'mutarengas 25×8×12',
      'mutarengas 25x8.00-12',
      'mutarengas 25×8,00R12',
      'mutarengas 25″×8″-12″',
      'mutarengas 25"x8"-12"',
      'mutarengas 25х8-12',
      'ｍｕｔａｒｅｎｇａｓ ２５ｘ８－１２',
      'mutarengas 25✕8-12',
      'MUTARENGAS 25X8-12™',
    ],
  ],
  [
    'öljy 5.5 l',
    ['öljy 5,5 l', 'öljy 5.5L', 'öljy 5,5l', 'öljy 5,5\u00a0l', 'öljy 5.5\u202fℓ', 'öljy ５，５Ｌ'],
  ],
  [
    'akku 12 v 20 ah',
    ['akku 12V 20Ah', 'akku 12v 20 ah', 'akku 12\u00a0V 20\u2009Ah', 'akku 12V/20Ah', 'akku １２Ｖ 20Ah'],
  ],
  [
    'vanne 14',
    [
      'vanne 14″',
      'vanne 14"',
      'vanne 14”',
      "vanne 14''",
      'vanne 14′′',
      'vanne 14’’',
      'vanne ⌀14',
      'vanne Ø 14',
      'vanne ø14',
    ],
  ],
  [
    'lämpö 40 c',
    ['lämpö −40 °C', 'lämpö -40°C', 'lämpö 40 ℃', 'lämpö –40\u202f°C', 'lämpö 40C', 'lämpö 40 ºC'],
  ],
  ['vastus 5 ohm', ['vastus 5 Ω', 'vastus 5Ω', 'vastus 5ohm', 'vastus 5\u00a0\u2126']],
  ['vastus 5 kohm', ['vastus 5 kΩ', 'vastus 5kΩ', 'vastus 5kohm']],
  ['liitin 1/2', ['liitin ½', 'liitin ½″', 'liitin 1⁄2"', 'liitin 1/2”']],
  ['liitin 1 1/2', ['liitin 1½', 'liitin 1½"', 'liitin 1 ½', 'liitin 1 1⁄2″']],
  [
    'pultti m10x1.25',
    ['pultti M10×1,25', 'pultti M10 x 1,25', 'pultti M10*1.25', 'pultti M10 × 1.25', 'pultti M10x1,25'],
  ],
  ['kulma 30', ['kulma 30°', 'kulma 30˚', 'kulma 30\u00a0º']],
  [
    'vinssi 2500 kg',
    ['vinssi 2\u00a0500 kg', 'vinssi 2\u202f500\u00a0kg', 'vinssi 2500kg', 'vinssi ２５００㎏'],
  ],
  ['moottori 450 cm3', ['moottori 450 cm³', 'moottori 450cm³', 'moottori 450cm3']],
  ['suodatin 25 um', ['suodatin 25 µm', 'suodatin 25 μm', 'suodatin 25µm']],
  ['levy 2 x 25x8-12', ['levy 2 × 25×8-12', 'levy 2x 25x8-12']],
  ['öljy 5w-40', ['öljy 5W‑40', 'öljy 5W–40', 'öljy 5w40', 'öljy ５Ｗ-40']],
  ['can-am', ['can‑am', 'can–am', 'can−am', 'ｃａｎ－ａｍ']],
];
const cases = spellings.flatMap(([plain, others]) => others.map((other): [string, string] => [other, plain]));

/** Shares its word, but not its figures. */
const other = (plain: string) => ({ fi: `${plain.split(' ').slice(0, -1)[0] ?? 'kelkka'} 77x9-11 88 kpl` });

it.each(cases)('finds by %s what %s finds', async (given, plain) => {
  const { find } = await aSearch([{ fi: plain }, other(plain)]);
  expect([plain, ...find(plain)]).toEqual([plain, 0]);
  expect([given, ...find(given)]).toEqual([given, 0]);
});

it.each(cases)('finds the text %s by %s', async (given, plain) => {
  const { find } = await aSearch([{ fi: given }, other(plain)]);
  expect([plain, ...find(plain)]).toEqual([plain, 0]);
});

it('keeps what only looks like a measure', () => {
  const words = (text: string) => queryWordsOf(text).map(({ plain }) => plain);
  expect(words('Polaris 570 SP')).toEqual(['polaris', '570', 'sp']);
  expect(words('rør ørret øl')).toEqual(['ror', 'orret', 'ol']);
  expect(words('TRX520 4x4 ES')).toEqual(['trx520', '4x4', 'es']);
  expect(words('5W-40')).toEqual(['5w', '40']);
  expect(textWords('5W-40').map(({ plain }) => plain)).toContain('5w40');
});
