/** A shop's folder as a whole: its files, its tables, and what is wrong with them. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#engine/definition/finding.ts';
import { namelessProfile, profileOf } from '#kernel/shop-profile.ts';
import { checkPictured } from './check/check-pictured.ts';
import { checkProducts } from './check/check-products.ts';
import { checkFolderReferences } from './check/check-references.ts';
import { checkWithProducts } from './check-with-products.ts';
import { checkContentPictures } from './content/content-pictures.ts';
import { documentNameOf } from './content/document-files.ts';
import { readContents } from './content/read-contents.ts';
import type { LoadBuild } from './content/shop-build.ts';
import { listsOfAccounts } from './demo/demo-accounts.ts';
import { type FileKind, type FolderFile, readFolderFile } from './folder-files.ts';
import { readTables } from './folder-tables.ts';
import { readTheme } from './look/check-theme.ts';
import { readLookPictures } from './look/read-pictures.ts';
import { readPackages } from './read-packages.ts';
import type { ShopFolder } from './shop-folder.ts';
import { withPlaces } from './table-places.ts';
import { ownTexts, readTextFiles } from './texts/read-texts.ts';

interface ReadFolder {
  folder: ShopFolder;
  /** Sorted by file and position. */
  findings: readonly Finding[];
}

interface ReadOptions {
  /** False leaves out the products and their pictures, which take long. */
  isWhole?: boolean;
  /** Of a folder that has areas or menus. */
  build?: LoadBuild | undefined;
}

/** Reads and checks everything, without a database. */
export async function readFolder(path: string, options: ReadOptions = {}): Promise<ReadFolder> {
  const { isWhole = true, build } = options;
  const findings: Finding[] = [];
  const file = async <Kind extends FileKind>(kind: Kind): Promise<FolderFile<Kind> | null> => {
    const found = await readFolderFile(path, kind);
    if (!Array.isArray(found)) return found;
    findings.push(...found);
    return null;
  };
  const pages: FolderFile<'page'>[] = [];
  const names = (await readdir(join(path, 'content')).catch(() => []))
    .filter(each => each.endsWith('.json'))
    .toSorted();
  for (const name of names.filter(each => documentNameOf(each) === null)) {
    const found = await readFolderFile(path, 'page', `content/${name}`);
    if (Array.isArray(found)) findings.push(...found);
    else if (found) pages.push(found);
  }
  const has = (name: string): boolean => existsSync(join(path, name));
  const products = ['catalogue/products.csv', 'catalogue/products.jsonl'].find(has) ?? null;
  const shop = await file('shop');
  const { timeZone } = shop ? profileOf(shop.data) : namelessProfile;
  const ownMenus = new Set(names.flatMap(each => menuOf(each) ?? []));
  const demo = await file('demo');
  const files = {
    ...{ demo, writtenOn: demo?.data.writtenOn ?? null, listsOfAccounts: listsOfAccounts(demo) },
    ...{ path, timeZone, products, pages, shop, ownMenus },
    theme: await file('theme'),
    markets: await file('markets'),
    delivery: await file('delivery'),
    payment: await file('payment'),
    promotions: await file('promotions'),
    ...(await readTables(path, findings)),
    packages: await readPackages(path, findings),
  };
  const documents = names.filter(each => documentNameOf(each) !== null);
  const folder: ShopFolder = { ...files, ...(await readContents(files, documents, findings, build)) };
  if (!has('shop.json'))
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
  if (findings.every(({ severity }) => severity !== 'error')) {
    findings.push(...checkFolderReferences(folder));
    await checkPictured(folder, findings);
    readTheme(folder.theme, findings);
    const languages = folder.shop?.data.languages ?? [];
    ownTexts(await readTextFiles(path, languages, findings), languages, findings);
    if (isWhole) {
      await readLookPictures(path, folder.theme, findings);
      await checkContentPictures(folder, findings);
    }
    const sold = isWhole && folder.products !== null ? await checkProducts(folder, findings) : null;
    await checkWithProducts(folder, sold, findings);
  }
  const sorted = (await withPlaces(path, findings)).toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  return { folder, findings: sorted };
}

/** The menu of a file. */
const menuOf = (file: string): string | undefined => {
  const name = documentNameOf(file);
  return name?.kind === 'menu' ? name.key : undefined;
};
