/** Two PostgreSQL servers that Patroni looks after, with etcd and behind HAProxy, as docs/operations.md has it: Debian's packages, all on this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import { migrate } from '#backend/index.ts';
import { type ClusterLocation, environment, runAs } from '#backend/testing.ts';
import { freePort } from './free-port.ts';
import { locate, run } from './replicated-server.ts';
import type { FailingPrimary } from './server-pair.ts';

const BIN = '/usr/lib/postgresql/15/bin';

/** What is missing of the programs; empty where the cluster can run. */
export const missingForPatroni = (): string[] =>
  ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', `${BIN}/pg_rewind`].filter(
    path => !existsSync(path),
  );

interface Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly folder: string;
  patroni?: ChildProcess;
}

interface Ports {
  readonly etcd: number;
  readonly peer: number;
  readonly proxy: number;
}

const deployed = (name: string): string => readFileSync(join('deploy', name), 'utf8');

/** The shipped file with the addresses and folders of this machine. */
const configOf = ({ name, port, restPort, folder }: Node, { etcd }: Ports): string =>
  deployed('patroni.yml')
    .replace('name: a\n', `name: ${name}\n`)
    .replace('10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379', `127.0.0.1:${etcd}`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${restPort}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${port}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/shop', `${folder}/data`)
    .replace('/var/lib/postgresql/patroni.pgpass', `${folder}/pgpass`)
    .replace('/var/run/postgresql', folder);

const proxyConfig = ([a, b]: readonly [Node, Node], { proxy }: Ports): string =>
  deployed('haproxy-database.cfg')
    .replace('10.0.0.31:5432', `127.0.0.1:${proxy}`)
    .replace('10.0.0.11:5432 check port 8008', `127.0.0.1:${a.port} check port ${a.restPort}`)
    .replace('10.0.0.12:5432 check port 8008', `127.0.0.1:${b.port} check port ${b.restPort}`);

const userAt = (hosts: string): string => `postgres://postgres:change-me@${hosts}/postgres`;

function start(location: ClusterLocation, name: string, command: readonly string[]): ChildProcess {
  const log = openSync(join(location.home, `${name}.log`), 'a');
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    ...{ ...runAs(location.user), env: environment(), cwd: location.home },
    stdio: ['ignore', log, log],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const pidOfServer = ({ folder }: Node): number | undefined => {
  const file = join(folder, 'data', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
};

function killTree(pid: number): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [pid, ...stdout.split('\n').map(Number).filter(Boolean)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Ends Patroni first, which would start the server again. */
function killNode(node: Node): void {
  node.patroni?.kill('SIGKILL');
  const server = pidOfServer(node);
  if (server !== undefined) killTree(server);
}

const answers = (node: Node, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${node.restPort}/${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

async function found(nodes: readonly Node[], path: string): Promise<Node> {
  for (;;) {
    for (const node of nodes) if (await answers(node, path)) return node;
    await sleep(50);
  }
}

/** The database has every table and the rows that `fill` inserts. */
export async function openPatroniCluster(fill: string): Promise<FailingPrimary> {
  const location = await locate();
  const own = (path: string) => location.user && chownSync(path, location.user.uid, location.user.gid);
  const ports: Ports = { etcd: await freePort(), peer: await freePort(), proxy: await freePort() };
  const nodeOf = async (name: string): Promise<Node> => {
    const folder = join(location.home, name);
    mkdirSync(folder, { mode: 0o700 });
    const node: Node = { name, folder, port: await freePort(), restPort: await freePort() };
    writeFileSync(`${folder}.yml`, configOf(node, ports), { mode: 0o600 });
    for (const path of [folder, `${folder}.yml`]) own(path);
    return node;
  };
  const nodes = [await nodeOf('a'), await nodeOf('b')] as const;
  own(location.home);
  const proxyFile = join(location.home, 'haproxy.cfg');
  writeFileSync(proxyFile, proxyConfig(nodes, ports));

  const client = `http://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports.peer}`;
  start(location, 'etcd', [
    ...['/usr/bin/etcd', '--name', 'only', '--data-dir', join(location.home, 'etcd')],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...[
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `only=${peer}`,
    ],
  ]);
  const startNode = (node: Node): void => {
    node.patroni = start(location, node.name, ['/usr/bin/patroni', `${node.folder}.yml`]);
  };
  for (const node of nodes) {
    onTestFinished(() => killNode(node));
    startNode(node);
  }
  let primary = await found(nodes, 'primary');
  start(location, 'haproxy', ['/usr/sbin/haproxy', '-f', proxyFile]);
  const urlOf = (port: number) => userAt(`127.0.0.1:${port}`);
  await migrate({ url: urlOf(primary.port), logger: silentLogger });
  await run(urlOf(primary.port), fill);
  let lost: Node | undefined;
  const others = () => nodes.filter(node => node !== primary);

  return {
    urls: [urlOf(ports.proxy), userAt(nodes.map(({ port }) => `127.0.0.1:${port}`).join(','))],
    primaryUrl: () => urlOf(primary.port),
    onPrimary: text => run(urlOf(primary.port), text),
    // PostgreSQL waits for the standby before Patroni has noted that it may take over.
    synchronize: () => found(others(), 'sync').then(() => undefined),
    async killPrimary() {
      lost = primary;
      killNode(primary);
    },
    async promote() {
      primary = await found(others(), 'primary');
    },
    async rejoin() {
      if (!lost) return;
      startNode(lost);
      await found([lost], 'replica');
    },
  };
}
