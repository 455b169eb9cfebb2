/** Makes a bare machine ready: the right Node, the packages of the lockfile. Needs nothing but Node itself. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withLock } from './lock.mjs';

export const root = resolve(import.meta.dirname, '../..');
const OLDEST = [20, 19];
const stamp = join(root, 'node_modules/.cache/lockfile.sha256');

export const say = text => process.stderr.write(`${text}\n`);

function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  say(
    `Node ${OLDEST.join('.')} or newer is needed; this is Node ${version}. Get it from https://nodejs.org/`,
  );
  process.exit(1);
}

const hashOf = file => createHash('sha256').update(readFileSync(file)).digest('hex');

function isInstalled(hash) {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  try {
    return readFileSync(stamp, 'utf8').trim() === hash;
  } catch {
    return isOlderInstall();
  }
}

/** Packages that were installed by hand carry no stamp of ours: npm's own list of them is newer than the lockfile's. */
function isOlderInstall() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const found = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, devOptional }]) =>
        path === '' || optional || devOptional || found[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/** npm would empty the folder that a link leads to, and another project may use that folder. */
function refuseLink() {
  const folder = join(root, 'node_modules');
  if (!existsSync(folder) || !lstatSync(folder).isSymbolicLink()) return;
  say(
    `${folder} is a link and what it leads to is not what package-lock.json asks for: install there, or remove the link.`,
  );
  process.exit(1);
}

export async function bootstrap() {
  checkNode();
  const hash = hashOf(join(root, 'package-lock.json'));
  if (isInstalled(hash)) return writeStamp(hash);
  return withLock(join(root, '.cache/install.lock'), 'another start installs packages', async () => {
    if (isInstalled(hash)) return;
    refuseLink();
    say('Installing packages (npm ci); the first time this takes a minute or two …');
    const started = Date.now();
    await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    writeStamp(hash);
    say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
  });
}

function writeStamp(hash) {
  try {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash) return;
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, `${hash}\n`);
  } catch {
    // A read-only installation is fine as it is; it is only looked at more closely at each start.
    rmSync(stamp, { force: true });
  }
}

/** npm's own progress goes to the terminal. */
function npm(args) {
  return new Promise((done, failed) => {
    const child = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    child.on('error', () =>
      failed(new Error('npm is not there; it comes with Node from https://nodejs.org/')),
    );
    child.on('exit', code =>
      code === 0
        ? done()
        : failed(new Error(`npm ${args[0]} failed. Is the network there? Run it again with: npm ci`)),
    );
  });
}
