/** The rows of a table, under the names in its first line. */
import { cellText } from './cell-text.ts';
import { readCsv } from './csv.ts';
import { badRow, type FileRow, fileRowOf, type Source, UnreadableFile } from './file-row.ts';

export async function* csvRows(source: Source, chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let head: readonly string[] | null = null;
  for await (const { line, fields, isBroken } of readCsv(chunks)) {
    // Spreadsheets write empty rows as separators.
    if (!isBroken && fields.every(field => field.trim() === '')) continue;
    if (head === null) head = headOf(source, line, fields);
    else yield isBroken ? badRow(line, broken) : tableRow(head, line, fields);
  }
  if (head === null) throw new UnreadableFile(`${source.file}: the file is empty`);
}

/** @throws UnreadableFile for a line that does not name the columns */
function headOf({ file, key }: Source, line: number, fields: readonly string[]): readonly string[] {
  const head = fields.map(field => {
    const name = cellText('', field);
    return typeof name === 'string' ? name : field.trim();
  });
  const twice = head.find((name, index) => name !== '' && head.indexOf(name) !== index);
  if (twice !== undefined) throw new UnreadableFile(`${file}:${line}: the column ${twice} stands twice`);
  if (head.includes(key)) return head;
  const found = head.filter(name => name !== '').join(', ');
  throw new UnreadableFile(
    `${file}:${line}: the first line must name the columns, ${key} among them; it says "${found.slice(0, 100)}" → rename the columns as docs/import.md has them, and take out what stands above their names`,
  );
}

const broken = {
  reason: 'a quote is not closed or text follows it',
  fix: 'double quotes inside a field and close it',
};

/**
 * A quote that is never closed takes the rest of the file for one field: no row of such a file is stored.
 * @throws UnreadableFile with the line on which it opens
 */
export async function requireClosedQuotes({ file }: Source, chunks: AsyncIterable<string>): Promise<void> {
  for await (const { line, isUnclosed } of readCsv(chunks))
    if (isUnclosed) throw new UnreadableFile(`${file}:${line}: a quote is not closed → ${broken.fix}`);
}

function tableRow(head: readonly string[], line: number, fields: readonly string[]): FileRow {
  const extra = fields.slice(head.length);
  if (fields.length < head.length || extra.some(field => field.trim() !== ''))
    return badRow(line, {
      reason: `${fields.length} fields, the first line has ${head.length}`,
      fix: 'quote fields that hold the separator',
    });
  const cells = head.map((name, index) => [name, fields[index] ?? ''] as const);
  if (cells.some(([name, text]) => name === '' && text.trim() !== ''))
    return badRow(line, {
      reason: 'a field stands in a column without a name',
      fix: 'name the column in the first line, or empty it',
    });
  if (cells.every(([name, text]) => name === text.trim()))
    return badRow(line, { reason: 'the names of the columns stand again', fix: 'take the line out' });
  return fileRowOf(
    line,
    cells.filter(([name]) => name !== ''),
  );
}
