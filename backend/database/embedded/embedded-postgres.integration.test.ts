/** The embedded database with real processes: first start, sharing, and kills at every point. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { silentLogger as logger } from '../logger.ts';
import { prepareLocation } from './cluster-location.ts';
import { findServer, startServer } from './cluster-server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { readPostmasterNote } from './postmaster-file.ts';
import { identityOf } from './process-identity.ts';
import { isSocketFile, socketFolderOf } from './socket-folder.ts';
import { withStartLock } from './start-lock.ts';

/** Small and fast to create; durability matters in one test only. */
const initOptions = ['--no-sync', '--wal-segsize=1'];
// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 });

const isRoot = process.getuid?.() === 0;
/** Of the folders here; on some systems its path is too long for a socket. */
const longestFolder = join(realpathSync(temporaryFolder()), 'atv-huset-pattern-123456');
let pattern = '';

beforeAll(async () => {
  pattern = await mkdtemp(join(temporaryFolder(), 'atv-huset-pattern-'));
  const server = await startEmbeddedPostgres({ dataDir: pattern, logger, initOptions });
  await ask(server.url, 'create table receipt (id int)');
  await server.stop();
});

afterAll(() => rm(pattern, { recursive: true, force: true }));

/** An empty data folder; anything that still runs on it is stopped after the test. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(temporaryFolder(), 'atv-huset-case-'));
  onTestFinished(async () => {
    const note = await readPostmasterNote(join(folder, 'cluster'));
    if (note && identityOf(note.pid)) process.kill(note.pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  });
  return folder;
}

/** A data folder with a stopped database that the test may change. */
async function usedFolder(): Promise<string> {
  const folder = await emptyFolder();
  // Only `cp` preserves the owner, which is another user when root runs the tests.
  execFileSync('cp', ['-a', join(pattern, 'cluster'), folder]);
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, logger, initOptions });
  onTestFinished(() => server.stop());
  return server;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

async function postmaster(folder: string): Promise<number> {
  const note = await readPostmasterNote(join(folder, 'cluster'));
  if (!note) throw new Error('no server is running');
  return note.pid;
}

const OTHER_SHOP = `
import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)};
const quiet = () => undefined;
const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const server = await startEmbeddedPostgres({ dataDir: process.argv[1], logger, initOptions: ['--no-sync', '--wal-segsize=1'] });
console.log(JSON.stringify({ url: server.url, adopted: server.adopted }));
setInterval(quiet, 1000);
`;

/** Another instance of the shop, as a process that can be killed. */
function otherShop(folder: string) {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', OTHER_SHOP, folder];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return gone;
  };
  onTestFinished(kill);
  const ready = new Promise<{ url: string; adopted: boolean }>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(JSON.parse(line.toString())));
    child.once('exit', () => reject(new Error('the other shop ended')));
  });
  ready.catch(() => undefined);
  return { ready, kill };
}

it('creates a durable, local, locked database in an empty folder', async () => {
  const folder = await emptyFolder();
  const { url, adopted } = await start(folder);
  expect(adopted).toBe(false);
  const names = [
    'fsync',
    'synchronous_commit',
    'listen_addresses',
    'jit',
    'server_encoding',
    'data_checksums',
  ];
  const settings = names.map(name => `current_setting('${name}') as ${name}`).join(', ');
  expect(await ask(url, `select ${settings}`)).toEqual([
    {
      fsync: 'on',
      synchronous_commit: 'on',
      listen_addresses: '127.0.0.1',
      jit: 'off',
      server_encoding: 'UTF8',
      data_checksums: 'on',
    },
  ]);
  const stranger = new URL(url);
  stranger.password = 'guess';
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect((await stat(join(folder, 'cluster'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'cluster', 'shop-password'))).mode & 0o777).toBe(0o600);
});

it('sorts by bytes, and supports Nordic letters in case conversion and text search', async () => {
  const { url } = await start(pattern);
  const sql =
    "select 'Z' < 'a' as bytewise, lower('ÅÄÖ') as lower, to_tsvector('finnish', 'ÖLJYT')::text as words";
  expect(await ask(url, sql)).toEqual([{ bytewise: true, lower: 'åäö', words: "'öljy':1" }]);
});

