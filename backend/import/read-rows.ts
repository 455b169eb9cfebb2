/** Opens a catalogue file and yields its rows one at a time, in any supported format. */
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { readCsv } from './csv.ts';
import type { ImportProblem } from './problem.ts';

/** A missing field is absent, not empty. */
export type Fields = ReadonlyMap<string, string>;

export type FileRow = { line: number; fields: Fields } | { problem: ImportProblem };

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * @param key a column that every file of this kind has
 * @param nested a field of JSON lines that others read, since it is more than a text or a list
 * @param onEncoding called with the encoding of the file before the first row, such as `windows-1252`
 */
export async function* readRows(
  file: string,
  key = 'article_number',
  onEncoding?: (encoding: string) => void,
  nested?: string,
): AsyncGenerator<FileRow> {
  const ending = extname(file).toLowerCase();
  const read = ending === '.csv' ? csvRows : ending === '.jsonl' || ending === '.ndjson' ? jsonRows : null;
  if (!read) throw new UnreadableFile(`${file}: the name must end in .csv, .jsonl or .ndjson`);
  const encoding = await encodingOf(file);
  onEncoding?.(encoding);
  yield* read(file, decoded(file, encoding), key, nested);
}

/** The decoder removes a byte order mark and rejects what is not of the encoding. */
async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(file)) {
    if (Buffer.isBuffer(chunk)) yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function isText(file: string, encoding: string): Promise<boolean> {
  try {
    for await (const text of decoded(file, encoding)) if (text.includes('\0')) return false;
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * Established for the whole file before its first row is read, so that nothing of an unreadable file is stored. Spreadsheets
 * write UTF-16 with a mark, and Windows-1252, in which every text that is not UTF-8 can be read.
 */
async function encodingOf(file: string): Promise<string> {
  for await (const start of createReadStream(file, { end: 1 })) {
    if (!Buffer.isBuffer(start)) break;
    if (start.toString('hex') === 'fffe') return 'utf-16le';
    if (start.toString('hex') === 'feff') return 'utf-16be';
  }
  for (const encoding of ['utf-8', 'windows-1252']) if (await isText(file, encoding)) return encoding;
  throw new UnreadableFile(`${file}: not a text; save the file as UTF-8 and try again`);
}

async function* csvRows(file: string, chunks: AsyncIterable<string>, key: string): AsyncGenerator<FileRow> {
  let head: readonly string[] | null = null;
  for await (const { line, fields, broken } of readCsv(chunks)) {
    // Spreadsheets write empty rows as separators.
    if (!broken && fields.every(field => field.trim() === '')) continue;
    if (head === null) {
      head = fields.map(name => name.trim());
      const twice = head.find((name, index) => name !== '' && head?.indexOf(name) !== index);
      if (twice !== undefined) throw new UnreadableFile(`${file}:${line}: the column ${twice} stands twice`);
      if (!head.includes(key))
        throw new UnreadableFile(`${file}:${line}: the first line must name the columns, ${key} among them`);
      continue;
    }
    if (broken) {
      yield {
        problem: {
          line,
          column: '-',
          reason: 'a quote is not closed or text follows it',
          fix: 'double quotes inside a field and close it',
        },
      };
    } else if (fields.length !== head.length) {
      yield {
        problem: {
          line,
          column: '-',
          reason: `${fields.length} fields, the first line has ${head.length}`,
          fix: 'quote fields that hold the separator',
        },
      };
    } else {
      const cells = head.map((name, index) => [name, (fields[index] ?? '').trim()] as const);
      if (cells.some(([name, text]) => name === '' && text !== ''))
        yield {
          problem: {
            line,
            column: '-',
            reason: 'a field stands in a column without a name',
            fix: 'name the column in the first line, or empty it',
          },
        };
      else yield { line, fields: new Map(cells.filter(([name]) => name !== '')) };
    }
  }
  if (head === null) throw new UnreadableFile(`${file}: the file is empty`);
}

async function* jsonRows(
  _file: string,
  chunks: AsyncIterable<string>,
  _key: string,
  nested?: string,
): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const text of createInterface({
    input: Readable.from(chunks),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1;
    const bare = text.trim();
    if (bare === '') continue;
    const fields = fieldsOf(bare, nested);
    if (fields === null)
      yield {
        problem: {
          line,
          column: '-',
          reason: 'not a JSON object of texts, numbers and lists',
          fix: 'write one object per line',
        },
      };
    else yield { line, fields };
  }
}

function fieldsOf(text: string, nested?: string): Fields | null {
  const fields = new Map<string, string>();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  for (const [name, field] of Object.entries(value)) {
    if (name === nested) continue;
    if (field === null) fields.set(name, '');
    else if (typeof field === 'string') fields.set(name, field.trim());
    else if (typeof field === 'number' || typeof field === 'boolean') fields.set(name, String(field));
    else if (Array.isArray(field) && field.every(item => typeof item === 'string'))
      fields.set(name, field.join('|'));
    else return null;
  }
  return fields;
}
