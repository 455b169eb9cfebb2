/** Saves a consistent snapshot of the whole shop into one file while the shop runs. */
import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { copyOut } from '#backend/database/copy-rows.ts';
import { type BackupHead, type BackupTail, END_OF_ROWS, FORMAT, FORMAT_VERSION } from './backup-file.ts';
import { copyTargetOf, identitiesOf, migrationsOf, tablesOf } from './tables.ts';

export interface BackupDone {
  tables: number;
  rows: number;
}

/** The file appears only when it is complete; it contains customers' data, so only its owner may read it. */
export async function backup(client: Client, path: string): Promise<BackupDone> {
  const draft = `${path}.partial`;
  const file = await open(draft, 'w', 0o600);
  try {
    const done: BackupDone = { tables: 0, rows: 0 };
    await client.query('begin isolation level repeatable read read only');
    const zip = createGzip({ level: 5 });
    await pipeline(contents(client, done), zip, file.createWriteStream({ flush: true }));
    await client.query('commit');
    await rename(draft, path);
    return done;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

const LINE_END = 10;
const line = (value: object) => `${JSON.stringify(value)}\n`;

/** COPY writes a line for each row. */
function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

async function* contents(client: Client, done: BackupDone): AsyncGenerator<Buffer | string> {
  const head: BackupHead = {
    format: FORMAT,
    version: FORMAT_VERSION,
    madeAt: new Date().toISOString(),
    migrations: await migrationsOf(client),
  };
  yield line(head);
  for (const table of await tablesOf(client)) {
    yield line(table);
    const hash = createHash('sha256');
    let rows = 0;
    for await (const chunk of copyOut(client, `copy ${copyTargetOf(table)} to stdout`)) {
      hash.update(chunk);
      rows += countLines(chunk);
      yield chunk;
    }
    yield `${END_OF_ROWS}\n${line({ rows, sha256: hash.digest('hex') })}`;
    done.tables += 1;
    done.rows += rows;
  }
  // Sequences are not transactional: read last, their values are never below those of the rows.
  const tail: BackupTail = { end: true, tables: done.tables, identities: await identitiesOf(client) };
  yield line(tail);
}
