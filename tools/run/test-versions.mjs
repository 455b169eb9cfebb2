/**
 * `npm run test:versions [-- 22 24] [--only=unit|integration] [--files=server/http,backend/kernel]`: unit tests and whole-shop
 * integration tests on each supported Node, or those of some folders and files. The binaries are those of the npm packages `node-PLATFORM-ARCH`, kept in node_modules/.cache.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap, root } from './bootstrap.mjs';

/** The newest of each major when it was last tested. */
const versions = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' };

/** Tests that run whole shops, or depend on the runtime: processes, streams, sockets, files, password hashes. */
const integration = ['tests/attack', 'tests/upgrade', 'server/start', 'server/session', 'backend/database'];

function packageName() {
  const { platform, arch } = process;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return [prefix, platform === 'win32' ? 'win' : platform, arch].join('-');
}

/** The path of the binary, fetched once. */
function binaryOf(version) {
  const folder = join(root, 'node_modules/.cache/node', version);
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(folder, 'node_modules', packageName(), 'bin', file);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const wanted = `${packageName()}@${version}`;
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, wanted], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  return path;
}

/** Child processes of tests find the same Node first. */
function runOn(binary, args) {
  const { PATH = '', ...rest } = process.env;
  const env = { ...rest, PATH: `${dirname(binary)}${delimiter}${PATH}` };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  return spawnSync(binary, [vitest, 'run', ...args], { cwd: root, stdio: 'inherit', env }).status === 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, files: { type: 'string' } },
});
// A folder may have tests of one suite only.
const files = values.files ? ['--passWithNoTests', ...values.files.split(',')] : [];
const suites = {
  unit: ['--project=node', '--project=dom', '--project=isolated', ...files],
  integration: ['--project=integration', ...(files.length > 0 ? files : integration)],
};
await bootstrap();
const results = [];
for (const major of positionals.length > 0 ? positionals : Object.keys(versions)) {
  const version = versions[major];
  if (!version) throw new Error(`Node ${major} is none of ${Object.keys(versions).join(', ')}`);
  const binary = binaryOf(version);
  for (const [name, args] of Object.entries(suites)) {
    if (values.only && values.only !== name) continue;
    console.log(`… ${name} tests on Node ${version}`);
    results.push([`Node ${version}, ${name}`, runOn(binary, args)]);
  }
}
for (const [name, ok] of results) console.log(`${ok ? '✓' : '✗'} ${name}`);
process.exitCode = results.every(([, ok]) => ok) ? 0 : 1;
