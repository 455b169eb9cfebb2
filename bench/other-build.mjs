/** Runs another build of this shop beside the measured one. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, shopEnvironment } from './built-shop.mjs';

/**
 * Another build with a data folder of its own. Resolves to `{ origin, pid, stop }`.
 * @param folder of the other checkout, with its `dist`
 */
export async function startOther(folder) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'bench-other-'));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { ...process.env, ...shopEnvironment(port), LOG_LEVEL: 'info', DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${folder} exited before it was ready`);
    await pause(200);
  }
  return {
    origin,
    pid: child.pid,
    async stop() {
      const end = new Promise(ended => child.on('exit', ended));
      child.kill('SIGTERM');
      await end;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
