/** Areas through GraphQL: which collection is shown in which area, on which device, in which language. */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { aCollection, aPicture, type CollectionInput } from '#tests/support/worlds/content-world.ts';
import type { World } from '#tests/support/worlds/world.ts';

const ask = `query ($alias: String, $family: String = "Productlist", $area: String = "Top", $device: String, $type: CustomerType,
  $preview: Boolean, $url: String, $filters: [PageWidgetCollectionFilterInputType], $languageId: String) {
  widgetArea(alias: $alias, family: $family, areaName: $area, displaySetting: $device, customerType: $type,
    preview: $preview, url: $url, filters: $filters, languageId: $languageId) {
    id name title familyName tags meta { title } pageArea { id name index }
    containers { id name sortOrder classNames layout responsiveMode design
      widgets { id name sortOrder type size classNames configuration
        images { fileName largestSize { imageWidth imageHeight imageRatio } sizes { imageWidth } } } } } }`;

interface Found {
  id: number;
  name: string;
  containers: { id: number; widgets: { id: string; configuration: string }[] }[];
}

const list = (id: number, filters: unknown, more: Partial<CollectionInput> = {}): CollectionInput => ({
  id,
  family: 'Productlist',
  area: 'Top',
  filters,
  ...more,
});
const by = (key: string, value: unknown) => ({ key, value });

async function opened(
  collections: readonly CollectionInput[],
  found: (world: World) => Promise<void> = async () => {},
) {
  const backend = await createTestBackend(async world => {
    await world.aBrand(1, 'North');
    await world.aCategory({
      id: 7,
      texts: { 'fi-FI': { alias: 'renkaat', name: 'Renkaat' }, 'sv-SE': { alias: 'dack', name: 'Däck' } },
    });
    await world.aCategory({ id: 8, name: 'Winches' });
    await world.aProduct({ id: 5, categories: [7] });
    for (const words of collections) await aCollection(world, words);
    await found(world);
  });
  const area = async (variables: Record<string, unknown> = {}, caller = {}) =>
    (await backend.query<{ widgetArea: Found | null }>(ask, variables, caller)).widgetArea;
  return { ...backend, area, idFor: async (...asked: Parameters<typeof area>) => (await area(...asked))?.id };
}

it('prefers the product, then the category, the brand, the campaign, the customer type and no filter', async () => {
  const { idFor } = await opened([
    list(1, []),
    list(2, [by('CustomerType', 'ORGANIZATION')]),
    list(3, [by('DiscountCampaign', 'sale')]),
    list(4, [by('Brand', 1)]),
    list(5, [by('Category', '7')]),
    list(6, [by('Product', '5')]),
    list(9, [by('Category', '7'), by('Brand', 'north')]),
  ]);
  const [category, brand, product] = [
    by('Category', 'renkaat'),
    by('Brand', 'north'),
    by('Product', 'product-5'),
  ];
  const campaign = by('Campaign', 'sale');
  expect(await idFor()).toBe(1);
  expect(await idFor({ type: 'ORGANIZATION' })).toBe(2);
  expect(await idFor({ type: 'ORGANIZATION', filters: [campaign] })).toBe(3);
  expect(await idFor({ filters: [campaign, brand] })).toBe(4);
  expect(await idFor({ filters: [category] })).toBe(5);
  expect(await idFor({ filters: [category, by('Brand', 'south')] })).toBe(5);
  expect(await idFor({ filters: [category, brand] })).toBe(9);
  expect(await idFor({ filters: [product, category, brand, campaign] })).toBe(6);
});

it('matches an entity by its id and by its alias in either language', async () => {
  const { idFor } = await opened([
    list(1, [by('category', 'dack')]),
    list(2, [by('Category', 8)]),
    list(3, []),
  ]);
  for (const value of ['7', 'renkaat', 'dack'])
    expect(await idFor({ filters: [by('Category', value)] })).toBe(1);
  expect(await idFor({ filters: [by('CATEGORY', 'dack')], languageId: 'sv-SE' })).toBe(1);
  expect(await idFor({ filters: [by('Category', 'winches')] })).toBe(2);
  expect(await idFor({ filters: [by('Category', 'nothing')] })).toBe(3);
});

it('treats values of one key as alternatives and ignores filters without key or value', async () => {
  const { idFor } = await opened([list(1, [by('Category', '7'), by('Category', '8')]), list(2, [])]);
  expect(await idFor({ filters: [by('Category', 'winches')] })).toBe(1);
  expect(await idFor({ filters: [{ value: 'x' }, { key: 'Category' }, null, by('Other', 'x')] })).toBe(2);
  expect(await idFor({ filters: null, url: '', alias: '', device: '' })).toBe(2);
});

