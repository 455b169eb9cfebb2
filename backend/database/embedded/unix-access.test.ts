/** The reach of another user, judged from mode bits alone. */
import { expect, it } from 'vitest';
import { type Access, canReach, READ, RUN, SEARCH, unprivilegedUser } from './unix-access.ts';

const nobody = { uid: 65534, gid: 65534 };

function tree(modes: Partial<Record<string, Partial<Access>>>): (path: string) => Access {
  return path => ({ uid: 0, gid: 0, mode: 0o755, ...modes[path] });
}

it('reaches a file when every folder above may be searched', () => {
  expect(canReach('/srv/shop/postgres', nobody, RUN, tree({}))).toBe(true);
});

it('does not reach below a closed home', () => {
  const look = tree({ '/home/anna': { uid: 1000, gid: 1000, mode: 0o700 } });
  expect(canReach('/home/anna/shop/postgres', nobody, RUN, look)).toBe(false);
  expect(canReach('/home/anna/shop/postgres', { uid: 1000, gid: 1000 }, RUN, look)).toBe(true);
});

it('needs only search, not reading, on the folders above', () => {
  expect(canReach('/srv/data', nobody, SEARCH, tree({ '/srv': { mode: 0o711 } }))).toBe(true);
  expect(canReach('/srv/data', nobody, READ, tree({ '/srv/data': { mode: 0o711 } }))).toBe(false);
});

it('judges an owner by the owner bits alone, as the kernel does', () => {
  expect(canReach('/data', nobody, READ, tree({ '/data': { uid: nobody.uid, mode: 0o044 } }))).toBe(false);
  expect(canReach('/data', nobody, READ, tree({ '/data': { gid: nobody.gid, mode: 0o704 } }))).toBe(false);
});

it('finds a user without rights in the password file', () => {
  expect(unprivilegedUser('root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n')).toEqual(nobody);
  expect(unprivilegedUser('nobody:*:-2:-2::/:/x\ndaemon:*:1:1::/:/x')).toEqual({ uid: 1, gid: 1 });
  expect(unprivilegedUser('root:x:0:0::/root:/bin/sh')).toBeUndefined();
});
