/** Puts the folder that an export has written in the place of another one. */
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder cannot be written, or the shop not be read. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}

export async function checkTarget(target: string, isReplacing: boolean): Promise<void> {
  const names = await readdir(target).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return;
  if (!isReplacing) throw new ExportRefused(`${target} is not empty: name a new folder, or say --replace`);
  if (!names.includes('shop.json') || names.includes('.git'))
    throw new ExportRefused(`${target} is not the folder of a shop, and is not replaced`);
}

export async function copyIfThere(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** What an export writes as a whole. */
const written = new Set([
  ...['shop.json', 'theme.json', 'markets.json', 'delivery.json', 'payment.json', 'promotions.json'],
  ...['demo.json', 'redirects.csv', 'catalogue', 'content', 'directory', 'pictures', 'texts'],
]);

/** Anything else in a folder that is replaced, such as notes, stays in it. */
export async function keepOthers(target: string, beside: string): Promise<void> {
  const names = await readdir(target).catch(() => []);
  for (const name of names) if (!written.has(name)) await copyIfThere(join(target, name), join(beside, name));
}

/** What is there is removed only when the new folder has its place. */
export async function moveInto(beside: string, target: string): Promise<void> {
  const old = `${target}.old-${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  const isThere = await rename(target, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  await rename(beside, target).catch(async (error: unknown) => {
    if (isThere) await rename(old, target);
    throw error;
  });
  await rm(old, { recursive: true, force: true });
}
