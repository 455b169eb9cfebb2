/** Reads PostgreSQL's file about a running server, `postmaster.pid`: its process, port and state. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSocketFile } from './socket-folder.ts';

export interface PostmasterNote {
  readonly pid: number;
  readonly port: number;
  /** Of the server's socket; null when it has none. */
  readonly socketFolder: string | null;
  readonly ready: boolean;
}

/** Lines 1, 4, 5 and 8 (PostgreSQL 17, `src/include/utils/pidfile.h`); undefined while the server is still writing them. */
function parsePostmasterNote(text: string): PostmasterNote | undefined {
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return undefined;
  return {
    pid,
    port: Number.parseInt(lines[3] ?? '', 10) || 0,
    socketFolder: lines[4] || null,
    ready: lines[7]?.trim() === 'ready',
  };
}

export async function readPostmasterNote(cluster: string): Promise<PostmasterNote | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return parsePostmasterNote(text);
}

/** A process id that no system assigns. */
const UNUSED_PID = 2_147_483_646;

/**
 * Invalidates a stale file: PostgreSQL considers the server running when the process id now belongs to another program or
 * to a zombie, as is common in containers. The other lines stay, since PostgreSQL uses them to find processes that still
 * hold memory. A file without a process id (power failure) is removed, and so are sockets and their locks, also those of a
 * server that left nothing else.
 */
export async function disownPostmasterNote(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined && parsePostmasterNote(text))
    await writeFile(file, [String(UNUSED_PID), ...text.split('\n').slice(1)].join('\n'));
  else await rm(file, { force: true });
  const sockets = (await readdir(cluster)).filter(isSocketFile);
  await Promise.all(sockets.map(name => rm(join(cluster, name), { force: true })));
}
