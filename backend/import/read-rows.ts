/** Opens a catalogue file and yields its rows one at a time, in any supported format. */
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { csvRows, requireClosedQuotes } from './csv-rows.ts';
import { type FileRow, UnreadableFile } from './file-row.ts';
import { jsonRows } from './json-rows.ts';

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
  const source = { file, key, nested };
  if (read === csvRows) await requireClosedQuotes(source, decoded(file, encoding));
  yield* read(source, decoded(file, encoding));
}

/** The decoder removes a byte order mark and rejects what is not of the encoding. */
export async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
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
export async function encodingOf(file: string): Promise<string> {
  for await (const start of createReadStream(file, { end: 1 })) {
    if (!Buffer.isBuffer(start)) break;
    if (start.toString('hex') === 'fffe') return 'utf-16le';
    if (start.toString('hex') === 'feff') return 'utf-16be';
  }
  for (const encoding of ['utf-8', 'windows-1252']) if (await isText(file, encoding)) return encoding;
  throw new UnreadableFile(`${file}: not a text; save the file as UTF-8 and try again`);
}
