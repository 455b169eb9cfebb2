/** Whether another user of this machine could reach a file, judged from owners and mode bits as the kernel would. */
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface UnixUser {
  readonly uid: number;
  readonly gid: number;
}

/** The three numbers of a file that decide. */
export interface Access {
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
}

export const READ = 4;
export const SEARCH = 1;
export const RUN = READ | SEARCH;

export function grants(file: Access, user: UnixUser, wanted: number): boolean {
  const shift = file.uid === user.uid ? 6 : file.gid === user.gid ? 3 : 0;
  return ((file.mode >> shift) & wanted) === wanted;
}

/** True when `user` may search every folder above the absolute `path` and has `wanted` (READ, SEARCH, RUN) on it. */
export function canReach(
  path: string,
  user: UnixUser,
  wanted: number,
  look: (path: string) => Access = statSync,
): boolean {
  if (!grants(look(path), user, wanted)) return false;
  const parent = dirname(path);
  return parent === path || canReach(parent, user, SEARCH, look);
}

/**
 * The unprivileged user the database runs as when the shop is started by root, whom PostgreSQL refuses.
 * It must have an entry in the password file, for initdb looks its name up.
 */
export function unprivilegedUser(passwords: string = readPasswords()): UnixUser | undefined {
  const users = passwords.split('\n').map(line => line.split(':'));
  for (const wanted of ['nobody', 'daemon', 'postgres']) {
    const [, , uid, gid] = users.find(([name]) => name === wanted) ?? [];
    // On macOS the user nobody has the id -2, which a new process cannot use.
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function readPasswords(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
