/**
 * Reads CSV as a stream (RFC 4180): quotes, line breaks inside them, CRLF, LF or CR; `,`, `;` or a tab, also as a first line
 * `sep=;` of a spreadsheet names it.
 */
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';

export interface CsvRecord {
  /** Line of the file on which the record begins. */
  line: number;
  fields: string[];
  /** Text follows a closing quote, or a quote is not closed. */
  isBroken: boolean;
  /** A quote is not closed: the record is the rest of the file, and has no fields. */
  isUnclosed: boolean;
}

interface Parsed {
  record: string[];
  raw: string;
}

/** Yields records; after an unclosed quote one broken record and nothing more. */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const { firstLine, all } = await peekFirstLine(chunks);
  const named = /^sep=([,;\t])$/i.exec(firstLine)?.[1];
  const delimiter = named ?? separatorOf(firstLine);
  let isUnclosed = false;
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    raw: true,
    relax_column_count: true,
    // Inches (`12"`) stand unquoted in many files.
    relax_quotes: true,
    skip_empty_lines: true,
    // An error would discard the records that the stream has buffered.
    skip_records_with_error: true,
    on_skip: () => void (isUnclosed = true),
  });
  // Errors of either side reach the loop below through the parser.
  pipeline(Readable.from(all), parser, () => undefined);
  let line = 1;
  for await (const { record, raw } of parser as AsyncIterable<Parsed>) {
    const text = raw.replace(/^[\r\n]+/, '');
    line += lineBreaks(raw) - lineBreaks(text);
    if (named === undefined || line > 1)
      yield {
        ...{ line, fields: record, isUnclosed: false },
        isBroken: record.some(field => isUnfinished(field, text, delimiter)),
      };
    line += lineBreaks(text);
  }
  if (isUnclosed) yield { line, fields: [], isBroken: true, isUnclosed };
}

/** With `relax_quotes` a field with text after its closing quote keeps all its quotes, as they stand in the file. */
const isUnfinished = (field: string, raw: string, delimiter: string): boolean =>
  field.startsWith('"') &&
  field !== '"' &&
  [delimiter, '\r', '\n'].some(end => `${raw}\n`.includes(field + end));

/** The parser reports CRLF between records as CR. */
const lineBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

/** The separator is the one that is more frequent in the first line, outside quotes. */
function separatorOf(firstLine: string): string {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const count = (separator: string): number => bare.split(separator).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

async function peekFirstLine(
  chunks: AsyncIterable<string>,
): Promise<{ firstLine: string; all: AsyncIterable<string> }> {
  const rest = chunks[Symbol.asyncIterator]();
  let head = '';
  while (!/[\r\n]/.test(head)) {
    const { done, value } = await rest.next();
    if (done) break;
    head += value;
  }
  async function* all(): AsyncGenerator<string> {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  return { firstLine: head.split(/[\r\n]/, 1)[0] ?? '', all: all() };
}
