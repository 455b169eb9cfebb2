/** A real Varnish with `deploy/varnish.vcl` in front of a shop of this machine. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const vcl = resolve(import.meta.dirname, '../../deploy/varnish.vcl');

export interface Varnish {
  readonly origin: string;
  stop(): Promise<void>;
}

function isInstalled(): boolean {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Debian's package `varnish`; without it the tests are skipped. */
export const hasVarnish = isInstalled();

const isListening = (port: number): Promise<boolean> =>
  new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });

/** Resolves as soon as it answers. @throws what it prints when it ends before */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  child.stderr?.on('data', chunk => (output += String(chunk)));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`it ended: ${output}`);
    await new Promise(done => setTimeout(done, 50));
  }
}

export async function startVarnish(options: {
  port: number;
  shopPort: number;
  key: string;
}): Promise<Varnish> {
  const { port, shopPort, key } = options;
  const folder = mkdtempSync(join(tmpdir(), 'atv-varnish-'));
  const file = join(folder, 'default.vcl');
  writeFileSync(file, readFileSync(vcl, 'utf8').replaceAll(/\.port = "300[01]"/g, `.port = "${shopPort}"`));
  const args = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-T', 'none', '-s', 'malloc,64m'];
  const child = spawn('varnishd', [...args, '-a', `127.0.0.1:${port}`, '-f', file], {
    env: { PATH: process.env['PATH'] ?? '', EDGE_KEY: key },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilListening(child, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