it('binds to the address of a list, with or without the prefix of a language', async () => {
  const { idFor } = await opened([
    list(1, [by('Url', '/l/osat')]),
    list(2, []),
    list(3, [by('Category', 7)]),
  ]);
  for (const url of ['/l/osat', '/sv/l/osat', '/l/osat/?page=2']) expect(await idFor({ url })).toBe(1);
  expect(await idFor({ url: '/l/osat', filters: [by('Category', '7')] })).toBe(1);
  expect(await idFor({ url: '/l/muut' })).toBe(2);
  expect(await idFor({ url: '%E0%A4%A' })).toBe(2);
});

it('uses the customer type of an anonymous caller’s request, and that of the account otherwise', async () => {
  const { idFor } = await opened([list(1, []), list(2, [by('CustomerType', 'ORGANIZATION')])]);
  const person = { customerId: 4, customerType: 'PERSON' };
  const company = { customerId: 4, customerType: 'ORGANIZATION' };
  expect(await idFor({ type: 'ORGANIZATION' })).toBe(2);
  expect(await idFor({ filters: [by('CustomerType', 'ORGANIZATION')] })).toBe(2);
  expect(await idFor({ type: 'ORGANIZATION' }, person)).toBe(1);
  expect(await idFor({ filters: [by('CustomerType', 'ORGANIZATION')] }, person)).toBe(1);
  expect(await idFor({ type: 'PERSON' }, company)).toBe(2);
});

it('answers no rows and widgets that are hidden from everyone', async () => {
  const widget = { name: 'TextPageWidget', configuration: { 'fi-FI': { text: 'Talvi' } } };
  const containers = [
    { id: 1, hidden: true, widgets: [{ ...widget, id: 'a' }] },
    {
      id: 2,
      widgets: [
        { ...widget, id: 'b', hidden: true },
        { ...widget, id: 'c' },
      ],
    },
  ];
  const { area } = await opened([list(1, [], { containers })]);
  const shown = (await area())?.containers.map(({ id, widgets }) => [id, widgets.map(each => each.id)]);
  expect(shown).toEqual([[2, ['c']]]);
});

it('shows each device its containers and those for all devices', async () => {
  const containers = [
    { id: 3, sortOrder: 3, display: 'mobile', layout: 'half' },
    { id: 1, sortOrder: 1 },
    { id: 2, sortOrder: 2, display: 'desktop', widgets: null },
  ];
  const { area } = await opened([list(1, [], { containers })]);
  const idsOn = async (device: unknown) => (await area({ device }))?.containers.map(({ id }) => id);
  expect(await idsOn('desktop')).toEqual([1, 2]);
  expect(await idsOn(' Mobile')).toEqual([1, 3]);
  for (const device of ['', null, 'watch']) expect(await idsOn(device)).toEqual([1, 2, 3]);
});

it('shows a container to its customers and in its time alone, for every client (R-STUDIO-244)', async () => {
  const containers = [
    { id: 1 },
    { id: 2, customerTypes: ['ORGANIZATION'] },
    { id: 3, customerTypes: ['PERSON'], until: '2999-01-01T00:00:00Z' },
    { id: 4, from: '2999-01-01T00:00:00Z' },
    { id: 5, until: '2000-01-01T00:00:00Z' },
  ];
  const { area } = await opened([list(1, [], { containers })]);
  const idsFor = async (type: unknown) => (await area({ type }))?.containers.map(({ id }) => id);
  expect(await idsFor('ORGANIZATION')).toEqual([1, 2]);
  expect(await idsFor('PERSON')).toEqual([1, 3]);
  expect(await idsFor(null)).toEqual([1, 3]);
  // Of who is signed in the account says it, whatever the client sends.
  const company = { customerId: 4, customerType: 'ORGANIZATION' };
  const signedIn = async (type: unknown) => (await area({ type }, company))?.containers.map(({ id }) => id);
  for (const type of ['PERSON', 'ORGANIZATION', null]) expect(await signedIn(type)).toEqual([1, 2]);
});

