/** Reads CSV as a stream (RFC 4180): quotes, line breaks inside them, CRLF, `,` or `;`. */
import { Readable, pipeline } from 'node:stream';
import { parse } from 'csv-parse';

export interface CsvRecord {
  /** Line of the file on which the record begins. */
  line: number;
  fields: string[];
  /** A quote is not closed, or text follows a closing one. */
  broken: boolean;
}

interface Parsed {
  record: string[];
  raw: string;
}

/** Yields records; after an unclosed quote one broken record and nothing more. */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const { firstLine, all } = await peekFirstLine(chunks);
  const delimiter = separatorOf(firstLine);
  let isUnclosed = false;
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n'],
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
    yield { line, fields: record, broken: record.some(field => isUnfinished(field, text, delimiter)) };
    line += lineBreaks(text);
  }
  if (isUnclosed) yield { line, fields: [], broken: true };
}

/** With `relax_quotes` a field with text after its closing quote keeps all its quotes, as they stand in the file. */
const isUnfinished = (field: string, raw: string, delimiter: string): boolean =>
  field.startsWith('"') &&
  field !== '"' &&
  [delimiter, '\r', '\n'].some(end => `${raw}\n`.includes(field + end));

/** The parser reports CRLF between records as CR. */
const lineBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

/** The separator is the one that is more frequent in the first line, outside quotes. */
function separatorOf(firstLine: string): ',' | ';' {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  return bare.split(';').length > bare.split(',').length ? ';' : ',';
}

async function peekFirstLine(
  chunks: AsyncIterable<string>,
): Promise<{ firstLine: string; all: AsyncIterable<string> }> {
  const rest = chunks[Symbol.asyncIterator]();
  let head = '';
  while (!head.includes('\n')) {
    const { done, value } = await rest.next();
    if (done) break;
    head += value;
  }
  async function* all(): AsyncGenerator<string> {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  return { firstLine: head.split('\n', 1)[0] ?? '', all: all() };
}
