/** How the database's programs are started: as whom, and with an environment that carries nothing of the shop's. */
import type { UnixUser } from './unix-access.ts';

export function runAs(user: UnixUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** PG… variables and the shop's secrets stay out; Windows programs do not start without SystemRoot. */
export function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map(name => [name, process.env[name]] as const);
  const known = Object.fromEntries(kept.filter(([, value]) => value !== undefined));
  return { ...known, LC_ALL: 'C', TZ: 'UTC' };
}
