/** CSV as spreadsheets and suppliers write it, with the line of each record. */
import { expect, it } from 'vitest';
import { type CsvRecord, readCsv } from './csv.ts';

async function read(text: string, size = text.length || 1): Promise<CsvRecord[]> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const records: CsvRecord[] = [];
  for await (const record of readCsv(chunks())) records.push(record);
  return records;
}

const good = (line: number, ...fields: string[]): CsvRecord => ({
  ...{ line, fields },
  ...{ isBroken: false, isUnclosed: false },
});

const spreadsheet = 'name;price\r\n"a;""b""\r\nc";1,5\r\n\r\n\r\n12" rim;2\r\n"""Turbo"" kit";3\r\n"last";4';

it.each([1, 2, 7, 1000])('reads the same records from chunks of %i characters', async size => {
  expect(await read(spreadsheet, size)).toEqual([
    good(1, 'name', 'price'),
    good(2, 'a;"b"\r\nc', '1,5'),
    good(6, '12" rim', '2'),
    good(7, '"Turbo" kit', '3'),
    good(8, 'last', '4'),
  ]);
});

it('marks a record with text after a closing quote and reads on behind it', async () => {
  const [head, bad, next] = await read('a,b\n"1"z,2\n"q""r",3\n');
  expect(head).toEqual(good(1, 'a', 'b'));
  expect(bad).toMatchObject({ line: 2, isBroken: true });
  expect(next).toEqual(good(3, 'q"r', '3'));
});

it('marks the record whose quote is never closed', async () => {
  expect(await read('a,b\n1,2\n3,"4\n5,6\n')).toEqual([
    good(1, 'a', 'b'),
    good(2, '1', '2'),
    { line: 3, fields: [], isBroken: true, isUnclosed: true },
  ]);
});

it('yields nothing for an empty file', async () => {
  expect(await read('')).toEqual([]);
});
