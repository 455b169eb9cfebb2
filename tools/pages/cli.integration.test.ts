/** The command's exit codes: 0 clean, 1 findings, 2 misuse. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundled } from '#tests/attack/start-from-sources.ts';

const project = join(import.meta.dirname, '..', '..');
/** For what widgets change in older pages, which is loaded where it is needed. */
const tsx = import.meta.resolve('tsx');
const cli = await bundled('tools/pages/cli.ts');

/** A shop with the project's layouts and, optionally, an invalid page. */
function shop(files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'pages'));
  cpSync(join(project, 'pages', 'layouts'), join(root, 'pages', 'layouts'), { recursive: true });
  cpSync(join(project, 'locales'), join(root, 'locales'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'pages', name), text);
  return root;
}

function pages(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, cli, ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('exits with 0 without findings', { timeout: 60_000 }, () => {
  const layouts = readdirSync(join(project, 'pages', 'layouts')).length;
  expect(pages(shop(), 'lint')).toMatchObject({ status: 0, stdout: `${layouts} files, no findings\n` });
});

it('exits with 1 and lists the findings as JSON', { timeout: 60_000 }, () => {
  const { status, stdout } = pages(shop({ 'a.page.json': '{' }), 'lint', '--format', 'json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject([
    { code: 'PAGE001', file: 'pages/a.page.json', line: 1, severity: 'error' },
  ]);
});

it('reports only findings of the named files', { timeout: 60_000 }, () => {
  const root = shop({ 'a.page.json': '{' });
  expect(pages(root, 'lint', 'pages/layouts/default.layout.json')).toMatchObject({ status: 0 });
});

it.each([[['lint', 'nothing.json']], [['lnt']], [['lint', '--colour']]])(
  'exits with 2 for %j',
  { timeout: 60_000 },
  args => {
    const { status, stderr } = pages(shop(), ...args);
    expect(status).toBe(2);
    expect(stderr).not.toBe('');
  },
);

it('prints help without a command', { timeout: 60_000 }, () => {
  const { status, stderr } = pages(shop());
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: npm run pages/);
});
