/** Reads `catalogue/packages.jsonl`: products of which shoppers choose the parts. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UnreadableFile } from '#backend/import/file-row.ts';
import { readRows } from '#backend/import/read-rows.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { parseFolderText } from './folder-files.ts';
import { tableFinding } from './folder-tables.ts';
import type { FolderPackage } from './shop-folder.ts';

export const packagesFile = 'catalogue/packages.jsonl';

/** The field that the importer of products leaves out. */
export const packageGroups = 'groups';

/** A finding in a line that was read as a text of its own. */
export const inLine = (finding: Finding, line: number): Finding => ({ ...finding, line });

/** Null when the folder has no such file. Findings are appended to `found`. */
export async function readPackages(folder: string, found: Finding[]): Promise<FolderPackage[] | null> {
  const path = join(folder, packagesFile);
  if (!existsSync(path)) return null;
  const packages: FolderPackage[] = [];
  try {
    const texts = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/);
    for await (const row of readRows(path, 'article_number', undefined, packageGroups)) {
      if ('problem' in row) {
        const { line, column, reason, fix } = row.problem;
        found.push(tableFinding(packagesFile, line, column, { code: 'SHOP002', message: reason, fix }));
        continue;
      }
      const { line, fields } = row;
      const source = parseFolderText('packages', packagesFile, texts[line - 1] ?? '');
      if (Array.isArray(source)) found.push(...source.map(finding => inLine(finding, line)));
      else packages.push({ line, fields, source, articleNumber: fields.get('article_number') ?? '' });
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    found.push(
      tableFinding(packagesFile, 1, '', {
        ...{ code: 'SHOP001', message: error.message },
        fix: 'see docs/own-shop.md',
      }),
    );
  }
  return packages;
}
