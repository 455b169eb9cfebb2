/**
 * `node tools/deploy/try-dockerfile.mjs postgres://…`: runs the steps of the Dockerfile in clean folders, then its command as an
 * ordinary user on a read-only file system against an empty database, and stops it. For machines with Linux and root rights, but
 * without a container runtime; the programs are those of this machine instead of the base image's.
 */
import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCommand, readCopy, readDockerfile, readEnv, readIgnored } from './dockerfile.mjs';
import { prepareRoot, start } from './root-folder.mjs';

const context = resolve(import.meta.dirname, '../..');
const [databaseUrl, port = '3000'] = process.argv.slice(2);
if (!databaseUrl || process.getuid?.() !== 0) {
  console.error('node tools/deploy/try-dockerfile.mjs postgres://… [port], as root');
  process.exit(2);
}
const base = mkdtempSync(join(tmpdir(), 'try-dockerfile-'));
const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
mkdirSync(cache, { recursive: true });
const isIgnored = readIgnored(readFileSync(join(context, '.dockerignore'), 'utf8'));
const stages = new Map();

async function must(command, options, what) {
  const code = await start(command, options).ended;
  if (code !== 0) throw new Error(`${what} ended with ${code}`);
}

function copy(args, stage) {
  const { from, sources, target } = readCopy(args);
  const root = from === null ? context : stages.get(from)?.root;
  if (!root) throw new Error(`COPY from an unknown stage ${from}`);
  for (const source of sources) {
    const path = join(root, source);
    const folder = resolve(stage.folder, target);
    const isFolderTarget = target.endsWith('/');
    const to = join(stage.root, isFolderTarget ? join(folder, basename(source)) : folder);
    const filter = each => from !== null || !isIgnored(relative(context, each));
    cpSync(path, to, { recursive: true, filter, verbatimSymlinks: true });
  }
}

async function build({ name, steps }) {
  const root = join(base, name);
  mkdirSync(root);
  prepareRoot(root);
  const stage = { root, folder: '/', env: {}, cache };
  stages.set(name, stage);
  for (const { instruction, args } of steps) {
    console.log(`${name}: ${instruction} ${args.slice(0, 100)}`);
    if (instruction === 'WORKDIR') {
      stage.folder = args;
      mkdirSync(join(root, args), { recursive: true });
    } else if (instruction === 'COPY') copy(args, stage);
    else if (instruction === 'ENV') Object.assign(stage.env, readEnv(args));
    else if (instruction === 'RUN') await must(['sh', '-c', args], stage, args);
    else if (instruction === 'USER') stage.user = args;
    else if (instruction === 'VOLUME') stage.volume = args;
    else if (instruction === 'CMD') stage.command = readCommand(args);
    else if (instruction === 'HEALTHCHECK') stage.check = readCommand(args);
  }
  return stage;
}

async function tryOut({ check, command, volume, ...stage }) {
  const data = join(base, 'data');
  mkdirSync(data);
  const [uid, gid] = stage.user.split(':').map(Number);
  if (!uid) throw new Error('The image must not run as root.');
  chownSync(data, uid, gid);
  const env = { ...stage.env, PORT: port, DATABASE_URL: databaseUrl, SEED_PRODUCTS: '300' };
  const options = { ...stage, env, cache: undefined, isReadOnly: true, volumes: { [volume]: data } };
  const writes = await start(['sh', '-c', 'touch /shop/x 2>/dev/null || touch /x 2>/dev/null'], options)
    .ended;
  if (writes === 0) throw new Error('The file system can be written to.');
  const shop = start(command, options);
  try {
    const isHealthy = async () => (await start(check, options).ended) === 0;
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let left = 120; !((await isHealthy()) && (await isReady())); left -= 1) {
      if (left === 0 || shop.child.exitCode !== null) throw new Error('The shop did not become ready.');
      await pause(1000);
    }
    const page = await fetch(`http://127.0.0.1:${port}/`);
    if (page.status !== 200) throw new Error(`The front page answered ${page.status}.`);
    const picture = /\/images\/[^"' ?]+[^"' ]*/.exec(await page.text())?.[0]?.replaceAll('&amp;', '&');
    const image = await fetch(`http://127.0.0.1:${port}${picture}`);
    if (image.status !== 200) throw new Error(`${picture} answered ${image.status}.`);
  } finally {
    shop.child.kill('SIGTERM');
  }
  const code = await shop.ended;
  if (code !== 0) throw new Error(`The shop ended with ${code}.`);
  console.log(
    'The image builds, is healthy as an ordinary user on a read-only file system, and stops on SIGTERM.',
  );
}

try {
  let last;
  for (const stage of readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8')))
    last = await build(stage);
  await tryOut(last);
} finally {
  rmSync(base, { recursive: true, force: true });
}
