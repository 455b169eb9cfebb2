/** A shop whose legal pages are broken or missing does not start, and names them (R-LAW-9). */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { storeRevision } from '#server/pages/page-revision.ts';
import { StartError } from '#server/start/listen.ts';
import { startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { openSmallShop } from '../support/worlds/small-shop.ts';
import { plainFrontend } from './plain-frontend.ts';

const project = process.cwd();

/** Why the shop does not start; null when it does. */
async function failureOf(url: string, root = project, env: Record<string, string> = {}) {
  const config = loadConfig({ DATABASE_URL: url, PORT: '0', ...env }, project);
  const frontend = { ...plainFrontend(), revision: join(root, 'revision') };
  const { logger, lines } = memoryLogger();
  const shop = await startShop({ config, logger, root, frontend });
  const failure: unknown = await shop.ready.then(
    () => null,
    (error: unknown) => error,
  );
  await shop.stop();
  return { failure, log: lines.map(({ msg }) => String(msg)).join('\n') };
}

/** A copy of the page files with a valid revision of them, and a file that is then changed. */
function pagesWith(file: string, change: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'legal-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['pages', 'locales', 'public', 'shops/atv-huset'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  storeRevision(root, join(root, 'revision'));
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return root;
}

const page = 'pages/withdrawal.page.json';

it('does not start with a broken withdrawal page, whatever the last valid revision has', async () => {
  const { url } = await openSmallShop();
  const broken: [RegExp, string][] = [
    [/withdrawal\.page\.json:\d+:\d+ {2}error {2}PAGE001/, pagesWith(page, text => text.slice(0, -20))],
    [
      /withdrawal\.page\.json:\d+:\d+ {2}error {2}MIG/,
      pagesWith(page, text => text.replace('"v": 1', '"v": 9')),
    ],
    [/"withdrawal" is not public/, pagesWith(page, text => text.replace('"public"', '"customer"'))],
  ];
  for (const [named, root] of broken) {
    const { failure } = await failureOf(url, root);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(named);
  }
});

it('does not start without terms, privacy notice or accessibility statement in a language of the shop', async () => {
  const { url, pool } = await openSmallShop();
  expect((await failureOf(url)).failure).toBeNull();
  await pool.query("delete from content_alias where alias = 'integritet'");
  await pool.query("update content_collection set containers = '[]' where collection_id = 103");
  const { failure } = await failureOf(url);
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toContain('privacy (sv): the content page "integritet"');
  expect(String(failure)).toContain('accessibility (fi): the content page "saavutettavuus"');
  expect(String(failure)).not.toContain('terms');
  const developed = await failureOf(url, project, { NODE_ENV: 'development' });
  expect(developed.failure).toBeNull();
  expect(developed.log).toContain('privacy (sv)');
});
