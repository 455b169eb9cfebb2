/** Caddy and nginx with the files of `deploy/`, without TLS, on ports of this test. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { untilListening } from './varnish.ts';

const deployed = (name: string) => readFileSync(resolve(import.meta.dirname, '../../deploy', name), 'utf8');

export type ProxyName = 'caddy' | 'nginx';

export function hasProxy(name: ProxyName): boolean {
  try {
    execFileSync(name, [name === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The shop's part of the file alone: Studio's needs a host of its own. */
function caddyFile(port: number, target: string): string {
  const [shop = ''] = deployed('Caddyfile').split('# Studio of the same instances');
  const site = shop
    .replace(/^shop\.example \{$/m, `http://127.0.0.1:${port} {`)
    .replace(/^\treverse_proxy [^{]*\{$/m, `\treverse_proxy ${target} {`);
  return `{\n\tadmin off\n\tauto_https off\n}\n${site}`;
}

function nginxFile(port: number, target: string, folder: string): string {
  const site = deployed('nginx.conf')
    .replace(/^ +ssl_.*$/gm, '')
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server_name shop.example;', 'server_name 127.0.0.1;')
    .replace('proxy_pass http://shop;', `proxy_pass http://${target};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = paths.map(name => `${name}_temp_path ${join(folder, name)};`).join(' ');
  return `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${folders}\n${site}\n}`;
}

/** @param target host and port behind the proxy */
export async function startProxy(
  name: ProxyName,
  { port, target }: { port: number; target: string },
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), `atv-${name}-`));
  const file = join(folder, name === 'caddy' ? 'Caddyfile' : 'nginx.conf');
  writeFileSync(file, name === 'caddy' ? caddyFile(port, target) : nginxFile(port, target, folder));
  const args =
    name === 'caddy' ? ['run', '--config', file, '--adapter', 'caddyfile'] : ['-p', folder, '-c', file];
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
  const child: ChildProcess = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  await untilListening(child, port);
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
