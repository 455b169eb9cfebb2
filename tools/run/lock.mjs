/** One process at a time does a piece of work; a lock whose owner is gone counts as none. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds));

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  let owner = Number.NaN;
  try {
    owner = Number(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
  // An empty file is one that is just being written.
  if (owner > 0 && !isAlive(owner)) rmSync(file, { force: true });
  return false;
}

export async function withLock(file, reason, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let turn = 0; !take(file); turn += 1) {
    if (turn === 3) process.stderr.write(`Waiting: ${reason} …\n`);
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
