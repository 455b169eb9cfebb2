/** One at a time: a lock folder that lets only one process start or stop the database of a data folder. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { identityOf, isAlive } from './process-identity.ts';

const PAUSE_MS = 20;

/** Runs `work` while holding `<home>/lock`; waits for a living holder, takes over from a dead one. */
export async function withStartLock<T>(
  home: string,
  work: () => Promise<T>,
  patienceMs = 120_000,
): Promise<T> {
  const lock = join(home, 'lock');
  const mine = `${identityOf(process.pid) ?? process.pid}.${randomUUID()}`;
  const deadline = Date.now() + patienceMs;
  while (!((await create(home, lock, mine)) || (await inherit(lock, mine)))) {
    if (Date.now() > deadline) {
      const message = `Another process has been starting the database in ${home} for a long time. If there is none, remove ${lock}.`;
      throw new EmbeddedPostgresError('locked', message);
    }
    await sleep(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    await unlink(join(lock, mine)).catch(() => undefined);
    await rmdir(lock).catch(() => undefined);
  }
}

/** The folder is created atomically with the owner's name in it. */
async function create(home: string, lock: string, mine: string): Promise<boolean> {
  const prepared = join(home, `lock.${mine}`);
  await mkdir(prepared);
  await writeFile(join(prepared, mine), '');
  try {
    await rename(prepared, lock);
    return true;
  } catch (error) {
    await rm(prepared, { recursive: true, force: true });
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

/** Renaming the dead owner's file is the takeover: it can succeed for one taker only, and never robs a living one. */
async function inherit(lock: string, mine: string): Promise<boolean> {
  const owners = await readdir(lock).catch(() => []);
  const dead = owners.find(owner => !isAlive(owner.split('.')[0] ?? ''));
  if (dead === undefined) return false;
  return rename(join(lock, dead), join(lock, mine)).then(
    () => true,
    () => false,
  );
}
