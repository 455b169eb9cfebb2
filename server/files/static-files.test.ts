/** Files of the browser's build, of this one and of the one before. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { httpWorld } from '../testing/http-world.ts';
import { assetsRoute } from './static-files.ts';

async function built(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const route = assetsRoute([join(folder, 'client'), join(folder, 'previous')]);
  const world = await httpWorld([route], (_request, reply) => void reply.raw.end('<title>Kauppa</title>'));
  return { ...world, folder };
}

/** @proves FAULT-124 */
it('serves files of the previous build, so that open pages work after a deploy', async () => {
  const { get } = await built({ 'client/assets/a-2.js': 'new', 'previous/assets/a-1.js': 'old' });
  const answers = await Promise.all(['/assets/a-2.js', '/assets/a-1.js'].map(path => get(path)));
  expect(await Promise.all(answers.map(answer => answer.text()))).toEqual(['new', 'old']);
  for (const { headers } of answers) {
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('cache-control')).toContain('immutable');
  }
});

/** @proves FAULT-124 */
it.each([
  ['with what the build before had', { 'previous/assets/a-1.js': 'old' }],
  ['at the first build', {}],
])('answers an uncacheable 404 for a missing file, never a page: %s', async (_, before) => {
  const { get } = await built({ 'client/assets/a-2.js': 'new', 'client/assets/a-2.js.map': '{}', ...before });
  for (const path of ['/assets/a-0.js', '/assets/a-2.js.map']) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).not.toContain('<');
  }
});

it('answers 404 for a file that was removed since the start, and goes on', async () => {
  const { get, folder } = await built({ 'client/assets/a-2.js': 'new', 'client/assets/b-2.js': 'too' });
  rmSync(join(folder, 'client/assets/a-2.js'));
  expect((await get('/assets/a-2.js')).status).toBe(404);
  expect((await get('/assets/b-2.js')).status).toBe(200);
});

it('ends the reply alone when a file is removed while it is served', async () => {
  const { get, folder } = await built({ 'client/assets/a-2.js': 'new', 'client/assets/a-2.js.br': 'x' });
  rmSync(join(folder, 'client/assets/a-2.js.br'));
  const [cut, next] = [get('/assets/a-2.js', { 'accept-encoding': 'br' }), get('/assets/a-0.js')];
  await expect(cut).rejects.toThrow();
  expect((await next).status).toBe(404);
});