it.runIf(isRoot)('runs as a user without rights when root starts it', async () => {
  await start(pattern);
  expect((await stat(`/proc/${await postmaster(pattern)}`)).uid).not.toBe(0);
});

/** How a connection reaches the server: null by its socket. */
const way = 'select inet_server_port() as port';

describe.skipIf(socketFolderOf(join(longestFolder, 'cluster')) === null)(
  'with a socket in its folder',
  () => {
    it('is reached by it, and by its port', async () => {
      const { url } = await start(pattern);
      expect(await ask(url, way)).toEqual([{ port: null }]);
      const byPort = new URL(url);
      byPort.searchParams.delete('host');
      expect(await ask(byPort.href, way)).toEqual([{ port: Number(byPort.port) }]);
    });

    it('is reached by its port where the socket does not lead to it, and logs that', async () => {
      const folder = await usedFolder();
      const { url: bySocket } = await otherShop(folder).ready;
      const { port } = new URL(bySocket);
      await rm(join(folder, 'cluster', `.s.PGSQL.${port}`));
      const warn = vi.fn<(fields: object, message: string) => void>();
      const server = await startEmbeddedPostgres({ dataDir: folder, logger: { ...logger, warn } });
      onTestFinished(() => server.stop());
      expect(server.adopted).toBe(true);
      expect(await ask(server.url, way)).toEqual([{ port: Number(port) }]);
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ port: Number(port) }), expect.any(String));
    });

    it('has it again after another instance has restarted the server without one', async () => {
      const folder = await usedFolder();
      const { url } = await start(folder);
      const location = await prepareLocation({ dataDir: folder, logger });
      const killed = await postmaster(folder);
      await withStartLock(location.home, async () => {
        process.kill(killed, 'SIGKILL');
        await vi.waitFor(() => expect(identityOf(killed)).toBeUndefined());
        await findServer(location);
        const settings = { unix_socket_directories: '' };
        const { socketFolder } = await startServer(location, settings, Number(new URL(url).port));
        expect(socketFolder).toBeNull();
      });
      await vi.waitFor(async () => expect(await ask(url, way)).toEqual([{ port: null }]), {
        timeout: 15_000,
        interval: 25,
      });
    });

    it('removes the sockets of a server that left nothing else', async () => {
      const folder = await usedFolder();
      const left = ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'];
      // The lock names a process that runs: PostgreSQL would believe it.
      for (const name of left) await writeFile(join(folder, 'cluster', name), `${process.pid}\n`);
      const { url } = await start(folder);
      expect(await ask(url, way)).toEqual([{ port: null }]);
      const port = new URL(url).port;
      const there = (await readdir(join(folder, 'cluster'))).filter(isSocketFile);
      expect(there.toSorted()).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]);
    });
  },
);

it('is reached by its port alone in a folder whose path is too long for a socket', async () => {
  const folder = await emptyFolder();
  // Root's server has another user, who must reach it.
  await chmod(folder, 0o755);
  const deep = join(folder, ...Array.from({ length: 20 }, () => 'deep'), 'folder');
  const server = await startEmbeddedPostgres({ dataDir: deep, logger, initOptions });
  onTestFinished(() => server.stop());
  expect(existsSync(join(deep, 'cluster'))).toBe(true);
  expect(new URL(server.url).searchParams.get('host')).toBeNull();
  expect(await ask(server.url, way)).toEqual([{ port: Number(new URL(server.url).port) }]);
});

it('keeps what was saved from one start to the next', async () => {
  const folder = await usedFolder();
  const first = await startEmbeddedPostgres({ dataDir: folder, logger });
  await ask(first.url, 'insert into receipt values (7)');
  const pid = await postmaster(folder);
  await first.stop();
  expect(identityOf(pid)).toBeUndefined();
  const second = await start(folder);
  expect(second.adopted).toBe(false);
  expect(await ask(second.url, 'select id from receipt')).toEqual([{ id: 7 }]);
});

it('adopts the server of a killed shop, and stops it like its own', async () => {
  const killed = otherShop(pattern);
  const { url } = await killed.ready;
  const pid = await postmaster(pattern);
  await killed.kill();
  const heir = await startEmbeddedPostgres({ dataDir: pattern, logger });
  expect(heir).toMatchObject({ adopted: true, url });
  await heir.stop();
  expect(identityOf(pid)).toBeUndefined();
});

