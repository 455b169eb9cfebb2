/** Runs commands in a folder as the root of the file system, with the programs of this machine: a container without a runtime. */
import { spawn } from 'node:child_process';
import { lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What an image of Node brings; the folders are mounted read-only. */
const folders = ['usr', 'bin', 'sbin', 'lib', 'lib64', 'etc'];
const quote = text => `'${String(text).replaceAll("'", `'\\''`)}'`;

function mountsOf(root, { isReadOnly, volumes, cache }) {
  const lines = ['set -e', `mount --bind ${quote(root)} ${quote(root)}`];
  for (const name of folders) {
    const stat = lstatSync(`/${name}`, { throwIfNoEntry: false });
    if (!stat?.isDirectory()) continue;
    const target = quote(join(root, name));
    lines.push(`mount --rbind /${name} ${target}`, `mount -o remount,ro,bind ${target}`);
  }
  for (const name of ['dev', 'proc']) lines.push(`mount --rbind /${name} ${quote(join(root, name))}`);
  lines.push(`mount -t tmpfs tmpfs ${quote(join(root, 'tmp'))}`);
  lines.push(`mkdir ${quote(join(root, 'tmp/npm'))}`);
  if (cache) lines.push(`mount --bind ${quote(cache)} ${quote(join(root, 'tmp/npm'))}`);
  for (const [path, folder] of Object.entries(volumes))
    lines.push(`mount --bind ${quote(folder)} ${quote(join(root, path))}`);
  if (isReadOnly) lines.push(`mount -o remount,ro,bind ${quote(root)}`);
  return lines;
}

/** Makes the folders that are mounted over. */
export function prepareRoot(root) {
  for (const name of [...folders, 'dev', 'proc', 'tmp']) {
    const stat = lstatSync(`/${name}`, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink()) symlinkSync(readlinkSync(`/${name}`), join(root, name));
    else if (stat) mkdirSync(join(root, name), { recursive: true });
  }
}

/**
 * Starts a command; `{ child, ended }`, where `ended` resolves to the exit code.
 * @param options `root`, `folder` (working directory), `env`, `user` (`uid:gid`), `isReadOnly`, `volumes` (path → folder), `cache` of npm.
 */
export function start(command, { root, folder, env, user, isReadOnly = false, volumes = {}, cache }) {
  const variables = {
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: '/tmp',
    npm_config_cache: '/tmp/npm',
    ...env,
  };
  const pairs = Object.entries(variables).map(([name, value]) => quote(`${name}=${value}`));
  const inside = `cd ${quote(folder)} && exec env -i ${pairs.join(' ')} ${command.map(quote).join(' ')}`;
  const script = [
    ...mountsOf(root, { isReadOnly, volumes, cache }),
    `exec chroot ${user ? `--userspec=${user} ` : ''}${quote(root)} /bin/sh -c ${quote(inside)}`,
  ].join('\n');
  const child = spawn('unshare', ['--mount', '--propagation=private', '/bin/sh', '-c', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise(resolve => child.on('close', (code, signal) => resolve(code ?? signal)));
  return { child, ended };
}
