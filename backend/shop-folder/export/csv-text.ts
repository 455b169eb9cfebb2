/** Writes the tables of a shop's folder as RFC 4180 has them. */

import { cellOf } from '#backend/import/cell-text.ts';

export type CsvRow = Readonly<Record<string, string>>;

const written = (field: string): string =>
  /[",;\t\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/**
 * Columns in the order given; one that no row fills is left out unless it is required.
 * @returns null for a table without rows
 */
export function csvText(
  required: readonly string[],
  optional: readonly string[],
  rows: readonly CsvRow[],
): string | null {
  if (rows.length === 0) return null;
  const columns = [...required, ...optional.filter(name => rows.some(row => (row[name] ?? '') !== ''))];
  const lines = [columns, ...rows.map(row => columns.map(name => cellOf(name, (row[name] ?? '').trim())))];
  return `${lines.map(fields => fields.map(written).join(',')).join('\n')}\n`;
}

/** The columns `<name>_<code>` of a row. */
export const columnsOf = (name: string, texts: Readonly<Record<string, string>> = {}): CsvRow =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [`${name}_${code}`, text]));

/** The names of those columns. */
export const columnNames = (languages: readonly string[], ...names: readonly string[]): string[] =>
  names.flatMap(name => languages.map(code => `${name}_${code}`));
