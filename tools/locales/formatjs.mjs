/** The two commands of @formatjs/cli that are used: verification and compilation to syntax trees. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../files/message-files.mjs';

const cli = join(root, 'node_modules', '@formatjs', 'cli', 'bin', 'formatjs');

const run = args => spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });

/**
 * The syntax trees of message files by key, one record per file, in the order of `paths`.
 * @throws {Error} with the parser's own code when a message is not valid ICU.
 */
export function compileFiles(paths) {
  const folder = mkdtempSync(join(tmpdir(), 'formatjs-'));
  try {
    // Copies only the message files, because the command takes every file of a folder.
    for (const path of paths) cpSync(path, join(folder, 'in', basename(path)));
    const { status, stderr } = run(['compile-folder', '--ast', '--format', 'simple', ...inAndOut(folder)]);
    if (status !== 0) throw new Error(/SyntaxError: .*/.exec(stderr)?.[0] ?? stderr);
    return paths.map(path => JSON.parse(readFileSync(join(folder, 'out', basename(path)), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const inAndOut = folder => [join(folder, 'in'), join(folder, 'out')];

const kinds = [
  [/^Missing translation keys for locale (\S+):/, 'missing'],
  [/^Extra translation keys for locale (\S+):/, 'extra'],
  [/^These translation keys for locale (\S+) are structurally different/, 'structure'],
];

/**
 * Differences from the source language and messages that are not valid ICU, as `{ kind, locale, key, reason }`.
 * @param paths message files named after their language; the first is the source.
 */
export function verifyFiles(paths, sourceLocale) {
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const { status, stdout, stderr } = run(['verify', '--source-locale', sourceLocale, ...checks, ...paths]);
  const malformed = [...stderr.matchAll(/^Error parsing message (\S+) [^]*?SyntaxError: (\w+)/gm)];
  const found = [
    ...malformed.map(([, key, reason]) => ({ kind: 'syntax', locale: sourceLocale, key, reason })),
    ...differences(stdout + stderr),
  ];
  if (status !== 0 && found.length === 0) throw new Error(`formatjs verify failed: ${stderr}${stdout}`);
  return found;
}

function differences(output) {
  let kind;
  let locale;
  return output.split('\n').flatMap(line => {
    const heading = kinds.find(([pattern]) => pattern.test(line));
    if (heading) {
      kind = heading[1];
      locale = heading[0].exec(line)[1];
      return [];
    }
    // A heading, a separator, or the stack trace of a parser error above.
    if (!kind || !/^\S+(?:: |$)/.test(line) || line.startsWith('---')) return [];
    const [, key, reason = ''] = /^(.*?)(?:: (.*))?$/.exec(line.trim());
    return [{ kind: /^[A-Z]+(?:_[A-Z]+)+$/.test(reason) ? 'syntax' : kind, locale, key, reason }];
  });
}
