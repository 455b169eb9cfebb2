/** The PostgreSQL programs: found, linked and copied; and the errors without them. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { locationError, outputError } from './embedded-postgres-error.ts';
import { copyBinaries, findBinaries, hydrateLinks, program } from './postgres-binaries.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atv-huset-programs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('makes the links that the package could not carry, and keeps those that are there', async () => {
  const root = await emptyFolder();
  await mkdir(join(root, 'lib'));
  await writeFile(join(root, 'lib', 'libpq.so.5.17'), 'library');
  await symlink('libpq.so.5.17', join(root, 'lib', 'libpq.so'));
  const links = ['libpq.so', 'libpq.so.5'].map(name => ({
    source: 'native/lib/libpq.so.5.17',
    target: `native/lib/${name}`,
  }));
  await writeFile(join(root, 'pg-symlinks.json'), JSON.stringify(links));
  await hydrateLinks(root);
  await hydrateLinks(root);
  expect(await readlink(join(root, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.17');
});

it('copies programs that run from their new place and that everyone may read', async () => {
  const folder = await emptyFolder();
  const binaries = await findBinaries();
  const copy = await copyBinaries(binaries, folder);
  expect((await stat(copy.root)).mode & 0o777).toBe(0o755);
  expect(execFileSync(program(copy, 'postgres'), ['--version']).toString()).toContain('(PostgreSQL) 17.');
  expect(await copyBinaries(binaries, folder)).toEqual(copy);
});

it('requires DATABASE_URL on a platform without a build', async () => {
  await expect(findBinaries('sunos-sparc')).rejects.toMatchObject({ problem: 'no-binaries' });
  await expect(findBinaries('sunos-sparc')).rejects.toThrow(/sunos-sparc.*Set DATABASE_URL/);
});

it.each([
  [Object.assign(new Error('x'), { code: 'EACCES' }), 'not-writable'],
  [Object.assign(new Error('x'), { code: 'EROFS' }), 'not-writable'],
  [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'disk-full'],
  [Object.assign(new Error('x'), { code: 'EPERM', syscall: 'spawn postgres' }), 'start-failed'],
  [new Error('odd'), 'start-failed'],
])('names the place when the system says %o', (error, problem) => {
  const named = locationError(error, '/srv/data');
  expect(named.problem).toBe(problem);
  expect(problem === 'start-failed' || named.message.includes('/srv/data')).toBe(true);
});

it.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'disk-full'],
  ['FATAL:  could not extend file "base/1/2691"\nHINT:  Check free disk space.', 'disk-full'],
  ['FATAL:  data directory "/d" has wrong ownership', 'wrong-owner'],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'port-taken'],
  ['FATAL:  something new', 'start-failed'],
])('understands what postgres says: %s', (output, problem) => {
  expect(outputError(output, '/srv/data')).toMatchObject({
    problem,
    message: expect.stringContaining('/srv/data'),
  });
});
