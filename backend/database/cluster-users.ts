/** Who uses the database of a data folder: one marker file for each living shop process, so that the last one out stops it. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOf, isAlive } from './process-identity.ts';

/** Marks this process as a user of `home`; the answer is the marker to give back to `removeUser`. */
export async function addUser(home: string): Promise<string> {
  const marker = join(home, 'users', `${identityOf(process.pid) ?? process.pid}.${randomUUID()}`);
  await mkdir(join(home, 'users'), { recursive: true });
  await writeFile(marker, '');
  return marker;
}

export async function removeUser(marker: string): Promise<void> {
  await rm(marker, { force: true });
}

/** Counts the living users of `home` and clears away the markers of dead ones. */
export async function countUsers(home: string): Promise<number> {
  const folder = join(home, 'users');
  const markers = await readdir(folder).catch(() => []);
  const dead = markers.filter(marker => !isAlive(marker.split('.')[0] ?? ''));
  await Promise.all(dead.map(marker => rm(join(folder, marker), { force: true })));
  return markers.length - dead.length;
}
