/** The rows of JSON lines: one object on each. */
import { parseTree } from 'jsonc-parser';
import type { CellProblem } from './cell-text.ts';
import { badRow, type FileRow, fileRowOf, type Source, UnreadableFile } from './file-row.ts';

/** Columns with several values; elsewhere a list has one too many. */
const lists =
  /^(?:images|pictures|vehicles|fitting_parts|also_in|guides_[a-z]{2}|(?:oem|competitor|superseded)_numbers)$/;

/** Columns that are yes or no. */
const flags = new Set(['verified']);

export async function* jsonRows(source: Source, chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let isFirst = true;
  for await (const { line, text } of linesOf(chunks)) {
    // An array with an object on each line is what many programs write.
    const bare = text
      .trim()
      .replace(/^\[(?=\s*(?:[{\]]|$))/, '')
      .replace(/(?<=\}|^)[\s,\]]+$/, '')
      .trim();
    if (bare === '') continue;
    if (isFirst) checkFirst(source, line, bare);
    isFirst = false;
    yield rowIn(source, line, bare);
  }
  if (isFirst) throw new UnreadableFile(`${source.file}: the file is empty`);
}

/** LF, CRLF or CR; not the separators of Unicode, which may stand in texts. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let rest = '';
  let line = 0;
  for await (const chunk of chunks) {
    // A CR at the end may be half a line end.
    const all = rest + chunk;
    const held = all.endsWith('\r') ? 1 : 0;
    const lines = all.slice(0, all.length - held).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + (held ? '\r' : '');
    for (const text of lines) yield { line: ++line, text };
  }
  for (const text of rest.split('\r')) yield { line: ++line, text };
}

/** An object over several lines makes a problem of each: the file is of another form. @throws UnreadableFile */
function checkFirst({ file }: Source, line: number, bare: string): void {
  if (bare === '{' || (bare.startsWith('{') && /[,[{:]$/.test(bare)))
    throw new UnreadableFile(`${file}:${line}: an object over several lines → write each on one line`);
  if (/^\{.*\}\s*,\s*\{.*\}$/s.test(bare) && parsed(bare) === undefined)
    throw new UnreadableFile(
      `${file}:${line}: several objects on one line → write each on a line of its own`,
    );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function rowIn({ nested }: Source, line: number, text: string): FileRow {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return badRow(line, {
      reason: 'not a JSON object of texts, numbers and lists',
      fix: 'write one object per line',
    });
  const twice = repeatedName(text, Object.keys(value));
  if (twice !== undefined)
    return badRow(line, { reason: 'stands twice in the object', fix: 'keep one of the two' }, twice);
  const cells: [string, string][] = [];
  for (const [name, field] of Object.entries(value)) {
    if (name === nested) continue;
    const cell = cellIn(name, field);
    if (typeof cell !== 'string') return badRow(line, cell, name);
    cells.push([name.trim(), cell]);
  }
  return fileRowOf(line, cells);
}

/** The last of two would count, and the first be lost. */
function repeatedName(text: string, names: readonly string[]): string | undefined {
  const may = names.some(name => text.split(JSON.stringify(name)).length > 2);
  if (!may) return undefined;
  const own = (parseTree(text)?.children ?? []).map(member => String(member.children?.[0]?.value));
  return own.find((name, index) => own.indexOf(name) !== index);
}

function cellIn(name: string, value: unknown): string | CellProblem {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean' && flags.has(name)) return String(value);
  if (!Array.isArray(value))
    return {
      reason: `${typeof value === 'boolean' ? 'yes or no' : 'an object'} is no value`,
      fix: 'write a text or a number',
    };
  if (!lists.test(name)) return { reason: 'a list in place of one value', fix: 'write a text or a number' };
  const items = value.map(item => (typeof item === 'number' ? numberText(item) : item));
  return items.every(item => typeof item === 'string' && !item.includes('|'))
    ? items.join('|')
    : { reason: 'not a list of texts without vertical bars', fix: 'write ["one", "two"]' };
}

/** Digits beyond these are lost when the file is read. */
const numberText = (value: number): string | CellProblem =>
  Number.isInteger(value) && !Number.isSafeInteger(value)
    ? { reason: `a number of too many digits: ${value}`, fix: 'write it as a text, in quotes' }
    : String(value);
