/** What `directory/*.csv` say, by the importer's own reading: each code and number once. */

import type { Fields } from '#backend/import/file-row.ts';
import { organizationOf, postalAreaOf } from '#backend/import/import-directory.ts';
import { RowError } from '#backend/import/row-error.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { type FolderTable, tableFinding } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { checkTableTexts } from './check-tables.ts';

type Read = (fields: Fields) => { country: string } & Readonly<Record<string, unknown>>;

export function checkDirectory(folder: ShopFolder, found: Finding[]): void {
  const { postalAreas, organizations } = folder;
  if (postalAreas) {
    checkTableTexts(folder, postalAreas, found);
    checkRows(postalAreas, postalAreaOf, 'zip', found);
  }
  if (organizations) checkRows(organizations, organizationOf, 'number', found);
}

function checkRows({ file, rows }: FolderTable, read: Read, key: string, found: Finding[]): void {
  const lines = new Map<string, number>();
  for (const { line, fields } of rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(file, line, column, { code, message, fix }));
    try {
      const row = read(fields);
      const name = `${row.country} ${String(row[key])}`;
      const before = lines.get(name);
      if (before !== undefined)
        report(key, 'SHOP009', `${name} stands in line ${before} already`, 'keep one row of it');
      lines.set(name, line);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report(error.column, 'SHOP008', error.message, error.fix);
    }
  }
}