it('writes configurations in the language, else in the default language', async () => {
  const configuration = { fi: { title: 'Hei', n: 1 }, sv: { title: 'Hej' } };
  const widgets = [
    { id: 'b', name: 'Text', sortOrder: 2, configuration: { 'fi-FI': { title: 'Vain' } } },
    { id: 'a', name: 'Product list', sortOrder: 1, configuration },
    { id: 'c', name: 'Text', sortOrder: 3 },
  ];
  const { area } = await opened([list(1, [], { containers: [{ id: 1, widgets }] })]);
  const written = async (languageId: string) =>
    (await area({ languageId }))?.containers[0]?.widgets.map(each => [
      each.id,
      JSON.parse(each.configuration),
    ]);
  expect(await written('fi-FI')).toEqual([
    ['a', { title: 'Hei', n: 1 }],
    ['b', { title: 'Vain' }],
    ['c', {}],
  ]);
  expect(await written('sv-SE')).toEqual([
    ['a', { title: 'Hej' }],
    ['b', { title: 'Vain' }],
    ['c', {}],
  ]);
});

it('returns the size of every picture, and only the name of a missing one', async () => {
  const widgets = [
    { id: 'w', name: 'Product list', images: ['hero.png', 'gone.png'], configuration: { fi: {} } },
  ];
  const { area } = await opened([list(4, [], { containers: [{ id: 1, widgets }] })], world =>
    aPicture(world, 'hero.png', 1600, 400),
  );
  expect(await area()).toEqual({
    id: 4,
    name: 'Collection 4',
    title: null,
    familyName: 'Productlist',
    tags: [],
    meta: null,
    pageArea: { id: 4, name: 'Top', index: 0 },
    containers: [
      {
        id: 1,
        name: '',
        sortOrder: 0,
        classNames: [],
        layout: 'full',
        responsiveMode: 'stack',
        design: 'default',
        widgets: [
          {
            id: 'w',
            name: 'Product list',
            sortOrder: 0,
            type: 'Product listPageWidget',
            size: 'full',
            classNames: [],
            configuration: '{}',
            images: [
              {
                fileName: 'hero.png',
                largestSize: { imageWidth: 1600, imageHeight: 400, imageRatio: 0.25 },
                sizes: [{ imageWidth: 1600 }],
              },
              { fileName: 'gone.png', largestSize: null, sizes: [] },
            ],
          },
        ],
      },
    ],
  });
});

it('returns an area without containers where there is no content, known or not', async () => {
  const { area } = await opened([list(1, [by('Category', 7)]), list(2, [], { draft: true })]);
  const empty = { id: 0, name: 'Top', containers: [], pageArea: { id: 1, name: 'Top', index: 0 } };
  expect(await area({ preview: true })).toMatchObject(empty);
  expect(await area({ family: 'Other', area: 'Nowhere' })).toMatchObject({
    id: 0,
    familyName: 'Other',
    name: 'Nowhere',
    containers: [],
  });
});

/** @proves FAULT-21 */
it('shows drafts and expired content only to staff who may preview, drafts first', async () => {
  const { idFor, area } = await opened([
    list(1, []),
    list(2, [], { draft: true }),
    list(3, [by('Category', 7)], { from: '2999-01-01T00:00:00Z' }),
    list(4, [], { family: 'Frontpage', draft: true, aliases: { 'fi-FI': 'luonnos' } }),
    { id: 5, to: '2020-01-01T00:00:00Z', aliases: { 'fi-FI': 'ohi' } },
  ]);
  const staff = { mayPreview: true };
  const category = { filters: [by('Category', 'renkaat')] };
  expect(await idFor({ preview: true }, staff)).toBe(2);
  expect(await idFor({ preview: true, ...category }, staff)).toBe(3);
  expect(await idFor({ preview: true, alias: 'luonnos' }, staff)).toBe(4);
  expect(await idFor({ preview: true, alias: 'ohi' }, staff)).toBe(5);
  // The preview page requests only the preview.
  expect(await idFor({ preview: true, family: '', area: '' }, staff)).toBe(4);

  for (const [variables, caller] of [
    [{ preview: true }, {}],
    [{ preview: false }, staff],
    [{}, staff],
  ] as const) {
    expect(await idFor({ ...variables, ...category }, caller)).toBe(1);
    expect(await area({ ...variables, alias: 'luonnos' }, caller)).toBeNull();
    expect(await area({ ...variables, alias: 'ohi' }, caller)).toBeNull();
    expect(await area({ ...variables, family: '', area: '' }, caller)).toBeNull();
  }
});

it('skips invalid content, and a collection with invalid filters', async () => {
  const containers = [
    { id: 'one' },
    7,
    { id: 2, display: 'watch', widgets: [{ name: 5 }, { id: 1, name: 'Text' }] },
  ];
  const { area, idFor } = await opened([list(1, 'everywhere'), list(2, [], { containers })]);
  expect(await idFor()).toBe(2);
  expect((await area())?.containers).toMatchObject([{ id: 2, widgets: [{ id: '1' }] }]);
});
