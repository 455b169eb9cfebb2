/** Areas, pages and menus of a folder: what is checked, what an apply stores, and what Studio keeps. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { actor, testDocuments } from '#backend/studio/testing-documents.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { shopBuild } from '../../../tools/shop/shop-build.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { exportShop } from '../export/export-shop.ts';
import { readFolder } from '../read-folder.ts';
import { shopOf } from '../testing-folder.ts';
import { driftOf } from './drift.ts';

const built = shopBuild();
const build = async () => built;

const area = {
  ...{ format: 1, kind: 'content', id: 'front-page', label: 'Front page' },
  ...{ family: 'Frontpage', areaName: 'The front page area' },
  filters: [{ key: 'CustomerType', value: 'PERSON' }],
  regions: {
    main: [
      {
        ...{ kind: 'container', id: 'hero', layout: 'full' },
        widgets: [
          {
            ...{ type: 'buttons', v: 1, id: 'links' },
            props: {
              buttons: [
                { text: { fi: 'Esimerkit', sv: 'Exempel' }, href: 'category:esimerkit' },
                { text: { fi: 'Kampanja', sv: 'Kampanj' }, href: 'content:kevat' },
              ],
              alignment: 'center',
            },
          },
        ],
      },
    ],
  },
};

const page = {
  ...{ format: 1, kind: 'content', id: 'spring', label: 'Kevät' },
  ...{ aliases: { fi: 'kevat' }, title: { fi: 'Kevät', sv: 'Vår' }, tags: ['campaign'] },
  ...{ activeFrom: '2026-03-01T00:00:00Z', activeTo: '2026-05-01T00:00:00Z' },
  regions: area.regions,
};

const menu = {
  ...{ format: 1, kind: 'menu', id: 'main-desktop', label: 'Main', locations: ['main-desktop'] },
  items: [{ id: 'examples', target: 'category:esimerkit', label: { fi: 'Esimerkit', sv: 'Exempel' } }],
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function shopWithContents() {
  const shop = await shopOf();
  await rm(join(shop.folder, 'catalogue/products.csv'));
  await shop.write('catalogue/categories.csv', 'alias,parent,hidden,name_fi\nesimerkit,,,Esimerkit\n');
  await shop.write('content/front-page.content.json', json(area));
  await shop.write('content/spring.content.json', json(page));
  await shop.write('content/main-desktop.menu.json', json(menu));
  const read = async () => {
    const { folder, findings } = await readFolder(shop.folder, { build });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    return folder;
  };
  const findings = async () =>
    (await readFolder(shop.folder, { build })).findings
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
  return { ...shop, read, findings };
}

test('apply stores areas, pages and menus once, and export writes them again', async () => {
  const { db } = await openTestDatabase();
  const shop = await shopWithContents();
  const folder = await shop.read();
  await applyShop(folder, { db });
  expect((await planShop(folder, { db })).map(describeChange)).toEqual([]);
  const menus = await db.selectFrom('menu').select(['menu_id', 'name']).orderBy('menu_id').execute();
  expect(menus).toEqual([
    { menu_id: 'main-desktop', name: 'Main' },
    { menu_id: 'main-mobile', name: 'main-mobile' },
  ]);
  // The menu of the file stays when the categories alone are applied.
  await applyShop(folder, { db, only: ['categories'] });
  expect((await planShop(folder, { db })).map(describeChange)).toEqual([]);
  const target = await mkdtemp(join(tmpdir(), 'contents-'));
  onTestFinished(() => rm(target, { recursive: true }));
  await exportShop(join(target, 'shop'), {
    ...{ db, source: shop.folder, schemas: resolve('schemas/shop'), build: built },
  });
  const written = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(target, 'shop/content', name), 'utf8'));
  expect(await written('main-desktop.menu.json')).toMatchObject(menu);
  expect(await written('spring.content.json')).toMatchObject({ ...page, regions: {} });
  expect(JSON.stringify(await written('front-page.content.json'))).toContain('"href":"category:esimerkit"');
});

test('rows have the first version of what an area tries, and export writes no experiment', async () => {
  const { db } = await openTestDatabase();
  const shop = await shopWithContents();
  const [row] = area.regions.main;
  const version = (arm: string) => ({
    ...{ ...row, id: `hero-${arm}`, experiment: { name: 'try', arm } },
    widgets: row?.widgets.map(widget => ({ ...widget, id: `links-${arm}` })),
  });
  const arms = ['a', 'b'].map(id => ({ id, weight: 50 }));
  const tried = {
    ...area,
    experiments: { try: { arms, goal: 'pressed', change: 20, visitors: 1_000 } },
    regions: { main: ['a', 'b'].map(version) },
  };
  await shop.write('content/front-page.content.json', json(tried));
  await applyShop(await shop.read(), { db });
  const { containers } = await db
    .selectFrom('content_collection')
    .select('containers')
    .where('family', '=', 'Frontpage')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(containers)).toContain('hero-a');
  expect(JSON.stringify(containers)).not.toMatch(/hero-b|experiment/);
  // Also of what staff tries in Studio.
  const documents = testDocuments(db);
  await documents.drafts.create('content:front-page', tried, actor);
  const { version: draft } = await documents.drafts.open('content:front-page');
  await documents.publications.publish(
    { documents: [{ id: 'content:front-page', version: draft }], note: '', acceptWarnings: true },
    actor,
  );
  const target = await mkdtemp(join(tmpdir(), 'contents-'));
  onTestFinished(() => rm(target, { recursive: true }));
  await exportShop(join(target, 'shop'), {
    ...{ db, source: shop.folder, schemas: resolve('schemas/shop'), build: built },
  });
  const written = await readFile(join(target, 'shop/content/front-page.content.json'), 'utf8');
  expect(written.match(/"type": "buttons"/g)).toHaveLength(1);
  expect(written).not.toContain('experiment');
});

test('what staff published in Studio stays, and is named when the folder says otherwise', async () => {
  const { db } = await openTestDatabase();
  const shop = await shopWithContents();
  await applyShop(await shop.read(), { db });
  expect(await driftOf(db, await shop.read(), build)).toEqual([]);
  const documents = testDocuments(db);
  const own = { ...menu, label: 'Of staff' };
  await documents.drafts.create('menu:main-desktop', own, actor);
  const { version } = await documents.drafts.open('menu:main-desktop');
  await documents.publications.publish(
    { documents: [{ id: 'menu:main-desktop', version }], note: '', acceptWarnings: true },
    actor,
  );
  expect(await driftOf(db, await shop.read(), build)).toEqual(['menu:main-desktop']);
  // Drafts, what is published and its history are as they were after another apply.
  await documents.drafts.create('menu:top-bar', { ...menu, id: 'top-bar', locations: ['top-bar'] }, actor);
  const ofStudio = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relname like 'studio%' order by 1`.execute(
      db,
    );
    return Promise.all(
      rows.map(({ name }) => sql`select * from ${sql.table(name)} t order by t::text`.execute(db)),
    );
  };
  const before = await ofStudio();
  expect(before.length).toBeGreaterThan(4);
  await shop.edit('content/main-desktop.menu.json', text => text.replace('"examples"', '"first"'));
  expect((await applyShop(await shop.read(), { db })).changes.map(describeChange)).toHaveLength(1);
  expect(await ofStudio()).toEqual(before);
  await shop.edit('content/main-desktop.menu.json', text =>
    text.replace('"first"', '"examples"').replace('"Main"', '"Of staff"'),
  );
  expect(await driftOf(db, await shop.read(), build)).toEqual([]);
});

test.each([
  [
    'a category that is not there',
    'category:esimerkit',
    'category:puuttuu',
    'front-page.content.json',
    'REF001',
  ],
  ['a page that is not there', 'content:kevat', 'content:syksy', 'front-page.content.json', 'REF001'],
  [
    'a page of the build that is not there',
    'category:esimerkit',
    'page:nowhere',
    'main-desktop.menu.json',
    'ROUTE004',
  ],
  ['another label', '"Front page"', '"Etusivu"', 'front-page.content.json', 'SHOP029'],
  ['an unknown widget', '"buttons",', '"knobs",', 'front-page.content.json', 'PAGE'],
  [
    'a language that the shop does not have',
    '"fi": "kevat"',
    '"fi": "kevat", "en": "spring"',
    'spring.content.json',
    'SHOP022',
  ],
  ['a day that does not exist', '2026-05-01', '2026-02-31', 'spring.content.json', 'PAGE009'],
  ['a name that is not the id', '"spring"', '"summer"', 'spring.content.json', 'PAGE'],
  ['a number of one database', 'category:esimerkit', 'category:1', 'main-desktop.menu.json', 'REF001'],
  ['a product by its number', 'category:esimerkit', 'product:12', 'main-desktop.menu.json', 'REF001'],
  ['a text that is not JSON', '"kind": "menu",', '"kind": "menu"', 'main-desktop.menu.json', 'PAGE'],
  ['an unknown property', '"locations"', '"places"', 'main-desktop.menu.json', 'PAGE'],
  ['an unknown setting of a widget', '"alignment"', '"aligned"', 'front-page.content.json', 'PAGE002'],
  ['a value that is not allowed', '"center"', '"middle"', 'front-page.content.json', 'PAGE004'],
  ['a widget of a version to come', '"v": 1,', '"v": 99,', 'front-page.content.json', 'MIG001'],
])('check finds %s', async (_name, before, after, file, code) => {
  const shop = await shopWithContents();
  expect(await shop.findings()).toEqual([]);
  await shop.edit(`content/${file}`, text => text.replace(before, after));
  const found = await shop.findings();
  expect(found).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`^content/${file}:\\d+ ${code}`))]),
  );
});

test('a front page by another id, and two areas in one place, are found', async () => {
  const shop = await shopWithContents();
  const everyone = { ...area, id: 'etusivu', label: 'etusivu', filters: [] };
  await shop.write('content/etusivu.content.json', json(everyone));
  expect(await shop.findings()).toEqual([
    'content/etusivu.content.json:4 SHOP029 The front page for everyone has an id of its own',
  ]);
  await shop.write('content/etusivu.content.json', json({ ...everyone, filters: area.filters }));
  expect(await shop.findings()).toEqual([
    'content/front-page.content.json:7 SHOP009 content/etusivu.content.json is shown there under the same conditions',
  ]);
});

test('a file of the front page takes the place of the one that the shop has without a file', async () => {
  const { db } = await openTestDatabase();
  const shop = await shopWithContents();
  const file = join(shop.folder, 'content/front-page.content.json');
  await rm(file);
  await applyShop(await shop.read(), { db });
  await shop.write('content/front-page.content.json', json({ ...area, label: 'front-page', filters: [] }));
  await applyShop(await shop.read(), { db });
  const fronts = db.selectFrom('content_collection').select('name').where('family', '=', 'Frontpage');
  expect(await fronts.execute()).toEqual([{ name: 'front-page' }]);
  expect((await planShop(await shop.read(), { db })).map(describeChange)).toEqual([]);
});

test('a page may become more than a text, and one text again', async () => {
  const { db } = await openTestDatabase();
  const shop = await shopWithContents();
  const text = await readFile(join(shop.folder, 'content/privacy.json'), 'utf8');
  const rows = () =>
    db
      .selectFrom('content_collection')
      .select(['collection_id', 'draft', 'active_to', 'tags'])
      .where('name', '=', 'privacy')
      .execute();
  await applyShop(await shop.read(), { db });
  const [before] = await rows();
  await rm(join(shop.folder, 'content/privacy.json'));
  const longer = { ...page, id: 'privacy', aliases: { fi: 'tietosuoja' }, draft: true };
  await shop.write('content/privacy.content.json', json(longer));
  await applyShop(await shop.read(), { db });
  expect(await rows()).toEqual([
    { ...before, draft: true, active_to: new Date(page.activeTo), tags: page.tags },
  ]);
  await rm(join(shop.folder, 'content/privacy.content.json'));
  await shop.write('content/privacy.json', text);
  await applyShop(await shop.read(), { db });
  expect(await rows()).toEqual([before]);
});

test('two pages with one address, and two files of one page, are found', async () => {
  const shop = await shopWithContents();
  await shop.edit('content/privacy.json', text => text.replace('"tietosuoja"', '"kevat"'));
  expect(await shop.findings()).toEqual([
    'content/spring.content.json:7 SHOP009 content/privacy.json has this address',
  ]);
  await shop.edit('content/privacy.json', text => text.replace('"kevat"', '"tietosuoja"'));
  await shop.write('content/spring.json', await readFile(join(shop.folder, 'content/terms.json'), 'utf8'));
  expect(await shop.findings()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/spring.content.json:4 SHOP009 content\/spring.json is this/),
    ]),
  );
});
