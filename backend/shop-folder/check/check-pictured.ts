/** The pictures of categories, brands and assemblies are there. Whether they can be drawn shows when they are stored, as with those of products. */

import { findLocalFile } from '#backend/import/local-image.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { fieldOf, tableFinding } from '../folder-tables.ts';
import { type Pictured, pictured } from '../picture-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { pictureFolder } from './check-products.ts';

export async function checkPictured(folder: ShopFolder, found: Finding[]): Promise<void> {
  const kinds: readonly Pictured[] = ['categories', 'brands', 'assemblies'];
  for (const kind of kinds) {
    const table = folder[kind];
    for (const row of table?.rows ?? [])
      for (const column of pictured[kind].columns) {
        const name = fieldOf(row, column);
        const { problem } =
          name === '' ? { problem: null } : await findLocalFile(pictureFolder(folder), name);
        if (table && problem !== null)
          found.push(
            tableFinding(table.file, row.line, column, {
              ...{ code: 'SHOP031', message: `${name} ${problem}` },
              fix: 'put it into pictures/, or take it out',
            }),
          );
      }
  }
}
