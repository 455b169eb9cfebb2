/** The demo shop and a folder of files to import into it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { importCatalogue } from '#backend/testing.ts';
import { createDemoDatabase } from '../demo-database.ts';

export async function importWorld() {
  const { db, drop } = await createDemoDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  const load = async (name: string, text: string | Buffer) => {
    await writeFile(join(folder, name), text);
    return importCatalogue(join(folder, name), { db });
  };
  const product = (article: string) =>
    db
      .selectFrom('product')
      .innerJoin('product_text', 'product_text.product_id', 'product.product_id')
      .selectAll()
      .where('article_number', '=', article)
      .where('language_id', '=', 'fi-FI')
      .executeTakeFirst();
  return { db, folder, load, product };
}
