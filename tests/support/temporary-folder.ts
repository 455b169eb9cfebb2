/** Folder for short-lived test databases: in memory if there is enough room, because creating files on disk is slow. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Containers often have 64 MB, which one database fills. */
const ENOUGH_BYTES = 2_000_000_000;

export function temporaryFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
