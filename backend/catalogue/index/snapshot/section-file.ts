/**
 * A file of named typed arrays with checksums. It is written under another name, flushed and renamed, so that a reader
 * finds a complete file or none. The table of sections is at the end; the last bytes say where it begins.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { Column, SectionReader, SectionWriter } from '#backend/kernel/sections.ts';

/** Bytes that are copied, checked and written or read at once. */
const PIECE = 1 << 20;
const MAGIC = 'ATVINDEX';
/** Magic, length of the table and its checksum. */
const TAIL = MAGIC.length + 8;
/** Longer tables are not ours. */
const MAX_TABLE_BYTES = 1 << 20;

const tableShape = z.object({
  head: z.unknown(),
  sections: z.array(
    z.object({ name: z.string(), type: z.string(), at: z.int(), bytes: z.int(), crc: z.int() }),
  ),
});
type Section = z.output<typeof tableShape>['sections'][number];

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten;
}

/** Writes columns one after another; a column is copied piece by piece, because requests may write to it meanwhile. */
function createWriter(file: FileHandle, sections: Section[], stop: AbortSignal): SectionWriter {
  const piece = new Uint8Array(PIECE);
  let end = 0;
  return {
    async put(name, column) {
      const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
      let crc = 0;
      for (let at = 0; at < bytes.length; at += PIECE) {
        stop.throwIfAborted();
        const some = piece.subarray(0, Math.min(PIECE, bytes.length - at));
        some.set(bytes.subarray(at, at + PIECE));
        crc = crc32(some, crc);
        await writeAll(file, some);
      }
      const type = column instanceof Uint8Array ? Uint8Array.name : column.constructor.name;
      sections.push({ name, type, at: end, bytes: bytes.length, crc });
      end += bytes.length;
    },
  };
}

function tailOf(table: Uint8Array): Buffer {
  const tail = Buffer.alloc(TAIL);
  tail.write(MAGIC, 'latin1');
  tail.writeUInt32LE(table.length, MAGIC.length);
  tail.writeUInt32LE(crc32(table), MAGIC.length + 4);
  return tail;
}

/** A process that was killed leaves its temporary file; one that is this old is not being written. */
const ABANDONED_MS = 60 * 60 * 1000;

async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.tmp')) continue;
    const file = join(folder, name);
    // Another instance may remove it at the same time.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

/** Replaces the file; nothing is left behind when it fails or is aborted. */
export async function writeSections(
  path: string,
  head: unknown,
  write: (to: SectionWriter) => Promise<void>,
  stop: AbortSignal,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await removeAbandoned(path);
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      const sections: Section[] = [];
      await write(createWriter(file, sections, stop));
      const table = Buffer.from(JSON.stringify({ head, sections }));
      await writeAll(file, Buffer.concat([table, tailOf(table)]));
      await file.sync();
    } finally {
      await file.close();
    }
    stop.throwIfAborted();
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function readAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at, Math.min(PIECE, bytes.length - at), position + at);
    if (bytesRead === 0) throw new Error('it is truncated');
    at += bytesRead;
  }
}

async function readTable(file: FileHandle) {
  const { size } = await file.stat();
  if (size < TAIL) throw new Error('it is truncated');
  const tail = Buffer.alloc(TAIL);
  await readAt(file, tail, size - TAIL);
  const length = tail.readUInt32LE(MAGIC.length);
  if (tail.toString('latin1', 0, MAGIC.length) !== MAGIC || length > Math.min(MAX_TABLE_BYTES, size - TAIL))
    throw new Error('it is truncated or no index');
  const table = Buffer.alloc(length);
  await readAt(file, table, size - TAIL - length);
  if (crc32(table) !== tail.readUInt32LE(MAGIC.length + 4)) throw new Error('its table is damaged');
  return tableShape.parse(JSON.parse(table.toString()));
}

export interface OpenSections extends SectionReader {
  /** What the writer passed; not validated. */
  head: unknown;
  close(): Promise<void>;
}

async function readSection(file: FileHandle, { name, at, bytes, crc }: Section): Promise<ArrayBuffer> {
  const buffer = new ArrayBuffer(bytes);
  const view = new Uint8Array(buffer);
  let found = 0;
  for (let from = 0; from < bytes; from += PIECE) {
    const piece = view.subarray(from, from + PIECE);
    await readAt(file, piece, at + from);
    found = crc32(piece, found);
  }
  if (found !== crc) throw new Error(`its section ${name} is damaged`);
  return buffer;
}

/** @throws Error when the file is missing (`ENOENT`), truncated or damaged. */
export async function openSections(path: string): Promise<OpenSections> {
  const file = await open(path, 'r');
  try {
    const { head, sections } = await readTable(file);
    const byName = new Map(sections.map(section => [section.name, section]));
    return {
      head,
      async take<Type extends Column>(name: string, type: { name: string; new (buffer: ArrayBuffer): Type }) {
        const section = byName.get(name);
        if (!section || section.type !== type.name) throw new Error(`its section ${name} is missing`);
        return new type(await readSection(file, section));
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
