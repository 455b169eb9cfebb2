/** A build accepts valid page files only. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { storeValidPages } from './valid-pages.mjs';

const project = join(import.meta.dirname, '..', '..');

function sources(): string {
  const root = mkdtempSync(join(tmpdir(), 'valid-pages-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['pages', 'locales'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  return root;
}

it('stores a copy of the pages and of the messages they were checked against', async () => {
  const root = sources();
  await storeValidPages(root, join(root, 'build'));
  for (const file of ['pages/home.page.json', 'pages/layouts/default.layout.json', 'locales/fi.json'])
    expect(readFileSync(join(root, 'build', file), 'utf8')).toBe(readFileSync(join(root, file), 'utf8'));
});

it('fails for an invalid page, names its location, and copies nothing', async () => {
  const root = sources();
  const file = join(root, 'pages/home.page.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"regions"', '"region"'));
  await expect(storeValidPages(root, join(root, 'build'))).rejects.toThrow(
    /pages\/home\.page\.json:\d+:\d+ {2}error {2}PAGE002 [^]*Write "regions"/,
  );
  expect(existsSync(join(root, 'build'))).toBe(false);
});
