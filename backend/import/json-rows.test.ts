/** JSON lines, as programs of many kinds write them. */
import { expect, it } from 'vitest';
import { readTestRows } from './testing-rows.ts';

const one = '{"article_number":"A-1","name_fi":"Köysi"}';
const two = '{"article_number":"A-2","name_fi":"Lenkki"}';
const rows = [
  [1, 'A-1', 'Köysi'],
  [2, 'A-2', 'Lenkki'],
];
const at = (...lines: number[]) => rows.map(([, ...cells], index) => [lines[index], ...cells]);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

it.each<[string, Buffer | string, string, unknown]>([
  ['LF', `${one}\n${two}`, 'utf-8', rows],
  ['CRLF', `${one}\r\n${two}\r\n`, 'utf-8', rows],
  ['CR only', `${one}\r${two}\r`, 'utf-8', rows],
  ['blank lines', `\n${one}\n \n\n${two}\n\n`, 'utf-8', at(2, 5)],
  ['a byte order mark', `\uFEFF${one}\n${two}`, 'utf-8', rows],
  ['UTF-16', utf16(`${one}\r\n${two}`), 'utf-16le', rows],
  ['UTF-16 in the other order', utf16(`${one}\n${two}`).swap16(), 'utf-16be', rows],
  ['Windows-1252', Buffer.from(`${one}\n${two}`, 'latin1'), 'windows-1252', rows],
  ['a trailing comma', `${one},\n${two},`, 'utf-8', rows],
  ['an array with an object on each line', `[\n${one},\n${two}\n]\n`, 'utf-8', at(2, 3)],
  ['an array that begins and ends with objects', `[${one},\n${two}]`, 'utf-8', rows],
  [
    'separators of Unicode in a text',
    `{"article_number":"A-1","name_fi":"a\u2028b"}`,
    'utf-8',
    [[1, 'A-1', 'a\u2028b']],
  ],
  ['numbers', '{"article_number":6412,"price_fi":19.9,"stock":0}', 'utf-8', [[1, '6412', '19.9', '0']]],
  ['numbers as texts', '{"article_number":"006412","price_fi":"19,90"}', 'utf-8', [[1, '006412', '19,90']]],
  ['null', '{"article_number":"A-1","name_fi":null}', 'utf-8', [[1, 'A-1', '']]],
  [
    'lists',
    '{"article_number":"A-1","images":["a.jpg","b.jpg"],"fitting_parts":["X",12]}',
    'utf-8',
    [[1, 'A-1', 'a.jpg|b.jpg', 'X|12']],
  ],
  [
    'a broken line in the middle',
    `${one}\n{"article_number":\n${two}`,
    'utf-8',
    [rows[0], '2 -', [3, 'A-2', 'Lenkki']],
  ],
  ['a comma in an object', '{"article_number":"A-1",}', 'utf-8', ['1 -']],
  ['a text, a number, a list', '"A-1"\n12\n["A-1"]', 'utf-8', ['1 -', '2 -', '3 -']],
  ['an object for a text', '{"article_number":"A-1","name_fi":{"fi":"Köysi"}}', 'utf-8', ['1 name_fi']],
  ['a list for one value', '{"article_number":"A-1","name_fi":["a","b"]}', 'utf-8', ['1 name_fi']],
  ['yes for a text', '{"article_number":true}', 'utf-8', ['1 article_number']],
  ['a list of objects', '{"article_number":"A-1","images":[{"file":"a.jpg"}]}', 'utf-8', ['1 images']],
  ['a vertical bar in a list', '{"article_number":"A-1","vehicles":["a|b"]}', 'utf-8', ['1 vehicles']],
  [
    'more digits than a number keeps',
    '{"article_number":64123400000012345678}',
    'utf-8',
    ['1 article_number'],
  ],
  ['one name twice', '{"article_number":"A-1","price_fi":1,"price_fi":2}', 'utf-8', ['1 price_fi']],
  [
    'a name that is also a text',
    '{"article_number":"name_fi","name_fi":"name_fi"}',
    'utf-8',
    [[1, 'name_fi', 'name_fi']],
  ],
])('reads %s', async (_, text, encoding, expected) => {
  expect(await readTestRows('a.jsonl', text)).toEqual({ encoding, rows: expected });
});

it.each<[string, string, RegExp]>([
  ['nothing', '\n \n', /empty/],
  ['an empty array', '[]', /empty/],
  ['an object over several lines', `{\n  "article_number": "A-1"\n}`, /1: an object over several lines/],
  ['an array on one line', `[${one},${two}]`, /several objects on one line/],
])('refuses a file of %s', async (_, text, reason) => {
  await expect(readTestRows('a.jsonl', text)).rejects.toThrow(reason);
});
