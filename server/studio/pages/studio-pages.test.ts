/** What Studio's origin answers besides its API. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { httpWorld } from '#server/testing/http-world.ts';
import { studioPages } from './studio-pages.ts';

const shop = { name: 'A & B', timeZone: 'Europe/Oslo' };

function folder(html?: string): string {
  const made = mkdtempSync(join(tmpdir(), 'studio-pages-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  if (html !== undefined) writeFileSync(join(made, 'index.html'), html);
  return made;
}

it('answers every address with the document, and says when it did not change', async () => {
  const { get } = await httpWorld(
    [],
    studioPages(folder('<!doctype html>Studio'), () => shop),
  );
  for (const path of ['/', '/sign-in', '/documents/page:home']) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await answer.text()).toBe('<!doctype html>Studio');
    const again = await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

it('says whose Studio it is, and by which clocks', async () => {
  const html = '<meta name="application-name" content="" /><meta name="time-zone" content="" />';
  const { get } = await httpWorld(
    [],
    studioPages(folder(html), () => shop),
  );
  expect(await (await get('/')).text()).toBe(
    '<meta name="application-name" content="A &amp; B" /><meta name="time-zone" content="Europe/Oslo" />',
  );
});

it('answers an unknown endpoint as the API does, and a missing file as a file', async () => {
  const { get } = await httpWorld(
    [],
    studioPages(folder('Studio'), () => shop),
  );
  const answer = await get('/api/no-such');
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  expect((await get('/favicon.ico')).status).toBe(404);
});

it('says what to do when Studio was not built', async () => {
  const { get } = await httpWorld(
    [],
    studioPages(folder(), () => shop),
  );
  const answer = await get('/');
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')]);
});
