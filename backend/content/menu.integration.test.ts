/** Menus through GraphQL: labels and addresses by language, and items without a target. */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { aCollection, aMenu } from '#tests/support/worlds/content-world.ts';
import type { World } from '#tests/support/worlds/world.ts';

interface Item {
  id: string;
  label: string | null;
  title: string | null;
  canonicalUrl: string | null;
  image: string | null;
  hidden: boolean;
  children: Item[];
}

const ask = `query ($at: String, $languageId: String, $marketId: String, $group: Int) {
  getMenuAtLocation(menuLocationId: $at, customerGroupId: $group, languageId: $languageId, marketId: $marketId) {
    id name title locations channels languages
    menuItems { ...parts children { ...parts children { ...parts } } } } }
  fragment parts on MenuItemType { id label title canonicalUrl image hidden type order value open targetBlank }`;

async function someProducts(world: World): Promise<void> {
  await world.aBrand(1, 'North');
  await world.aCategory({
    id: 1,
    texts: { 'fi-FI': { alias: 'renkaat', name: 'Renkaat' }, 'sv-SE': { alias: 'däck', name: 'Däck' } },
  });
  await world.aCategory({ id: 2, parent: 1, name: 'Winter' });
  await world.aCategory({ id: 3, parent: 2, name: 'Studs' });
  await world.aCategory({ id: 4, texts: { 'fi-FI': { alias: 'vain', name: 'Vain suomeksi' } } });
  await world.aProduct({ id: 5, name: 'Winch' });
  await world.aProduct({ id: 6, prices: { se: null } });
}

async function menuOf(
  items: unknown,
  variables: Record<string, unknown> = {},
  found?: (w: World) => unknown,
) {
  const { query } = await createTestBackend(async world => {
    await someProducts(world);
    await found?.(world);
    await aMenu(world, 'main-desktop', items, { fi: 'Valikko', sv: 'Meny' });
  });
  const { getMenuAtLocation: menu } = await query<{
    getMenuAtLocation: { title: string; menuItems: Item[] };
  }>(ask, { at: 'main-desktop', ...variables });
  return menu;
}

