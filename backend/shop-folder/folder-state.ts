/** Whether a shop's folder is as it was when the database last said the same: comparing them takes seconds, for nothing. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

const key = 'shop.folder';

/** Of the content of its files; of pictures, of their sizes. */
export async function stateOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    const name = relative(folder, file);
    hash.update(`\0${name}\0`);
    hash.update(name.startsWith('pictures') ? String((await stat(file)).size) : await readFile(file));
  }
  return hash.digest('hex');
}

export async function rememberState(db: Kysely<Schema>, state: string): Promise<void> {
  const value = JSON.stringify(state);
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict(on => on.column('key').doUpdateSet({ value }))
    .execute();
}

/** Null for a database that no folder has filled. */
export async function rememberedState(db: Kysely<Schema>): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : null;
}
