/** Where in its line a finding of a table stands, for editors that open a file at a place. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#engine/definition/finding.ts';

interface Cell {
  text: string;
  /** From 0, in UTF-16 code units. */
  start: number;
  end: number;
}

/** The text of a file in any encoding that tables are read in. */
function textOf(data: Buffer): string {
  const mark = data.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(data);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(data);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1252').decode(data);
  }
}

/** The cells of the record that begins `text`; those on its first line have the right place, which is enough for an editor. */
function cellsOf(text: string, separator: string): Cell[] {
  const cells: Cell[] = [];
  const quoted = /"(?:[^"]|"")*"/y;
  let at = 0;
  while (at <= text.length) {
    const start = at;
    quoted.lastIndex = at;
    at += quoted.exec(text)?.[0].length ?? 0;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    const raw = text.slice(start, at);
    cells.push({ text: raw.replace(/^"|"$/g, '').trim(), start, end: at });
    if (text[at] !== separator) break;
    at += 1;
  }
  return cells;
}

function placeInTable(lines: readonly string[], { line, path }: Finding): Cell | undefined {
  const named = /^sep=([,;\t])$/i.exec(lines[0] ?? '')?.[1];
  const first = lines.findIndex((text, index) => /[^,;\t\s]/.test(text) && !(named && index === 0));
  const head = lines[first] ?? '';
  const count = (mark: string): number => head.split(mark).length;
  const separator = named ?? [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
  const index = cellsOf(head, separator).findIndex(({ text }) => text === path);
  if (index < 0) return undefined;
  return cellsOf(lines.slice(line - 1).join('\n'), separator)[index];
}

function placeInJson(lines: readonly string[], { line, path }: Finding): Cell | undefined {
  const text = JSON.stringify(path);
  const start = (lines[line - 1] ?? '').indexOf(text);
  return start < 0 ? undefined : { text, start, end: start + text.length };
}

/** Findings of tables name a column; here they get its place in the line as well. Others stay as they are. */
export async function withPlaces(folder: string, findings: readonly Finding[]): Promise<Finding[]> {
  const files = new Map<string, string[]>();
  const placed: Finding[] = [];
  for (const finding of findings) {
    const { file, path, column } = finding;
    const isTable = /\.(?:csv|jsonl)$/.test(file) && path !== '' && column === 1;
    if (isTable && !files.has(file)) {
      const data = await readFile(join(folder, file)).catch(() => Buffer.alloc(0));
      files.set(file, textOf(data).split(/\r\n|\r|\n/));
    }
    const lines = isTable ? (files.get(file) ?? []) : [];
    const cell = isTable ? (file.endsWith('l') ? placeInJson : placeInTable)(lines, finding) : undefined;
    placed.push(
      cell
        ? { ...finding, column: cell.start + 1, endColumn: Math.max(cell.end, cell.start + 1) + 1 }
        : finding,
    );
  }
  return placed;
}
