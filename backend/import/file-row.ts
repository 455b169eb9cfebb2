/** A row of a file, in whatever format it was. */
import { type CellProblem, cellText } from './cell-text.ts';
import type { ImportProblem } from './problem.ts';

/** A missing field is absent, not empty. */
export type Fields = ReadonlyMap<string, string>;

export type FileRow = { line: number; fields: Fields } | { problem: ImportProblem };

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  /** The line that the message begins with, and the rest of it; line 1 when it names none. */
  get problem(): { line: number; message: string } {
    const [, line = '1', message = this.message] = /:(\d+): (.*)$/s.exec(this.message) ?? [];
    return { line: Number(line), message };
  }
}

/** What is to be read. */
export interface Source {
  file: string;
  /** A column that every file of this kind has. */
  key: string;
  /** A field of JSON lines that others read, since it is more than a text or a list. */
  nested?: string | undefined;
}

/** A row that cannot be read; column `-` for the whole of it. */
export const badRow = (line: number, { reason, fix }: CellProblem, column = '-'): FileRow => ({
  problem: { line, column, reason, fix },
});

/** The first cell that cannot be read makes the row one that cannot be. */
export function fileRowOf(line: number, cells: Iterable<readonly [column: string, text: string]>): FileRow {
  const fields = new Map<string, string>();
  for (const [column, raw] of cells) {
    const text = cellText(column, raw);
    if (typeof text !== 'string') return badRow(line, text, column);
    fields.set(column, text);
  }
  return { line, fields };
}
