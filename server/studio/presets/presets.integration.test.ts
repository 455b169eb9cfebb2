/** Presets of merchandisers over HTTP: saved by the rules of documents, migrated when they are used (R-STUDIO-272, R-STUDIO-299). */
import { expect, it } from 'vitest';
import type { OpenDocument } from '#studio-api/documents.ts';
import type { PresetPost, StudioPreset } from '#studio-api/presets.ts';
import type { AuditPage } from '#studio-api/staff.ts';
import { openStudio } from '#tests/support/open-studio.ts';
import { type StudioClient, signedInAs } from '#tests/support/studio-client.ts';

const { db, studioOrigin } = await openStudio();
const as = (role: Parameters<typeof signedInAs>[0], more: { name?: string; markets?: string[] } = {}) =>
  signedInAs(role, { db, studioOrigin, ...more });
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
  expect(await list()).toEqual([{ ...(saved.value as StudioPreset), mayChange: false }]);
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
  await developer.call('DELETE', `/api/presets/${two.id}`);
  const { rows } = (await admin.call('GET', '/api/audit')).value as AuditPage;
  const said = rows.flatMap(({ action, author, detail }) =>
    action.startsWith('preset.') && detail['name'] !== 'Offers' ? [[action, author, detail['name']]] : [],
  );
  expect(said).toEqual([
    ['preset.deleted', 'developer', 'Two'],
    ['preset.deleted', 'editor', 'Zebra'],
    ['preset.renamed', 'editor', 'Zebra'],
    ['preset.saved', 'developer', 'Two'],
    ['preset.saved', 'editor', 'One'],
  ]);
});

it('lets its author and publishers of all markets rename and delete a preset, and says so of each', async () => {
  const preset = post('Mine', text);
  await save(editor, preset);
  const path = `/api/presets/${preset.id}`;
  const others = {
    editor: await as('editor', { name: 'bea' }),
    limited: await as('editor', { name: 'lea', markets: ['se'] }),
    publisherOfOne: await as('publisher', { name: 'mia', markets: ['se'] }),
  };
  for (const other of Object.values(others)) {
    expect(codeOf(await other.call('PATCH', path, { name: 'Taken' }))).toEqual([403, 'ROLE']);
    expect(codeOf(await other.call('DELETE', path))).toEqual([403, 'ROLE']);
    expect((await other.call('GET', '/api/presets')).value).toMatchObject([
      { name: 'Mine', mayChange: false },
    ]);
  }
  // One's own, also for who is limited to markets.
  const own = post('Of Lea', text);
  await save(others.limited, own);
  expect((await others.limited.call('PATCH', `/api/presets/${own.id}`, { name: 'Lea' })).status).toBe(200);
  expect((await others.limited.call('DELETE', `/api/presets/${own.id}`)).status).toBe(204);
  const publisher = await as('publisher');
  expect((await publisher.call('GET', '/api/presets')).value).toMatchObject([{ mayChange: true }]);
  expect((await publisher.call('PATCH', path, { name: 'Ours' })).status).toBe(200);
  expect((await editor.call('DELETE', path)).status).toBe(204);
});

it('takes names of visible characters, and finds the same ones on any database', async () => {
  for (const name of ['a\0', '\u200B', '\u3164', '\u202E \u2060', '\n\t'])
    expect([name, codeOf(await save(editor, post(name, text)))]).toEqual([name, [400, 'INVALID']]);
  expect(codeOf(await save(editor, post('x'.repeat(81), text)))).toEqual([400, 'INVALID']);
  const first = post('ÄITI\u200B \n päivä', text);
  expect((await save(editor, first)).value).toMatchObject({ name: 'ÄITI päivä' });
  for (const name of ['äiti päivä', 'a\u0308iti\u00A0päivä', 'Äi\u2060ti  PÄIVÄ'])
    expect([name, codeOf(await save(editor, post(name, text)))]).toEqual([name, [409, 'EXISTS']]);
  const second = post('Ohta', text);
  await save(editor, second);
  const rename = { name: 'äITI päivä' };
  expect(codeOf(await editor.call('PATCH', `/api/presets/${second.id}`, rename))).toEqual([409, 'EXISTS']);
  // Its own name in other letters is no other one.
  expect((await editor.call('PATCH', `/api/presets/${first.id}`, rename)).value).toMatchObject(rename);
  expect((await list()).map(({ name }) => name)).toEqual(['Ohta', 'äITI päivä']);
  for (const { id } of [first, second]) await editor.call('DELETE', `/api/presets/${id}`);
});

it('offers what only developers may add to developers alone', async () => {
  const html = (css?: string) => ({
    ...{ type: 'html', v: 2, id: 'code' },
    props: { html: { fi: '<p>a</p>', sv: '<p>a</p>', en: '<p>a</p>' }, ...(css ? { css } : {}) },
  });
  const reserved = [post('Code', html('p { color: red }')), post('Row of code', row(text, html('p { }')))];
  const plain = [post('Plain', html()), post('Text', text)];
  for (const preset of [...reserved, ...plain])
    expect([preset.name, (await save(developer, preset)).status]).toEqual([preset.name, 201]);
  const offered = async (client: StudioClient) =>
    ((await client.call('GET', '/api/presets')).value as StudioPreset[]).flatMap(({ name, node }) =>
      node ? [name] : [],
    );
  expect(await offered(developer)).toEqual(['Code', 'Plain', 'Row of code', 'Text']);
  expect(await offered(editor)).toEqual(['Plain', 'Text']);
  for (const { id } of [...reserved, ...plain]) await developer.call('DELETE', `/api/presets/${id}`);
});

it('logs the names of presets, and nothing of what is in them', async () => {
  const preset = post(
    'Logged',
    row({ ...text, props: { ...text.props, title: { ...title, fi: 'Kuiskaus' } } }),
  );
  await save(editor, preset);
  await editor.call('PATCH', `/api/presets/${preset.id}`, { name: 'Logged twice' });
  await editor.call('DELETE', `/api/presets/${preset.id}`);
  const { rows } = (await admin.call('GET', '/api/audit')).value as AuditPage;
  expect(rows.filter(({ detail }) => String(detail['name']).startsWith('Logged'))).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('Kuiskaus');
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
