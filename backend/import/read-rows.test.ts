/** One table, as programs of many kinds write it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type FileRow, readRows } from './read-rows.ts';

async function read(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'rows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'a.csv');
  await writeFile(file, bytes);
  const rows: FileRow[] = [];
  let encoding = '';
  for await (const row of readRows(file, 'article_number', found => (encoding = found))) rows.push(row);
  return {
    encoding,
    rows: rows.map(row => ('problem' in row ? row.problem.reason : [row.line, ...row.fields.values()])),
  };
}

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
  expect(rows).toEqual(['a field stands in a column without a name', [3, 'A-2']]);
});