it('advertises in the submenu of a first entry, in the language of the shopper (R-SHELL-17)', async () => {
  const promotion = {
    image: { file: 'winch.webp', width: 800, height: 600, alt: { fi: 'Vinssi', sv: { $same: 'fi' } } },
    title: { fi: 'Ylös ojasta', sv: 'Upp ur diket' },
    href: 'category:renkaat',
  };
  const { query } = await createTestBackend(async world => {
    await someProducts(world);
    const child = { id: 'b', type: 'category', value: '2', promotion };
    const broken = { id: 'c', type: 'brand', value: '1', promotion: { title: 'x' } };
    await aMenu(world, 'main', [
      { id: 'a', type: 'category', value: '1', promotion, children: [child] },
      broken,
    ]);
  });
  const fields = 'promotion { image imageWidth alt title text url }';
  const { getMenuAtLocation: menu } = await query<{ getMenuAtLocation: object }>(
    `{ getMenuAtLocation(menuLocationId: "main", languageId: "sv-SE") { menuItems { ${fields} children { ${fields} } } } }`,
  );
  const shown = { image: 'winch.webp', imageWidth: 800, alt: 'Vinssi', title: 'Upp ur diket', text: null };
  expect(menu).toEqual({
    menuItems: [
      { promotion: { ...shown, url: expect.stringMatching(/^\/sv\/c\//) }, children: [{ promotion: null }] },
      { promotion: null, children: [] },
    ],
  });
});

const swedish = { languageId: 'sv-SE' };
const urls = (items: readonly Item[]) => items.map(({ canonicalUrl }) => canonicalUrl);

it('links to categories, brands, products and pages with the prefix of the language', async () => {
  const items = [
    { id: 'a', type: 'category', value: '2', order: 1 },
    { id: 'b', type: 'brand', value: '1', order: 2 },
    { id: 'c', type: 'product', value: '5', order: 3 },
    { id: 'd', type: 'page', value: '9', order: 4 },
    { id: 'e', type: 'category', value: 'renkaat', order: 5 },
  ];
  const aPage = (world: World) =>
    aCollection(world, {
      id: 9,
      title: { fi: 'Ehdot', sv: 'Villkor' },
      aliases: { 'fi-FI': 'ehdot', 'sv-SE': 'villkor' },
    });
  const finnish = await menuOf(items, {}, aPage);
  expect(urls(finnish.menuItems)).toEqual([
    '/c/renkaat/winter',
    '/b/north',
    '/p/product-5',
    '/ehdot',
    '/c/renkaat',
  ]);
  const menu = await menuOf(items, swedish, aPage);
  expect(menu).toMatchObject({
    id: 'main-desktop',
    title: 'Meny',
    locations: ['main-desktop'],
    channels: ['1|fi'],
    languages: ['fi-FI', 'sv-SE'],
  });
  expect(urls(menu.menuItems)).toEqual([
    '/sv/c/d%C3%A4ck/winter',
    '/sv/b/north',
    '/sv/p/product-5',
    '/sv/villkor',
    '/sv/c/d%C3%A4ck',
  ]);
  expect(menu.menuItems.map(({ label }) => label)).toEqual(['Winter', 'North', 'Winch', 'Villkor', 'Däck']);
});

it('has the pictures of categories', async () => {
  const items = [
    { id: 'a', type: 'category', value: '1', order: 1 },
    { id: 'b', type: 'category', value: '2', order: 2 },
    { id: 'c', type: 'brand', value: '1', order: 3 },
  ];
  const { menuItems } = await menuOf(items, {}, ({ db }) =>
    db.updateTable('category').set({ primary_image: 'tyre.webp' }).where('category_id', '=', 1).execute(),
  );
  expect(menuItems.map(({ image }) => image)).toEqual(['tyre.webp', null, null]);
});

it('prefers an item’s own label to the name of its target, and that to a label of another language', async () => {
  const items = [
    { id: 'own', type: 'category', value: '1', label: { fi: 'Pitoa', sv: 'Grepp' }, order: 1 },
    { id: 'half', type: 'category', value: '1', label: { fi: 'Pitoa' }, order: 2 },
    { id: 'loose', type: 'custom', url: { fi: '/x' }, label: { fi: 'Vain näin' }, order: 3 },
    { id: 'bare', type: 'custom', order: 4 },
  ];
  const { menuItems } = await menuOf(items, swedish);
  expect(menuItems.map(({ label, title }) => [label, title])).toEqual([
    ['Grepp', 'Däck'],
    ['Däck', 'Däck'],
    ['Vain näin', 'Vain näin'],
    [null, null],
  ]);
});

it('keeps three levels in their order and the hidden ones marked', async () => {
  const studs = { id: 'c', type: 'category', value: '3', hidden: true };
  const { menuItems } = await menuOf([
    { id: 'z', type: 'custom', url: { fi: '/z' }, order: 2 },
    {
      id: 'a',
      type: 'category',
      value: '1',
      order: 1,
      open: true,
      children: [{ id: 'b', type: 'category', value: '2', children: [studs] }],
    },
  ]);
  expect(menuItems.map(({ id }) => id)).toEqual(['a', 'z']);
  expect(menuItems[0]).toMatchObject({
    open: true,
    targetBlank: false,
    order: 1,
    value: '1',
    type: 'category',
    children: [{ id: 'b', children: [{ id: 'c', hidden: true, canonicalUrl: '/c/renkaat/winter/studs' }] }],
  });
});

it('skips items whose target does not exist, is not published here or is not visible', async () => {
  const items = [
    { id: 'category', type: 'category', value: '99' },
    { id: 'untranslated', type: 'category', value: '4' },
    { id: 'brand', type: 'brand', value: 'unknown' },
    { id: 'product', type: 'product', value: '999' },
    { id: 'unpriced', type: 'product', value: '6' },
    { id: 'page', type: 'page', value: '77' },
    { id: 'draft', type: 'page', value: '8' },
    { id: 'good', type: 'category', value: '1' },
  ];
  const aDraft = (world: World) => aCollection(world, { id: 8, draft: true, aliases: { 'sv-SE': 'utkast' } });
  const { menuItems } = await menuOf(items, { ...swedish, marketId: 'se' }, aDraft);
  expect(menuItems.map(({ id }) => id)).toEqual(['good']);
});

it.each([
  ['/tillverkare', '/sv/tillverkare'],
  ['/sv/kundservice', '/sv/kundservice'],
  ['/svets', '/sv/svets'],
  ['produkter', '/sv/produkter'],
  ['/', '/sv'],
  ['https://other.example/x', 'https://other.example/x'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['#footer', '#footer'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['/\t/evil.example', null],
])('follows the written address %s to %s', async (url, expected) => {
  const { menuItems } = await menuOf([{ id: 'x', type: 'custom', url: { fi: '/muu', sv: url } }], swedish);
  expect(urls(menuItems)).toEqual([expected]);
});

it('takes the address of the default language as it is, and a bare value with the prefix', async () => {
  const { menuItems } = await menuOf(
    [
      { id: 'a', type: 'custom', url: { fi: '/tuotteet' }, order: 1 },
      { id: 'b', type: 'custom', value: '/cart', order: 2 },
    ],
    swedish,
  );
  expect(urls(menuItems)).toEqual(['/tuotteet', '/sv/cart']);
});

it('skips an invalid item, not the whole menu', async () => {
  const { menuItems } = await menuOf([
    { label: 7 },
    null,
    { id: 'x', order: 'first' },
    { id: 'good', type: 'brand', value: 1 },
  ]);
  expect(menuItems.map(({ id }) => id)).toEqual(['good']);
});

it('returns null for an unknown or unnamed location, without an error', async () => {
  const { query } = await createTestBackend();
  for (const at of ['nowhere', '', null, undefined])
    expect(await query(ask, { at, group: 3 })).toEqual({ getMenuAtLocation: null });
});
