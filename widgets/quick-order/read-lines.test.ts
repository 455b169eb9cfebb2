import { expect, it } from 'vitest';
import { MAX_QUICK_ORDER_LINES, readLines } from './read-lines.ts';

const line = (number: string, quantity: number) => ({ number, quantity });

it.each([
  ['one number on each line', 'KV-2500\n  KO-10 \r\n\n', [line('KV-2500', 1), line('KO-10', 1)]],
  [
    'columns of a spreadsheet with a head',
    'Tuotenumero\tMäärä\nKV-2500\t2\nKO-10\t12',
    [line('KV-2500', 2), line('KO-10', 12)],
  ],
  [
    'CSV with quotes, names and semicolons',
    '"KV-2500";"Vinssi, musta";"3"\nKO-10;;',
    [line('KV-2500', 3), line('KO-10', 1)],
  ],
  ['CSV with commas', 'KV-2500,2\nKO-10,1', [line('KV-2500', 2), line('KO-10', 1)]],
  [
    'quantities first, and with units',
    '2 KV-2500\n3 x KO-10\nKO-11 4 kpl\nKO-12 x5',
    [line('KV-2500', 2), line('KO-10', 3), line('KO-11', 4), line('KO-12', 5)],
  ],
  ['a GTIN with a quantity', '6430012345678 2', [line('6430012345678', 2)]],
  [
    'numbers that are written with a space',
    'kiv 1003\nKIV 1004 2\n3 KIV 1005\nKIV 1006 4 kpl\nKO-10 vinssi 2',
    [line('kiv 1003', 1), line('KIV 1004', 2), line('KIV 1005', 3), line('KIV 1006', 4), line('KO-10', 2)],
  ],
  ['columns as they are', 'KV;500\nKO\t250', [line('KV', 500), line('KO', 250)]],
  ['a repeated number', 'kv-2500 2\nKV-2500 3', [line('kv-2500', 5)]],
])('reads %s', (_, text, lines) => {
  expect(readLines(text)).toEqual(lines);
});

it('reads no more lines than a cart may have', () => {
  const text = Array.from({ length: MAX_QUICK_ORDER_LINES + 50 }, (_, index) => `P-${index}`).join('\n');
  expect(readLines(text)).toHaveLength(MAX_QUICK_ORDER_LINES);
});

/** One line each, as mails, lists, data sheets and order systems write it. */
it.each([
  ['KV-2500 ×4', 4],
  ['4 × KV-2500', 4],
  ['KV-2500 ４', 4],
  ['KV-2500\u00a04', 4],
  ['\u200bKV-2500\ufeff 4', 4],
  ['KV-2500 4,00', 4],
  ['KV-2500 4.00 kpl', 4],
  ['KV-2500,4.00', 4],
  ['KV-2500;4,0', 4],
  ['KV-2500 1 000', 1000],
  ['KV-2500 1\u00a0000 kpl', 1000],
  ['KV-2500;1.000', 1000],
  ['KV-2500 99999999', 9999],
  ['KV-2500 (4)', 4],
  ['KV-2500: 4', 4],
  ['KV-2500 = 4', 4],
  ['| KV-2500 | Vinssi | 4 |', 4],
  ['• KV-2500 4', 4],
  ['- KV-2500 4', 4],
  ['1. KV-2500 4 kpl', 4],
  ['12) KV-2500, 4', 4],
  ['KV-2500 4 EA', 4],
  ['KV-2500 4 kpl à 44,91 €', 4],
  ['KV-2500 4 1 299,00 €', 4],
  ['KV-2500 Moottoriöljy 20 l 4 kpl', 4],
  ['KV-2500 Moottoriöljy 20 l', 1],
  ['KV-2500 köysi 15 m 4', 4],
  ['KV-2500 4 m', 4],
])('reads the quantity of %j', (text, quantity) => {
  expect(readLines(text)).toEqual([line('KV-2500', quantity)]);
});

it.each(['KV-2500 0', 'KV-2500;0', 'KV-2500\t-4', 'KV-2500 0,00'])(
  'leaves out %j, which wants no pieces',
  text => expect(readLines(text)).toEqual([]),
);
