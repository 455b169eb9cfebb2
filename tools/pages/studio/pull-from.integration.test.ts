/** A developer takes the pages of a running shop by a sign-in link (R-STUDIO-118). */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createStudio } from '#backend/commands.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import type { Role } from '#studio-api/staff.ts';
import { shopForAttacks } from '#tests/attack/shop-for-attacks.ts';
import { publishFromOtherBuild } from '#tests/support/other-build.ts';
import { signedInAs } from '#tests/support/studio-client.ts';
import { readGrammar } from '../../generate/grammar/read-grammar.mjs';
import { formatTexts } from '../format/format-texts.ts';
import { pullFrom } from './pull-from.ts';

const project = resolve(import.meta.dirname, '../../..');
const grammar = readGrammar({ schemas: join(project, 'schemas'), widgets: join(project, 'widgets') });
const { db, origin: shopOrigin, studioOrigin: found } = await shopForAttacks();
const studioOrigin = found ?? '';
const { accounts } = createStudio(db).staff([studioOrigin], 'Shop');
const newsletter = `/api/documents/${encodeURIComponent('page:newsletter')}`;
const file = 'pages/newsletter.page.json';

async function linkFor(role: Role): Promise<string> {
  const mail = `pull-${role}@shop.example`;
  await accounts.admit({ mail, name: role, role });
  return (await accounts.link(mail)) ?? '';
}

function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'atv-from-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['pages', 'locales'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  const read = () => readFileSync(join(root, file), 'utf8');
  return {
    read,
    edit: (from: string, to: string) => writeFileSync(join(root, file), read().replace(from, to)),
    pull: (from: string, more: { write?: boolean; ids?: string[] } = {}) =>
      pullFrom({
        root,
        from,
        ids: [],
        write: false,
        format: text => formatTexts([text], grammar)[0]?.text ?? text.text,
        ...more,
      }),
  };
}

let seq = 0;
async function publish(path: string, value: unknown): Promise<void> {
  const client = await signedInAs('developer', { db, studioOrigin });
  const { version, body } = (await client.call('GET', newsletter)).value as OpenDocument;
  const ops = [{ set: { id: '', path, value, was: body[path] } }];
  seq += 1;
  const post = { base: version, clientId: 'test', seq, ops };
  const { value: saved } = await client.call('POST', `${newsletter}/operations`, post);
  const documents = [{ id: 'page:newsletter', version: (saved as { version: number }).version }];
  const { status } = await client.call('POST', '/api/publications', {
    documents,
    note: '',
    acceptWarnings: true,
  });
  expect(status).toBe(201);
}

const logged = () =>
  db
    .selectFrom('studio_audit')
    .select(['author', 'document_id as document'])
    .where('action', '=', 'document.pulled')
    .execute();

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
});

it('lists what would change, and writes it only when told to', async () => {
  const { pull, read, edit } = checkout();
  const before = read();
  expect((await pull(await linkFor('developer'))).lines).toEqual(['The files are what is live']);
  await publish('label', 'Letters');
  // Not deployed yet: an address belongs to git.
  edit('"/nyhetsbrev"', '"/brev"');
  const mine = read();
  expect(mine).not.toBe(before);
  expect(await pull(await linkFor('developer'))).toEqual({
    lines: [file, '    label', 'Nothing was written: add --write'],
    status: 0,
  });
  expect(read()).toBe(mine);
  expect(await logged()).toEqual([]);

  const write = true;
  expect(await pull(await linkFor('developer'), { write })).toEqual({ lines: [file], status: 0 });
  expect(read()).toBe(mine.replace('"label": "Newsletter"', '"label": "Letters"'));
  expect(await logged()).toEqual([{ author: 'developer', document: 'page:newsletter' }]);
  await expect(pull(await linkFor('admin'), { ids: ['page:home'] })).rejects.toThrow(
    'page:home is not managed by Studio',
  );
  // Each pull ends its session.
  const open = db.selectFrom('staff_session as s').innerJoin('staff', 'staff.staff_id', 's.staff_id');
  expect(await open.select('mail').where('mail', 'like', 'pull-%').execute()).toEqual([]);
});

it('says where nothing could be pulled from, why, and what to do', async () => {
  const { pull } = checkout();
  const link = await linkFor('developer');
  const at = (origin: string) => link.replace(studioOrigin, origin);
  const refusals: [string, string][] = [
    [studioOrigin, `${studioOrigin} does not say who you are`],
    ['studio.shop.example', 'takes a sign-in link of Studio'],
    [link.replace('/sign-in', '/invite'), 'is an invitation'],
    [at('http://127.0.0.1:1'), 'Nothing answers at http://127.0.0.1:1'],
    [at(shopOrigin), `${shopOrigin} is not Studio`],
    [await linkFor('publisher'), 'needs the role developer'],
    [`${studioOrigin}/sign-in#${'x'.repeat(43)}`, 'was used before, has expired'],
  ];
  for (const [from, message] of refusals) await expect(pull(from)).rejects.toThrow(message);
  // None of them has used up the link.
  expect(await pull(link)).toMatchObject({ status: 0 });
  await expect(pull(link)).rejects.toThrow('was used before');
});

it('writes nothing that this checkout does not understand', async () => {
  const { pull, read } = checkout();
  const before = read();
  await publishFromOtherBuild(db, 'page:newsletter');
  const { lines, status } = await pull(await linkFor('developer'), { write: true });
  expect([status, lines]).toEqual([
    1,
    [
      expect.stringMatching(/^pages\/newsletter\.page\.json:\d+:\d+ {2}error {2}PAGE003 .*countdown/),
      expect.stringContaining('Nothing was written'),
    ],
  ]);
  expect(read()).toBe(before);
});
