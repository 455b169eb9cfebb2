/** Tracks the users of a data folder's database: one marker file per running shop process, so that the last one stops it. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOf, isAlive } from './process-identity.ts';

/** Registers this process as a user of `home`; returns the marker for `removeUser`. */
export async function addUser(home: string): Promise<string> {
  const marker = join(home, 'users', `${identityOf(process.pid) ?? process.pid}.${randomUUID()}`);
  await mkdir(join(home, 'users'), { recursive: true });
  await writeFile(marker, '');
  return marker;
}

export async function removeUser(marker: string): Promise<void> {
  await rm(marker, { force: true });
}

/** Counts the running users of `home` and removes the markers of dead ones. */
export async function countUsers(home: string): Promise<number> {
  const folder = join(home, 'users');
  const markers = await readdir(folder).catch(() => []);
  const dead = markers.filter(marker => !isAlive(marker.split('.')[0] ?? ''));
  await Promise.all(dead.map(marker => rm(join(folder, marker), { force: true })));
  return markers.length - dead.length;
}
