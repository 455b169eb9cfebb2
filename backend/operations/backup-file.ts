/** The format of a backup: gzip; a header line, then for each table a line, its rows as COPY writes them, and a line with their checksum. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

export const FORMAT = 'atv-huset backup';
export const FORMAT_VERSION = 1;
/** COPY's own end mark; no row can equal it. */
export const END_OF_ROWS = '\\.';

export interface BackupHead {
  format: string;
  version: number;
  madeAt: string;
  /** Names of the migrations that made the tables. */
  migrations: readonly string[];
}

export interface BackupTable {
  table: string;
  columns: readonly string[];
}

export interface BackupTail {
  end: true;
  tables: number;
  /** Next values of the identity columns. */
  identities: readonly { table: string; column: string; next: string }[];
}

/** The file is not a backup of this shop, incomplete or changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export interface BackupReader {
  head(head: BackupHead): Promise<void> | void;
  /** Must consume all rows. */
  table(head: BackupTable, rows: AsyncIterable<Buffer>): Promise<void>;
}

const LINE_END = 10;

/** Lines without their ends. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const bytes = pipeline(createReadStream(path), createGunzip(), () => undefined);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let at = all.indexOf(LINE_END); at >= 0; at = all.indexOf(LINE_END, from)) {
      yield all.subarray(from, at);
      from = at + 1;
    }
    rest = all.subarray(from);
  }
  if (rest.length > 0) yield rest;
}

const parse = (line: Buffer): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(line.toString('utf8'));
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Reported below.
  }
  throw new BackupError('The file is not a backup of this shop, or it is damaged.');
};

/** Reads a whole backup and verifies every checksum. @throws BackupError */
export async function readBackup(path: string, reader: BackupReader): Promise<BackupTail> {
  const lines = linesOf(path);
  const next = async (): Promise<Buffer> => {
    const { done, value } = await lines.next().catch((cause: unknown) => {
      throw new BackupError('The backup cannot be read: it is missing, not a backup, or truncated.', {
        cause,
      });
    });
    if (done) throw new BackupError('The backup ends too early: it is truncated.');
    return value;
  };
  const head = parse(await next()) as unknown as BackupHead;
  if (head.format !== FORMAT) throw new BackupError('The file is not a backup of this shop.');
  if (head.version !== FORMAT_VERSION)
    throw new BackupError(`The backup has format ${head.version}; this shop reads format ${FORMAT_VERSION}.`);
  await reader.head(head);
  for (let tables = 0; ; tables += 1) {
    const line = parse(await next());
    if (line['end'] === true) {
      const tail = line as unknown as BackupTail;
      if (tail.tables !== tables) throw new BackupError('Tables are missing in the backup.');
      return tail;
    }
    const table = line as unknown as BackupTable;
    const rows = rowsOf(next);
    await reader.table(table, rows.bytes());
    const proof = parse(await next());
    if (proof['rows'] !== rows.count() || proof['sha256'] !== rows.digest())
      throw new BackupError(`The rows of ${table.table} do not match their checksum.`);
  }
}

const CHUNK = 64 * 1024;

function rowsOf(next: () => Promise<Buffer>) {
  const hash = createHash('sha256');
  let count = 0;
  async function* bytes(): AsyncGenerator<Buffer> {
    let pending: Buffer[] = [];
    let length = 0;
    for (let line = await next(); line.toString('latin1', 0, 3) !== END_OF_ROWS; line = await next()) {
      count += 1;
      pending.push(line, Buffer.from([LINE_END]));
      length += line.length + 1;
      if (length < CHUNK) continue;
      const chunk = Buffer.concat(pending);
      hash.update(chunk);
      yield chunk;
      pending = [];
      length = 0;
    }
    const last = Buffer.concat(pending);
    hash.update(last);
    if (last.length > 0) yield last;
  }
  return { bytes, count: () => count, digest: () => hash.digest('hex') };
}
