/** Reads CSV as it comes (RFC 4180): quotes, line breaks inside them, CRLF, `,` or `;`. */
export interface CsvRecord {
  line: number;
  fields: string[];
  /** A quote was opened and never closed, or something follows a closing one. */
  broken: boolean;
}

type Place = 'start' | 'plain' | 'quoted' | 'after-quote';

/** The separator is the one that stands more often in the first line, outside quotes. */
function separatorOf(firstLine: string): ',' | ';' {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  return bare.split(';').length > bare.split(',').length ? ';' : ',';
}

export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let separator: ',' | ';' | null = null;
  let waiting = '';
  let line = 1;
  let begun = 1;
  let place = 'start' as Place;
  let field = '';
  let fields: string[] = [];
  let broken = false;

  const endField = (): void => {
    fields.push(field);
    field = '';
    place = 'start';
  };
  const endRecord = (): CsvRecord => {
    endField();
    const record = { line: begun, fields, broken };
    fields = [];
    broken = false;
    return record;
  };

  for await (const chunk of chunks) {
    let text = waiting + chunk;
    waiting = '';
    if (separator === null) {
      if (!text.includes('\n')) {
        waiting = text;
        continue;
      }
      separator = separatorOf(text.slice(0, text.indexOf('\n')));
    }
    // The last sign may be half of CRLF.
    waiting = text.slice(-1);
    text = text.slice(0, -1);
    yield* take(text, waiting);
  }
  if (separator === null) separator = separatorOf(waiting);
  yield* take(waiting, '');
  if (field !== '' || fields.length > 0 || place !== 'start') {
    broken ||= place === 'quoted';
    yield endRecord();
  }

  function* take(text: string, next: string): Generator<CsvRecord> {
    for (let index = 0; index < text.length; index += 1) {
      const sign = text.charAt(index);
      const after = text.charAt(index + 1) || next;
      if (place === 'quoted') {
        if (sign === '\n') line += 1;
        if (sign !== '"') field += sign;
        else place = 'after-quote';
        continue;
      }
      if (place === 'after-quote' && sign === '"') {
        field += '"';
        place = 'quoted';
        continue;
      }
      if (sign === separator) endField();
      else if (sign === '\n') {
        line += 1;
        const record = endRecord();
        if (record.fields.length > 1 || record.fields[0] !== '') yield record;
        begun = line;
      } else if (sign === '\r' && (after === '\n' || after === '')) continue;
      else if (sign === '"' && place === 'start' && field === '') place = 'quoted';
      else {
        if (place === 'after-quote') broken = true;
        place = place === 'after-quote' ? place : 'plain';
        field += sign;
      }
    }
  }
}
