/** The built server runs from compiled code, and keeps what its first start has compiled for the next one. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { toAscii } from './to-ascii.mjs';

const files = {
  'compiled.mjs': 'compiled.mjs',
  'original-lines.mjs': 'original-lines.mjs',
  'main.mjs': 'main.js',
};

function build(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [from, to] of Object.entries(files))
    copyFileSync(join(import.meta.dirname, 'server', from), join(folder, to));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'shop.cjs'), toAscii(code));
  return folder;
}

const start = (folder: string) =>
  execFileSync(process.execPath, [join(folder, 'main.js')], { encoding: 'utf8' });

it('keeps the compiled code of its first start', () => {
  const folder = build('exports.main = async () => console.log("Mönkijä – 1 €");');
  expect(start(folder)).toBe('Mönkijä – 1 €\n');
  expect(existsSync(join(folder, 'shop.start.cache'))).toBe(true);
  const before = readdirSync(folder);
  expect(start(folder)).toBe('Mönkijä – 1 €\n');
  expect(readdirSync(folder)).toEqual(before);
});

it('ignores compiled code that it cannot use', () => {
  const folder = build('exports.main = async () => console.log("one");');
  writeFileSync(join(folder, 'shop.start.cache'), 'damaged');
  expect(start(folder)).toBe('one\n');
});

it('writes a program in ASCII that does the same', () => {
  const code = '[`hyvä ${"🛞"}`, /^[ä-ö🛞]$/u.test("🛞"), /[€]/.exec("5 €").index, { ä: 1 }.ä]';
  const ascii = toAscii(code);
  expect(ascii).toMatch(/^[ -~]+$/);
  expect(vm.runInNewContext(ascii)).toEqual(vm.runInNewContext(code));
});
