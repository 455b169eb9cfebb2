/** Reads PostgreSQL's own note about a running server, `postmaster.pid`: its process, its port, how far it has come. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PostmasterNote {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** Lines 1, 4 and 8 (PostgreSQL 17, `src/include/utils/pidfile.h`); undefined while the server is still writing them. */
function parsePostmasterNote(text: string): PostmasterNote | undefined {
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return undefined;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10) || 0, ready: lines[7]?.trim() === 'ready' };
}

export async function readPostmasterNote(cluster: string): Promise<PostmasterNote | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return parsePostmasterNote(text);
}

/** A number no system gives to a process. */
const UNUSED_PID = 2_147_483_646;

/**
 * Makes a stale note harmless. PostgreSQL takes it for a running server when its number now belongs to another program
 * or to a dead process that no one buried, as is common in containers. The rest of the note stays, for PostgreSQL
 * finds with it whether old processes still hold memory. A note without a number (power cut) says nothing and goes.
 */
export async function disownPostmasterNote(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  if (parsePostmasterNote(text))
    await writeFile(file, [String(UNUSED_PID), ...text.split('\n').slice(1)].join('\n'));
  else await rm(file, { force: true });
}
