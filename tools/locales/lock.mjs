/** Allows one writer at a time with a lock file; the lock of a process that has ended is taken over. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const patience = 20_000;
const longestHold = 30_000;

/**
 * Runs `work` while holding the lock file at `path`.
 * @throws {Error} when the lock is not free within 20 s; the message names the file to delete.
 */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  const until = Date.now() + patience;
  while (!take(path)) {
    if (Date.now() > until) throw new Error(`Another process holds ${path}; delete it if none is running.`);
    if (isAbandoned(path)) rmSync(path, { force: true });
    else await pause(20 + Math.random() * 80);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the holder has ended without releasing the lock, or holds it far longer than any write takes. */
function isAbandoned(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > longestHold) return true;
    const holder = Number(readFileSync(path, 'utf8'));
    if (!holder) return false;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
