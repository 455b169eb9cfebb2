/** Areas, information pages and menus of the demo shop as documents: the API answers the same before and after. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createStudio } from '#backend/commands.ts';
import { type Backend, type Bodies, createBackend } from '#backend/index.ts';
import { type LiveContent, readLiveContent } from '#backend/testing.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import { documentOfFile } from '#server/pages/document-texts.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import { rowSource } from '#server/studio/contents/row-source.ts';
import { createDocumentRules } from '#server/studio/documents/document-rules.ts';
import { openDocuments } from '#server/studio/documents/open-documents.ts';
import { createContentForms } from '#ssr/content-forms.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import {
  type AnsweredArea,
  areaQuery,
  askBackend,
  contentAnswers,
  menuQuery,
  rowsOf,
  shownProps,
} from '#tests/support/samples/content-answers.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';
import { exportContent, importContent } from '../../tools/content/commands.ts';

let test: TestDatabase;
let live: LiveContent = { documents: [], nextChange: null };
let now = new Date('2026-11-23T10:00:00Z');
let backend: Backend;
const forms = createContentForms();
const root = join(import.meta.dirname, '..', '..');
const world = readWorld(root);

beforeAll(async () => {
  test = await createDemoDatabase();
  backend = await createBackend({
    databaseUrl: test.url,
    logger: pino({ level: 'silent' }),
    origin: 'http://shop.test',
    connections: 15,
    now: () => now,
    content: {
      forms,
      readLive: async (db, at) => {
        const stored = await readLiveContent(db, at, forms.widgets);
        return stored.documents.length > 0 ? stored : live;
      },
    },
  });
  return async () => {
    await backend.close();
    await test.drop();
  };
}, 120_000);

const ask = <Data>(documentText: string, variables: Record<string, unknown>): Promise<Data> =>
  askBackend(backend, documentText, variables);

/** What the announcement of a change does. */
async function publish(documents: LiveContent['documents'], nextChange: Date | null = null): Promise<void> {
  live = { documents, nextChange };
  await test.database.pool.query(`select announce_catalogue('content', null)`);
  await backend.catalogue.catalogue.catchUp();
}

const rows = () => rowsOf(backend);
const everything = () => contentAnswers(backend);

async function allDocuments() {
  const { collections, menus } = await rows();
  return [
    ...[...collections].map(([key, { document }]) => ({ kind: 'content' as const, key, body: document })),
    ...[...menus].map(([key, { document }]) => ({ kind: 'menu' as const, key, body: document })),
  ];
}

