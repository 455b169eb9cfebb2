/** Files of the exchange standard, and what only looks like them. */
import { expect, it } from 'vitest';
import { acesRows, requireWholeAces } from './aces-rows.ts';

async function* chunksOf(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function rowsOf(text: string, size = 7) {
  const source = { file: 'a.xml' };
  await requireWholeAces(source, chunksOf(text, size));
  const rows: unknown[] = [];
  for await (const row of acesRows(source, chunksOf(text, size)))
    rows.push(
      'problem' in row ? `${row.problem.line} ${row.problem.column}` : Object.fromEntries(row.fields),
    );
  return rows;
}

const app = (inner: string, action = 'A') =>
  `<App action="${action}" id="1"><Years from="2016" to="2018"/><Make>Polaris</Make><Model>RZR</Model><Part>A-1</Part>${inner}</App>`;
const file = (...parts: string[]) =>
  `<?xml version="1.0"?>\n<ACES version="4.0">\n${parts.join('\n')}\n</ACES>`;
const plain = { years: '2016-2018', manufacturer: 'Polaris', model: 'RZR', article_number: 'A-1' };

it('reads applications, whatever the pieces in which the file arrives', async () => {
  const text = file(
    '<Header><Company>A &amp; B</Company></Header>',
    app('<Qty>2</Qty><Position id="30"/><Note>One &#228;</Note><Note><![CDATA[Two <b>]]></Note>'),
    app('<Qual id="1"><param value="x"/><text>with winch</text></Qual>').replace('2018', '2016'),
    '<Footer><RecordCount>2</RecordCount></Footer>',
  );
  for (const size of [1, 7, 100_000])
    expect(await rowsOf(text, size)).toEqual([
      { ...plain, quantity: '2', position: 'rear', note: 'One ä; Two <b>' },
      { ...plain, years: '2016', qualifier: 'with winch' },
    ]);
});

it.each([
  ['a position by its number alone', app('<Position id="104"/>'), '3 Position'],
  ['a machine by its number alone', app('<BaseVehicle id="1"/>'), '3 BaseVehicle'],
  ['a make without a name', app('').replace('>Polaris<', '><'), '3 Make'],
  ['a limit that is not known', app('\n<SubModel id="3"/>'), '4 SubModel'],
  ['another action', app('', 'D'), '3 App'],
  ['two parts', app('<Part>A-2</Part>'), '3 Part'],
  ['an element beside the applications', '<Asset action="A"><Note>x</Note></Asset>', '3 Asset'],
])('reports %s with its line', async (_, part, problem) => {
  expect(await rowsOf(file(part))).toEqual([problem]);
});

it.each([
  ['a DTD', '<!DOCTYPE ACES [<!ENTITY a "b">]><ACES/>', /a\.xml:1: a DTD/],
  ['an entity that no standard has', file(app('<Note>&a;</Note>')), /a\.xml:3: broken XML/],
  ['a file that breaks off', file(app('')).slice(0, -20), /broken XML/],
  ['another root', '<PIES/>', /a\.xml:1: the root element is PIES/],
  ['no XML', 'article_number,make', /broken XML/],
  ['an empty file', '', /broken XML/],
  [
    'a wrong count',
    file(app(''), '<Footer><RecordCount>2</RecordCount></Footer>'),
    /a\.xml:4: the footer counts 2/,
  ],
  ['a text without end', file(app(`<Note>${'x'.repeat(1_300_000)}</Note>`)), /more than 1000000 letters/],
  ['elements without end', file('<a>'.repeat(20)), /elements within elements/],
])('refuses %s before the first row', async (_, text, message) => {
  await expect(rowsOf(text, 65_536)).rejects.toThrow(message);
});
