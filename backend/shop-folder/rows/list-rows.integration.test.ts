/** Lists with addresses, Google's taxonomy, old addresses and what completes addresses: as the folder says them. */
import { expect, test } from 'vitest';
import { loadReference } from '#backend/catalogue/reference.repository.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { shopOf } from '../testing-folder.ts';

const files = {
  'catalogue/categories.csv':
    'alias,parent,name_fi,google_number,google_parent,google_path\nexample,,Example,5613,888,A > Parts\n',
  'catalogue/lists.csv': 'alias,name_fi,description_fi,categories,brands\nkesa,Kesä,Kaikki,example,\n',
  'redirects.csv': 'from,to\n/c/vanha,/c/uusi\n/vanha-sivu,/uusi?x=1\n',
  'directory/postal-areas.csv': 'country;zip;name_fi\nFI;00100;Helsinki\nse;111 22;Tukholma\n',
  'directory/organizations.csv':
    'country,number,name,address,zip,city\nFI,0737546-2,Oy,Katu 1,00100,Helsinki\n',
};

async function shopWithAll() {
  const shop = await shopOf();
  for (const [name, text] of Object.entries(files)) await shop.write(name, text);
  return shop;
}

test('everything is stored, a second time changes nothing, and what left a file stays or is removed', async () => {
  const { db } = await openTestDatabase();
  const { read, findings, write } = await shopWithAll();
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  expect(await planShop(await read(), { db })).toEqual([]);

  const reference = await loadReference(db);
  const stored = reference.categoryByAlias.get('fi-FI:example');
  expect(reference.lists.get('kesa')).toMatchObject({ name: { fi: 'Kesä' }, facets: [`c_${stored?.id}`] });
  expect(stored?.taxonomy).toEqual({ id: 5613, parentId: 888, name: 'Parts', path: 'A > Parts' });
  expect(await db.selectFrom('url_history').selectAll().orderBy('old_url').execute()).toEqual([
    { old_url: '/c/vanha', new_url: '/c/uusi' },
    { old_url: '/vanha-sivu', new_url: '/uusi?x=1' },
  ]);
  expect(await db.selectFrom('postal_area').selectAll().orderBy('zip').execute()).toEqual([
    { country: 'FI', zip: '00100', name: { fi: 'Helsinki' } },
    { country: 'SE', zip: '11122', name: { fi: 'Tukholma' } },
  ]);
  expect(await db.selectFrom('organization').select(['number', 'name']).execute()).toEqual([
    { number: '07375462', name: 'Oy' },
  ]);

  await write('catalogue/lists.csv', 'alias,name_fi,categories\ntalvi,Talvi,example\n');
  await write('redirects.csv', 'from,to\n/c/vanha,/c/uudempi\n');
  await write('directory/postal-areas.csv', 'country,zip,name_fi\nFI,00100,Hesa\nFI,00120,Hesa\n');
  const changes = [
    ...['list talvi created', 'list kesa removed'],
    'redirect /c/vanha changed: new_url "/c/uusi" → "/c/uudempi"',
    ...['directory 1 postal areas created', 'directory 1 postal areas changed'],
  ];
  expect((await planShop(await read(), { db })).map(describeChange)).toEqual(changes);
  await applyShop(await read(), { db });
  expect([...(await loadReference(db)).lists.keys()]).toEqual(['talvi']);
  expect(await db.selectFrom('url_history').select('old_url').execute()).toHaveLength(2);
  expect(await db.selectFrom('postal_area').select('zip').execute()).toHaveLength(3);
});

test.each([
  ['catalogue/lists.csv', 'kesa,', 'Kesä!,', 2, 'SHOP008'],
  ['catalogue/lists.csv', 'Kesä,', ',', 2, 'SHOP005'],
  ['catalogue/lists.csv', 'example', 'gone', 2, 'SHOP021'],
  ['catalogue/lists.csv', 'Kaikki,example,', 'Kaikki,,gone', 2, 'SHOP021'],
  ['catalogue/lists.csv', 'description_fi', 'description_xx', 1, 'SHOP022'],
  ['redirects.csv', '/c/vanha', 'https://shop.example/c/vanha', 2, 'SHOP008'],
  ['redirects.csv', '/c/vanha,', '/c/vanha/,', 2, 'SHOP008'],
  ['redirects.csv', '/vanha-sivu', '/c/vanha', 3, 'SHOP009'],
  ['redirects.csv', ',/c/uusi', ',/c/vanha', 2, 'SHOP029'],
  ['redirects.csv', '/vanha-sivu', '/c/uusi', 2, 'SHOP029'],
  ['redirects.csv', '/c/uusi', '//other.example/x', 2, 'SHOP008'],
  ['directory/postal-areas.csv', '00100', '001', 2, 'SHOP008'],
  ['directory/postal-areas.csv', 'se;111 22', 'FI;00100', 3, 'SHOP009'],
  ['directory/postal-areas.csv', 'Helsinki', '', 2, 'SHOP008'],
  ['directory/organizations.csv', '0737546-2', '0737546-3', 2, 'SHOP008'],
  ['directory/organizations.csv', ',Oy,', ',,', 2, 'SHOP005'],
  ['catalogue/categories.csv', '5613', 'Parts', 2, 'SHOP006'],
  ['catalogue/categories.csv', '5613', '', 2, 'SHOP005'],
  ['catalogue/categories.csv', 'A > Parts', '', 2, 'SHOP005'],
])('check finds a mistake in %s: %s → %s', async (file, from, to, line, code) => {
  const { edit, findings } = await shopWithAll();
  await edit(file, text => text.replace(from, to));
  expect(await findings()).toContain(`${file}:${line} ${code}`);
});
