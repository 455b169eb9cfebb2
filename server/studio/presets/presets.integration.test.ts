/** Presets of merchandisers over HTTP: saved by the rules of documents, migrated when they are used (R-STUDIO-272). */
import { afterAll, expect, it } from 'vitest';
import type { OpenDocument } from '#studio-api/documents.ts';
import type { PresetPost, StudioPreset } from '#studio-api/presets.ts';
import type { AuditPage } from '#studio-api/staff.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { shopOnDatabase } from '#tests/support/shop-on-database.ts';
import { type StudioClient, signedInAs } from '#tests/support/studio-client.ts';

const { url, db, drop } = await createDemoDatabase();
const shop = await shopOnDatabase(url);
afterAll(async () => {
  await shop.stop();
  await drop();
});
const studioOrigin = shop.studioOrigin ?? '';
const as = (role: Parameters<typeof signedInAs>[0]) => signedInAs(role, { db, studioOrigin });
const [editor, viewer, developer, admin] = [
  await as('editor'),
  await as('viewer'),
  await as('developer'),
  await as('admin'),
];

const title = { fi: 'Kevään tarjoukset', sv: 'Vårens erbjudanden', en: 'Offers of spring' };
const text = { type: 'text', v: 2, id: 'offer', props: { title, titleTag: 'h2' } };
const row = (...widgets: object[]) => ({ kind: 'container', id: 'row', layout: 'full', widgets });
const post = (name: string, node: object): PresetPost => ({
  ...{ id: crypto.randomUUID(), name },
  node: node as PresetPost['node'],
});
const save = (client: StudioClient, preset: PresetPost) => client.call('POST', '/api/presets', preset);
const list = async () => (await viewer.call('GET', '/api/presets')).value as StudioPreset[];
const codeOf = ({ status, value }: { status: number; value: unknown }) => [
  status,
  (value as { code?: string }).code,
];

it('keeps a part with all its texts and settings under a name, once', async () => {
  const preset = post(' Offers ', { ...row(text), when: { market: ['se'] } });
  const saved = await save(editor, preset);
  expect(saved.status).toBe(201);
  expect(saved.value).toMatchObject({ name: 'Offers', by: 'editor', node: preset.node });
  // The answer was lost.
  expect((await save(editor, preset)).value).toEqual(saved.value);
  expect(await list()).toEqual([saved.value]);
  expect(codeOf(await save(developer, post('OFFERS', text)))).toEqual([409, 'EXISTS']);
  await editor.call('DELETE', `/api/presets/${preset.id}`);
});

it('takes what its author could add to a page, and nothing else', async () => {
  expect(codeOf(await save(viewer, post('No', text)))).toEqual([403, 'ROLE']);
  const wrong = { ...text, props: { title: 3 } };
  expect(codeOf(await save(editor, post('Wrong', wrong)))).toEqual([422, 'STRUCTURE']);
  const area = { kind: 'area', id: 'area', alias: 'home', areaName: 'home' };
  expect(codeOf(await save(editor, post('Area', area)))).toEqual([400, 'INVALID']);
  expect(codeOf(await save(editor, post(' ', text)))).toEqual([400, 'INVALID']);
  const script = {
    ...{ type: 'html', v: 2, id: 'code' },
    props: { html: { fi: '<p>a</p>', sv: '<p>a</p>', en: '<p>a</p>' }, css: 'p { color: red }' },
  };
  expect(codeOf(await save(editor, post('Code', script)))).toEqual([403, 'ROLE']);
  const large = { ...text, props: { title: { fi: 'x'.repeat(70_000), sv: 'x', en: 'x' } } };
  expect(codeOf(await save(editor, post('Large', row(large))))).toEqual([422, 'STRUCTURE']);
  expect(await list()).toEqual([]);
});

it('renames and deletes, and the log says who did what', async () => {
  const [one, two] = [post('One', text), post('Two', row(text))];
  await save(editor, one);
  await save(developer, two);
  const path = `/api/presets/${one.id}`;
  expect(codeOf(await editor.call('PATCH', path, { name: 'two' }))).toEqual([409, 'EXISTS']);
  expect((await editor.call('PATCH', path, { name: 'Zebra' })).value).toMatchObject({ name: 'Zebra' });
  expect((await list()).map(({ name }) => name)).toEqual(['Two', 'Zebra']);
  expect(codeOf(await viewer.call('DELETE', path))).toEqual([403, 'ROLE']);
  expect((await editor.call('DELETE', path)).status).toBe(204);
  expect(codeOf(await editor.call('DELETE', path))).toEqual([404, 'NOT_FOUND']);
  await editor.call('DELETE', `/api/presets/${two.id}`);
  const { rows } = (await admin.call('GET', '/api/audit')).value as AuditPage;
  const said = rows.flatMap(({ action, author, detail }) =>
    action.startsWith('preset.') && detail['name'] !== 'Offers' ? [[action, author, detail['name']]] : [],
  );
  expect(said).toEqual([
    ['preset.deleted', 'editor', 'Two'],
    ['preset.deleted', 'editor', 'Zebra'],
    ['preset.renamed', 'editor', 'Zebra'],
    ['preset.saved', 'developer', 'Two'],
    ['preset.saved', 'editor', 'One'],
  ]);
});

it('brings an older widget to this build, so that a page takes it as its own, and says what it cannot show', async () => {
  const old = { type: 'text', v: 1, id: 'old', props: { title, titleTag: 'h2' } };
  const insert = (name: string, node: object) =>
    db
      .insertInto('studio_preset')
      .values({
        ...{ preset_id: crypto.randomUUID(), name, node: JSON.stringify(node) },
        ...{ author_id: null, author: 'Ada', at: new Date() },
      })
      .execute();
  await insert('Old', row(old));
  await insert('Gone', row({ ...old, type: 'no-such-widget' }));
  await insert('Newer', row({ ...old, v: 99 }));
  const all = new Map((await list()).map(({ name, node }) => [name, node]));
  expect(all.get('Gone')).toBeNull();
  expect(all.get('Newer')).toBeNull();
  const current = all.get('Old');
  expect(current).toMatchObject(row({ type: 'text', v: 2, props: { title } }));

  const page = `/api/documents/${encodeURIComponent('page:newsletter')}`;
  const { version, body } = (await editor.call('GET', page)).value as OpenDocument;
  const [first] = (body['regions'] as { main: { id: string }[] }).main;
  const added = await editor.call('POST', `${page}/operations`, {
    ...{ base: version, clientId: 'preset', seq: 1 },
    ops: [{ insert: { after: first?.id, node: { ...current, id: 'from-preset' } } }],
  });
  expect(added.status).toBe(200);
});
