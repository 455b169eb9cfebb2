/**
 * `npm run verify` lints with this: oxlint over what changed since the last run without findings (lint-scope.mjs), and over
 * everything after a change of settings or tools. It follows `tsc --incremental`, whose build info it reads. `npm run lint`
 * reads everything.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { readProgram, scopeOf, versionsOf } from './lint-scope.mjs';

const [buildInfoPath = ''] = process.argv.slice(2);
const store = 'node_modules/.cache/linted.json';
const settingsFiles = ['.oxlintrc.json', 'package-lock.json', 'tsconfig.json', 'tools/lint/lint-scope.mjs'];

const readJson = path => JSON.parse(readFileSync(path, 'utf8'));
function lastRun() {
  try {
    return readJson(store);
  } catch {
    return {};
  }
}

const hash = createHash('sha256').update(process.version);
for (const path of settingsFiles) hash.update(readFileSync(path));
const settings = hash.digest('hex');

const program = readProgram(readJson(buildInfoPath));
const last = lastRun();
const scope = last.settings === settings ? scopeOf(program, last.versions) : undefined;

/** The compiler reads no scripts: they are few and linted each time. */
const scripts = () =>
  execFileSync('git', ['ls-files', '*.mjs', '*.js'], { encoding: 'utf8' }).trim().split('\n');
const own = () =>
  scope
    .map(path => relative('.', resolve(dirname(buildInfoPath), path)))
    .filter(path => /\.[cm]?tsx?$/.test(path) && !/\.gen\.|^node_modules\//.test(path));
const paths = scope ? [...own(), ...scripts()] : [];

console.log(scope ? `lint: ${paths.length} files` : 'lint: all files');
const lint = ['--type-aware', '--deny-warnings', ...paths];
const { status } = spawnSync('node_modules/.bin/oxlint', lint, { stdio: 'inherit' });
process.exitCode = status ?? 1;
if (status === 0) {
  // Replaced, not written over: a copy of node_modules made of hard links shares the file.
  writeFileSync(`${store}.${process.pid}`, JSON.stringify({ settings, versions: versionsOf(program) }));
  renameSync(`${store}.${process.pid}`, store);
}
