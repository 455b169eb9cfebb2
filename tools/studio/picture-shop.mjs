/** A built shop with data of its own, for pictures of Studio. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../files/message-files.mjs';

/** Enough for full lists and recommendations, and seeded within seconds. */
const products = '300';

const listen = server =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, () => resolve(server));
  });

/** Ports that nothing uses. They are held until all are found, so that they differ. */
async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(createServer())));
  const ports = servers.map(server => String(server.address().port));
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))));
  return ports;
}

/**
 * Starts `dist/` on free ports and waits until it is ready.
 * @returns the link that signs in to Studio once, the shop's own origin, `invite`, which answers the link of an invitation, and
 * what ends the shop and removes its data.
 */
export async function startPictureShop() {
  const data = mkdtempSync(join(tmpdir(), 'atv-studio-pictures-'));
  const [port, sandboxPort, studioPort] = await freePorts(3);
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      PAYMENT_SANDBOX_PORT: sandboxPort,
      STUDIO_PORT: studioPort,
      DATA_DIR: data,
      SEED_PRODUCTS: products,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const log = { text: '' };
  const link = await Promise.race([linkIn(child.stdout, log), ended.then(() => null)]);
  if (!link) {
    await stop();
    throw new Error(
      `The shop ended before Studio was ready. Is it built (\`npm run build\`)?\n${log.text.slice(-2000)}`,
    );
  }
  const origin = `http://localhost:${port}`;
  /** As `npm run staff -- invite` prints it. */
  const invite = (mail, role, name) => {
    const printed = execFileSync(
      process.execPath,
      ['--import', 'tsx', 'backend/staff/cli.ts', 'invite', mail, '--role', role, '--name', name],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: data, PUBLIC_ORIGIN: origin, STUDIO_ORIGIN: new URL(link).origin },
      },
    );
    return /https?:\S+/.exec(printed)?.[0] ?? '';
  };
  return { link, origin, invite, stop };
}

/** Studio is announced in the log before the shop is ready. */
function linkIn(output, log) {
  return new Promise(resolve => {
    output.setEncoding('utf8').on('data', chunk => {
      log.text += chunk;
      const link = /Studio: (http[^\s"\\]+)/.exec(log.text)?.[1];
      if (link) resolve(link);
    });
  });
}
