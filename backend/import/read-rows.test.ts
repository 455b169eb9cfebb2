/** One table, as programs of many kinds write it. */
import { expect, it } from 'vitest';
import { readTestRows } from './testing-rows.ts';

const read = (bytes: Buffer) => readTestRows('a.csv', bytes);

const table = 'article_number;name_fi\nA-1;Köysi "10"\nA-2;Lenkki';
const expected = [
  [2, 'A-1', 'Köysi "10"'],
  [3, 'A-2', 'Lenkki'],
];
const swapped = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

it.each<[string, Buffer, string]>([
  ['LF', Buffer.from(table), 'utf-8'],
  ['CRLF', Buffer.from(table.replaceAll('\n', '\r\n')), 'utf-8'],
  ['CR only', Buffer.from(table.replaceAll('\n', '\r')), 'utf-8'],
  ['a final line break', Buffer.from(`${table}\r`), 'utf-8'],
  ['tabs', Buffer.from(table.replaceAll(';', '\t')), 'utf-8'],
  ['commas', Buffer.from(table.replaceAll(';', ',')), 'utf-8'],
  ['a byte order mark', Buffer.from(`\uFEFF${table}`), 'utf-8'],
  ['Windows-1252', Buffer.from(table, 'latin1'), 'windows-1252'],
  ['UTF-16 of a spreadsheet', Buffer.from(`\uFEFF${table}`, 'utf16le'), 'utf-16le'],
  ['UTF-16 in the other order', swapped(table), 'utf-16be'],
  ['empty columns at the end', Buffer.from(table.replaceAll(/$/gm, ';;')), 'utf-8'],
  ['empty rows of separators', Buffer.from(`${table}\n;\n;\n`), 'utf-8'],
])('reads a table with %s', async (_, bytes, encoding) => {
  expect(await read(bytes)).toEqual({ encoding, rows: expected });
});

it('takes the separator that the first line names, and counts that line', async () => {
  const { rows } = await read(Buffer.from(`sep=;\r\n${table.replaceAll('\n', '\r\n')}`));
  expect(rows).toEqual(expected.map(([line, ...cells]) => [Number(line) + 1, ...cells]));
});

it('names a text in a column without a name', async () => {
  const { rows } = await read(Buffer.from('article_number;;\nA-1;x;\nA-2;;\n'));
  expect(rows).toEqual(['2 -', [3, 'A-2']]);
});

it.each<[string, string, unknown[]]>([
  [
    'fields beyond the last column, which are empty',
    'article_number;name_fi\nA-1;Köysi;;;\n',
    [[2, 'A-1', 'Köysi']],
  ],
  ['fields beyond the last column', 'article_number;name_fi\nA-1;Köysi;x\n', ['2 -']],
  [
    'the names of the columns again',
    'article_number;name_fi\nA-1;Köysi\narticle_number;name_fi\n',
    [[2, 'A-1', 'Köysi'], '3 -'],
  ],
  [
    'hidden characters in the names',
    'article_number\u00A0;\u200Bname_fi\nA-1;Köysi\n',
    [[2, 'A-1', 'Köysi']],
  ],
])('reads a table with %s', async (_, text, expected) => {
  expect((await read(Buffer.from(text))).rows).toEqual(expected);
});

it.each<[string, string, RegExp]>([
  ['a title above the names', 'Hinnasto 2026;;\n;;\narticle_number;name_fi;\n', /1: .*says "Hinnasto 2026"/],
  ['two columns of one name', 'article_number;price_fi;price_fi\nA-1;1;2\n', /price_fi stands twice/],
  ['rows of separators alone', ';;\n;;\n', /empty/],
  [
    'a quote that is never closed, before its first row is read',
    'article_number;name_fi\nA-1;Köysi\nA-2;"Lenkki\nA-3;Vaijeri\n',
    /a\.csv:3: a quote is not closed → /,
  ],
])('refuses a table with %s', async (_, text, reason) => {
  await expect(read(Buffer.from(text))).rejects.toThrow(reason);
});