it('restarts a killed server at the same address, with every committed row', async () => {
  const folder = await usedFolder();
  const { url } = await start(folder);
  await ask(url, 'insert into receipt values (1)');
  process.kill(await postmaster(folder), 'SIGKILL');
  await vi.waitFor(async () => expect(await ask(url, 'select id from receipt')).toEqual([{ id: 1 }]), {
    timeout: 8_000,
    interval: 25,
  });
});

/** @proves FAULT-113 */
it('recovers on the next start when shop and server were both killed', async () => {
  const folder = await usedFolder();
  const killed = otherShop(folder);
  const { url } = await killed.ready;
  await ask(url, 'insert into receipt values (2)');
  await killed.kill();
  process.kill(await postmaster(folder), 'SIGKILL');
  const next = await start(folder);
  expect(next).toMatchObject({ adopted: false, url });
  expect(await ask(next.url, 'select id from receipt')).toEqual([{ id: 2 }]);
});

it('starts again when the shop was killed while creating the database', async () => {
  const folder = await emptyFolder();
  const killed = otherShop(folder);
  await vi.waitFor(async () => expect((await readdir(folder)).join()).toMatch(/cluster\.draft-\w+(,|$)/), {
    timeout: 8_000,
    interval: 5,
  });
  await killed.kill();
  expect(await readdir(folder)).not.toContain('cluster');
  const { url } = await start(folder);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(folder)).sort()).toEqual(['cluster', 'postgres.log', 'users']);
});

it('is created once and shared by instances that start together, and stops after the last one', async () => {
  const folder = await emptyFolder();
  const other = otherShop(folder);
  const [a, b] = await Promise.all(
    [1, 2].map(() => startEmbeddedPostgres({ dataDir: folder, logger, initOptions })),
  );
  const c = await other.ready;
  expect([a?.url, b?.url]).toEqual([c.url, c.url]);
  expect([a?.adopted, b?.adopted, c.adopted].filter(adopted => !adopted)).toHaveLength(1);
  await a?.stop();
  await b?.stop();
  expect(await ask(c.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

/** @proves FAULT-113 */
it('ignores a stale file whose process id now belongs to another program', async () => {
  const note = `${process.pid}\n${pattern}/cluster\n1\n5432\n\n127.0.0.1\n 0 0\nready   \n`;
  await writeFile(join(pattern, 'cluster', 'postmaster.pid'), note);
  await writeFile(join(pattern, 'cluster', '.s.PGSQL.5432.lock'), note);
  const { adopted, url } = await start(pattern);
  expect(adopted).toBe(false);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

/** @proves FAULT-114 */
it('names the folder and the fix when the folder cannot be written', async () => {
  const file = join(await emptyFolder(), 'file');
  await writeFile(file, '');
  const failure = startEmbeddedPostgres({ dataDir: join(file, 'data'), logger });
  await expect(failure).rejects.toBeInstanceOf(EmbeddedPostgresError);
  await expect(failure).rejects.toMatchObject({ problem: 'not-writable' });
  await expect(failure).rejects.toThrow(/file\/data cannot be written \(ENOTDIR\).*DATABASE_URL/);
});

it('does not touch a database of another major version', async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'cluster'));
  await writeFile(join(folder, 'cluster', 'PG_VERSION'), '15\n');
  const failure = startEmbeddedPostgres({ dataDir: folder, logger });
  await expect(failure).rejects.toMatchObject({ problem: 'wrong-version' });
  expect(await readFile(join(folder, 'cluster', 'PG_VERSION'), 'utf8')).toBe('15\n');
});

it.runIf(isRoot)(
  'is stored in the fallback folder when its user cannot reach the folder, and logs that',
  async () => {
    const closed = await emptyFolder();
    const refuge = await emptyFolder();
    await mkdir(join(closed, 'home'), { mode: 0o700 });
    const warn = vi.fn<(fields: object, message: string) => void>();
    const options = {
      dataDir: join(closed, 'home', 'data'),
      refuge,
      initOptions,
      logger: { ...logger, warn },
    };
    const server = await startEmbeddedPostgres(options);
    onTestFinished(() => server.stop());
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ home: expect.stringContaining(refuge) }),
      expect.any(String),
    );
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);
