/**
 * The shop that pages are measured beside: Shopify's Hydrogen skeleton, built from npm into an ignored folder and served on
 * this computer. The version is fixed, so that two runs have the same peer.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../tools/run/bootstrap.mjs';
import { peerPaths, startStorefrontApi } from './storefront-api.mjs';

const VERSION = '5.0.39';
const home = join(root, 'node_modules/.cache/bench');
const folder = join(home, `hydrogen-${VERSION}`);

/** Our lists show 20 products on a page; the skeleton's show 8. */
const list = 'app/routes/collections.$handle.tsx';

function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} in ${cwd} ended with code ${code}`)),
    );
  });
}

/** Built under another name first, so that a build that was interrupted is not taken for a whole one. */
async function build() {
  const unfinished = `${folder}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await run('npm', ['pack', `@shopify/create-hydrogen@${VERSION}`], unfinished);
  await run('tar', ['-xzf', `shopify-create-hydrogen-${VERSION}.tgz`], unfinished);
  const skeleton = join(unfinished, 'skeleton');
  cpSync(join(unfinished, 'package/dist/assets/hydrogen/starter'), skeleton, { recursive: true });
  const route = join(skeleton, list);
  const text = readFileSync(route, 'utf8');
  if (!text.includes('pageBy: 8')) throw new Error(`${list} of Hydrogen ${VERSION} has no "pageBy: 8"`);
  writeFileSync(route, text.replace('pageBy: 8', 'pageBy: 20'));
  await run('npm', ['install', '--no-audit', '--no-fund'], skeleton);
  await run('npx', ['react-router', 'build'], skeleton);
  renameSync(skeleton, folder);
  rmSync(unfinished, { recursive: true });
}

async function serve(apiOrigin, mode) {
  const child = spawn(process.execPath, [join(root, 'bench/peer/serve.mjs'), folder, apiOrigin, mode], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', code => reject(new Error(`The peer ended with code ${code} before it listened`)));
  });
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.kill() };
}

/**
 * Builds the peer when it is missing (two minutes and the network) and starts it twice, with its cache and without.
 * Resolves to `{ paths, cached, uncached, stop }`: the paths of its front page, a list and a product, and the origin and
 * process of each.
 */
export async function startPeer() {
  if (!existsSync(folder)) await build();
  const schema = join(folder, 'node_modules/@shopify/hydrogen/dist/storefront.schema.json');
  const api = await startStorefrontApi(schema);
  const [cached, uncached] = await Promise.all(['cached', 'uncached'].map(mode => serve(api.origin, mode)));
  return {
    paths: peerPaths,
    cached,
    uncached,
    async stop() {
      cached.stop();
      uncached.stop();
      await api.stop();
    },
  };
}
