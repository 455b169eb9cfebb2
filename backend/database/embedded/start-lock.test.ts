/** One starter at a time, and no dead one in the way. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addUser, countUsers, removeUser } from './cluster-users.ts';
import { identityFromStat, identityOf, isAlive, isPostgres } from './process-identity.ts';
import { withStartLock } from './start-lock.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atv-huset-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('lets one holder in at a time and leaves nothing behind', async () => {
  const home = await emptyFolder();
  let inside = 0;
  let most = 0;
  const enter = () =>
    withStartLock(home, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await readdir(home);
      inside -= 1;
    });
  await Promise.all([enter(), enter(), enter()]);
  expect(most).toBe(1);
  expect(await readdir(home)).toEqual([]);
});

it('takes over from a holder that died, once', async () => {
  const home = await emptyFolder();
  await mkdir(join(home, 'lock'));
  await writeFile(join(home, 'lock', '2147483646-1.dead'), '');
  const order: string[] = [];
  const enter = (name: string) => withStartLock(home, async () => void order.push(name));
  await Promise.all([enter('a'), enter('b')]);
  expect(order.sort()).toEqual(['a', 'b']);
});

it('gives the lock back when the work fails', async () => {
  const home = await emptyFolder();
  await expect(withStartLock(home, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withStartLock(home, () => Promise.resolve('yes'))).resolves.toBe('yes');
});

it('says which folder to remove when a living holder never lets go', async () => {
  const home = await emptyFolder();
  const nested = withStartLock(home, () => withStartLock(home, () => Promise.resolve(), 30));
  await expect(nested).rejects.toThrow(join(home, 'lock'));
});

it('counts living users only', async () => {
  const home = await emptyFolder();
  const marker = await addUser(home);
  await writeFile(join(home, 'users', '2147483646-1.dead'), '');
  expect(await countUsers(home)).toBe(1);
  await removeUser(marker);
  expect(await countUsers(home)).toBe(0);
});

it('identifies a process by its id and start time, and treats a zombie as dead', () => {
  const rest = 'S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4711 20';
  expect(identityFromStat(7, `7 (a) b) ${rest}`)).toBe('7-4711');
  expect(identityFromStat(7, `7 (a) ${rest.replace('S', 'Z')}`)).toBeUndefined();
  const me = identityOf(process.pid) ?? '';
  expect(isAlive(me)).toBe(true);
  expect(isAlive(`${process.pid}-another-start`)).toBe(false);
  expect(isPostgres(process.pid)).toBe(false);
});
