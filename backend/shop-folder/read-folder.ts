/** A shop's folder as a whole: its files, its tables, and what is wrong with them. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#engine/definition/finding.ts';
import { checkReferences } from './check-references.ts';
import { type FileKind, type FolderFile, readFolderFile } from './folder-files.ts';
import { readTable } from './folder-tables.ts';
import type { ShopFolder } from './shop-folder.ts';

interface ReadFolder {
  folder: ShopFolder;
  /** Sorted by file and position. */
  findings: readonly Finding[];
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    found => found.isFile(),
    () => false,
  );

/** Reads and checks everything, without a database. */
export async function readFolder(path: string): Promise<ReadFolder> {
  const findings: Finding[] = [];
  const file = async <Kind extends FileKind>(kind: Kind): Promise<FolderFile<Kind> | null> => {
    const found = await readFolderFile(path, kind);
    if (!Array.isArray(found)) return found;
    findings.push(...found);
    return null;
  };
  const pages: FolderFile<'page'>[] = [];
  const names = await readdir(join(path, 'content')).catch(() => []);
  for (const name of names.filter(each => each.endsWith('.json')).toSorted()) {
    const found = await readFolderFile(path, 'page', `content/${name}`);
    if (Array.isArray(found)) findings.push(...found);
    else if (found) pages.push(found);
  }
  let products: string | null = null;
  for (const name of ['catalogue/products.csv', 'catalogue/products.jsonl'])
    if (products === null && (await isFile(join(path, name)))) products = name;
  const folder: ShopFolder = {
    ...{ path, products, pages },
    shop: await file('shop'),
    markets: await file('markets'),
    delivery: await file('delivery'),
    payment: await file('payment'),
    categories: await readTable(path, 'categories', findings),
    brands: await readTable(path, 'brands', findings),
    parameters: await readTable(path, 'parameters', findings),
  };
  if (!(await isFile(join(path, 'shop.json'))))
    findings.push({
      ...{
        code: 'SHOP011',
        severity: 'error',
        file: 'shop.json',
        line: 1,
        column: 1,
        endColumn: 2,
        path: '',
      },
      message: 'The folder has no shop.json',
      fix: 'npm run shop -- new FOLDER writes a shop to begin with',
    });
  // Cross references between files that are not valid would be reported twice.
  if (findings.length === 0) findings.push(...(await checkReferences(folder)));
  const sorted = findings.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  return { folder, findings: sorted };
}