it('reads every row as a document without a finding', async () => {
  const documents = await allDocuments();
  expect(documents.length).toBeGreaterThan(20);
  const texts = documents.map(({ kind, key, body }) => ({
    file: `content/${key}.${kind}.json`,
    text: JSON.stringify(body),
  }));
  const { findings } = checkDocuments([...readDocumentTexts(root), ...texts], world);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('answers the same from documents as from rows', async () => {
  const before = await everything();
  await publish(await allDocuments());
  expect(await everything()).toEqual(before);
  await publish([]);
});

it('shows the same after an edit has replaced the row of a widget', async () => {
  const before = await everything();
  const documents = await allDocuments();
  // A remark changes nothing that is shown, but makes the widget an edited one.
  const edited = documents.map(({ body, ...rest }) => ({
    ...rest,
    body:
      body.kind === 'menu'
        ? body
        : {
            ...body,
            regions: {
              main: body.regions.main.map(container => ({
                ...container,
                widgets: container.widgets.map(widget => ({ ...widget, note: 'edited' })),
              })),
            },
          },
  }));
  await publish(edited);
  const after = await everything();
  const shown = (answers: unknown[]) =>
    answers.flatMap(answer => {
      const area = isRecord(answer) ? (answer['widgetArea'] as AnsweredArea | null | undefined) : undefined;
      return area?.containers.flatMap(({ widgets }) => widgets.map(shownProps)) ?? [];
    });
  expect(shown(after)).toEqual(shown(before));
  expect(JSON.stringify(after)).not.toContain('ref+');
  await publish([]);
});

it('shows an edited text at once, a new page by its address, and a new entry of a menu', async () => {
  const { menus } = await rows();
  const topBar = menus.get('top-bar');
  const body = {
    format: 1,
    kind: 'content',
    id: 'winter-guide',
    label: 'Winter guide',
    aliases: { fi: 'talviopas', sv: 'vinterguide' },
    title: { fi: 'Talviopas', sv: 'Vinterguide' },
    regions: {
      main: [
        {
          kind: 'container',
          id: 'row',
          layout: 'full',
          widgets: [
            {
              type: 'buttons',
              v: 1,
              id: 'links',
              props: {
                buttons: [
                  { text: { fi: 'Vinssit', sv: 'Vinschar' }, href: 'category:vinssit' },
                  { text: { fi: 'Ehdot', sv: 'Villkor' }, href: 'content:ostoehdot' },
                  { text: { fi: 'Etusivu', sv: 'Framsida' }, href: 'page:index' },
                ],
              },
            },
          ],
        },
      ],
    },
  };
  const menu = {
    ...topBar?.document,
    items: [
      { id: 'guide', target: 'content:talviopas' },
      { id: 'list', target: 'list:talvi', label: { fi: 'Talvi', sv: 'Vinter' } },
      { id: 'home', target: 'page:index', label: { fi: 'Etusivu', sv: 'Framsida' } },
      ...(topBar?.document.items ?? []),
    ],
  };
  await publish([
    { kind: 'content', key: 'winter-guide', body },
    { kind: 'menu', key: 'top-bar', body: menu },
  ]);
  const { widgetArea } = await ask<{ widgetArea: AnsweredArea }>(areaQuery, {
    alias: 'vinterguide',
    languageId: 'sv-SE',
  });
  const links = JSON.parse(widgetArea.containers[0]?.widgets[0]?.configuration ?? '{}') as {
    buttons: unknown;
  };
  expect(links.buttons).toEqual([
    { buttonText: 'Vinschar', url: expect.stringMatching(/^\/sv\/c\/.*vinschar$/) },
    { buttonText: 'Villkor', url: '/sv/kopvillkor' },
    { buttonText: 'Framsida', url: '/sv' },
  ]);
  const { getMenuAtLocation } = await ask<{ getMenuAtLocation: { menuItems: object[] } }>(menuQuery, {
    at: 'top-bar',
    languageId: 'sv-SE',
  });
  expect(getMenuAtLocation.menuItems[0]).toMatchObject({
    label: 'Vinterguide',
    canonicalUrl: '/sv/vinterguide',
  });
  expect(getMenuAtLocation.menuItems.slice(1, 3)).toMatchObject([
    { label: 'Vinter', canonicalUrl: '/sv/l/talvi' },
    { label: 'Framsida', canonicalUrl: '/sv' },
  ]);
  // Taken off: the page and its entry are gone, and so is the row of the menu.
  await publish([{ kind: 'content', key: 'winter-guide', body: null }]);
  expect(await ask(areaQuery, { alias: 'vinterguide', languageId: 'sv-SE' })).toEqual({ widgetArea: null });
  await publish([]);
});

it('begins what is scheduled at its moment, without an announcement', async () => {
  const { menus } = await rows();
  const topBar = menus.get('top-bar')?.document;
  await publish([], new Date('2026-11-23T12:00:00Z'));
  const count = async () =>
    (
      await ask<{ getMenuAtLocation: { menuItems: unknown[] } }>(menuQuery, {
        at: 'top-bar',
        languageId: 'fi-FI',
      })
    ).getMenuAtLocation.menuItems.length;
  const before = await count();
  live = {
    documents: [{ kind: 'menu', key: 'top-bar', body: { ...topBar, items: topBar?.items.slice(1) } }],
    nextChange: null,
  };
  expect(await count()).toBe(before);
  now = new Date('2026-11-23T12:00:00Z');
  expect(await count()).toBe(before - 1);
});

it('publishes a draft of a row, and takes it back', async () => {
  const { contentRows } = backend;
  if (!contentRows) throw new Error('no rows');
  const source = rowSource(contentRows);
  const served = async (): Promise<Bodies> =>
    new Map([
      ...readDocumentTexts(root).flatMap(({ file, text }) => {
        const id = documentOfFile(file);
        return id ? [[id, JSON.parse(text) as DocumentBody] as const] : [];
      }),
      ...(await source.list()).map(({ id, body }) => [id, body] as const),
    ]);
  const documents = createStudio(test.db).documents({
    source,
    rules: createDocumentRules({ world: () => world, served }),
    versions: Object.fromEntries(Object.values(forms.widgets).map(({ type, version }) => [type, version])),
  });
  now = new Date(Date.now() + 60_000);
  const id = 'content:front-page';
  const opened = await documents.drafts.open(id);
  expect(opened).toMatchObject({ version: 0, baseRevision: null, body: { areaName: 'The front page area' } });
  const actor = { id: 'staff-1', name: 'Maija', role: 'publisher' as const, markets: null };
  const { version } = await documents.drafts.post(
    id,
    {
      base: 0,
      clientId: 'a',
      seq: 1,
      ops: [
        {
          set: {
            id: '101-1',
            path: 'props.title.sv',
            value: 'Snön kommer',
            was: 'Montera plogen före första snön',
          },
        },
      ],
    },
    actor,
  );
  const titles = async () => {
    await backend.catalogue.catalogue.catchUp();
    const found = await ask<{ widgetArea: AnsweredArea }>(areaQuery, {
      family: 'Frontpage',
      areaName: 'The front page area',
      languageId: 'sv-SE',
    });
    return found.widgetArea.containers[0]?.widgets.map(({ configuration }) => {
      const { text1, text2, image } = JSON.parse(configuration) as Record<string, unknown>;
      return { text1, text2, image };
    });
  };
  const before = await titles();
  const published = await documents.publications.publish(
    { documents: [{ id, version }], note: '', acceptWarnings: true },
    actor,
  );
  expect(await titles()).toEqual(before?.map(each => ({ ...each, text2: 'Snön kommer' })));
  await documents.publications.undo(published.id, actor);
  expect(await titles()).toEqual(before);
});

it('writes documents as files, and publishes changed ones', async () => {
  const { contentRows } = backend;
  if (!contentRows) throw new Error('no rows');
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pages = readDocumentTexts(root);
  const documents = openDocuments({
    studio: backend.studio,
    texts: () => pages,
    world: () => world,
    sources: [rowSource(contentRows)],
  });
  const ports = { documents, pages, world };
  expect((await exportContent(ports, ['menu:nowhere'], folder)).status).toBe(1);
  await exportContent(ports, ['menu:top-bar'], folder);
  const file = join(folder, 'top-bar.menu.json');
  expect(await importContent(ports, [file], true)).toEqual({ lines: ['menu:top-bar unchanged'], status: 0 });

  const menu = JSON.parse(readFileSync(file, 'utf8')) as { items: object[] };
  writeFileSync(file, JSON.stringify({ ...menu, items: [{ id: 'bad', target: 'nowhere' }] }));
  const refused = await importContent(ports, [file], true);
  expect(refused.status).toBe(1);
  expect(refused.lines[0]).toContain('content/top-bar.menu.json:1:');

  const entry = { id: 'winter', target: 'list:talvi', label: { fi: 'Talvi', sv: 'Vinter' } };
  writeFileSync(file, JSON.stringify({ ...menu, items: [entry, ...menu.items] }));
  expect(await importContent(ports, [file], true)).toEqual({ lines: ['menu:top-bar published'], status: 0 });
  await backend.catalogue.catalogue.catchUp();
  const found = await ask<{ getMenuAtLocation: { menuItems: object[] } }>(menuQuery, {
    at: 'top-bar',
    languageId: 'sv-SE',
  });
  expect(found.getMenuAtLocation.menuItems[0]).toMatchObject({
    label: 'Vinter',
    canonicalUrl: '/sv/l/talvi',
  });
  const logged = test.db.selectFrom('studio_audit').select(['action', 'author', 'document_id as document']);
  expect(await logged.where('action', '=', 'document.imported').execute()).toEqual([
    { action: 'document.imported', author: 'npm run content', document: 'menu:top-bar' },
  ]);
});
