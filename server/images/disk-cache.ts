/** Rendered pictures on disk: written atomically, verified when read, the oldest removed when the folder grows too big. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface DiskCache {
  /** Null when the file is missing or damaged; a damaged file is removed. */
  read(key: string): Promise<Buffer | null>;
  /** Never fails: without room on the disk the picture is made again next time. */
  write(key: string, data: Buffer): Promise<void>;
}

export interface DiskCacheOptions {
  folder: string;
  maxBytes?: number;
  onError: (error: unknown) => void;
}

const DIGEST_BYTES = 32;
const digest = (data: Buffer) => createHash('sha256').update(data).digest();

export function createDiskCache({
  folder,
  maxBytes = 1024 * 1024 * 1024,
  onError,
}: DiskCacheOptions): DiskCache {
  /** Bytes at the last scan, and written since. */
  let known: number | undefined;
  let since = 0;
  let trimming: Promise<void> | undefined;

  function pathOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex');
    return join(folder, name.slice(0, 2), name.slice(2));
  }

  async function trim(): Promise<void> {
    const files = [];
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const facts = await stat(path).catch(() => null);
      if (facts) files.push({ path, size: facts.size, used: facts.mtimeMs });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.toSorted((a, b) => a.used - b.used)) {
      if (total <= maxBytes * 0.8) break;
      await rm(path, { force: true });
      total -= size;
    }
    known = total;
  }

  /** Bytes written during a scan count for the next one. */
  function count(added: number): void {
    since += added;
    if (trimming || (known !== undefined && known + since <= maxBytes)) return;
    since = 0;
    trimming = trim()
      .catch(onError)
      .finally(() => {
        trimming = undefined;
        if (since > 0) count(0);
      });
  }

  return {
    async read(key) {
      const path = pathOf(key);
      const stored = await readFile(path).catch(() => null);
      if (!stored) return null;
      const data = stored.subarray(DIGEST_BYTES);
      if (data.byteLength > 0 && digest(data).equals(stored.subarray(0, DIGEST_BYTES))) {
        const now = new Date();
        await utimes(path, now, now).catch(() => undefined);
        return data;
      }
      await rm(path, { force: true }).catch(onError);
      return null;
    },
    async write(key, data) {
      const path = pathOf(key);
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        await mkdir(join(path, '..'), { recursive: true });
        await writeFile(draft, Buffer.concat([digest(data), data]));
        await rename(draft, path);
        count(data.byteLength + DIGEST_BYTES);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        onError(error);
      }
    },
  };
}
