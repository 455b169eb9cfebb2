/** Opens a catalogue file and yields its rows one at a time, in any supported format. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { extname } from 'node:path';
import { readCsv } from './csv.ts';
import type { ImportProblem } from './problem.ts';

/** A missing field is absent, not empty. */
export type Fields = ReadonlyMap<string, string>;

export type FileRow = { line: number; fields: Fields } | { problem: ImportProblem };

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** @param key a column that every file of this kind has */
export async function* readRows(file: string, key = 'article_number'): AsyncGenerator<FileRow> {
  const ending = extname(file).toLowerCase();
  if (ending === '.csv') yield* csvRows(file, key);
  else if (ending === '.jsonl' || ending === '.ndjson') yield* jsonRows(file);
  else throw new UnreadableFile(`${file}: the name must end in .csv, .jsonl or .ndjson`);
}

async function* textOf(file: string): AsyncGenerator<string> {
  // The decoder removes a byte order mark and rejects what is not UTF-8.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) {
      if (Buffer.isBuffer(chunk)) yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError)
      throw new UnreadableFile(`${file}: not UTF-8; save the file as UTF-8 and try again`);
    throw error;
  }
}

async function* csvRows(file: string, key: string): AsyncGenerator<FileRow> {
  let head: readonly string[] | null = null;
  for await (const { line, fields, broken } of readCsv(textOf(file))) {
    if (head === null) {
      head = fields.map(name => name.trim());
      const twice = head.find((name, index) => head?.indexOf(name) !== index);
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
    } else yield { line, fields: new Map(head.map((name, index) => [name, (fields[index] ?? '').trim()])) };
  }
  if (head === null) throw new UnreadableFile(`${file}: the file is empty`);
}

async function* jsonRows(file: string): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const text of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1;
    const bare = text.replace(/^\uFEFF/, '').trim();
    if (bare === '') continue;
    const fields = fieldsOf(bare);
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

function fieldsOf(text: string): Fields | null {
  const fields = new Map<string, string>();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  for (const [name, field] of Object.entries(value)) {
    if (field === null) fields.set(name, '');
    else if (typeof field === 'string') fields.set(name, field.trim());
    else if (typeof field === 'number' || typeof field === 'boolean') fields.set(name, String(field));
    else if (Array.isArray(field) && field.every(item => typeof item === 'string'))
      fields.set(name, field.join('|'));
    else return null;
  }
  return fields;
}
