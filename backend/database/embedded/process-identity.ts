/** Detects whether a recorded process still runs, although process ids are reused. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { errorCode } from './embedded-postgres-error.ts';

/**
 * Identity of the running process `pid`: its id and, where the system provides it, its start time.
 * Undefined when there is none, or only a zombie.
 */
export function identityOf(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxIdentity(pid);
  return answersToSignals(pid) ? `${pid}-0` : undefined;
}

/** Whether the process of `identity` still runs. */
export function isAlive(identity: string): boolean {
  const pid = Number.parseInt(identity, 10);
  return pid > 0 && identityOf(pid) === identity;
}

/** Whether the living process `pid` is a PostgreSQL server; a number that was given out again is not. */
export function isPostgres(pid: number): boolean {
  const program = programOf(pid);
  return program === undefined || basename(program).startsWith('postgres');
}

/** Reads state (field 3) and start time (field 22) from the text of `/proc/<pid>/stat`. */
export function identityFromStat(pid: number, stat: string): string | undefined {
  // The program's name is in parentheses and may contain spaces and parentheses, so count from the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === undefined || state === 'Z' || state === 'X') return undefined;
  return `${pid}-${fields[19] ?? '0'}`;
}

function linuxIdentity(pid: number): string | undefined {
  try {
    return identityFromStat(pid, readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

function answersToSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function programOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0];
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
