/** The directory of pages, and pages by alias, through GraphQL. */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { aCollection } from '#tests/support/worlds/content-world.ts';
import type { World } from '#tests/support/worlds/world.ts';

const list = `query ($in: [String], $out: [String], $languageId: String) {
  cmsPages(includeTags: $in, excludeTags: $out, languageId: $languageId) {
    id name title alias activeFrom activeTo tags meta { title description keywords } canonicalUrl } }`;
const page = `query ($alias: String, $family: String, $preview: Boolean, $languageId: String) {
  widgetArea(alias: $alias, family: $family, areaName: "", url: "", preview: $preview, languageId: $languageId) {
    id title tags meta { title } pageArea { id } containers { widgets { configuration } } } }`;

const text = (fi: object, sv?: object) => [
  { id: 1, widgets: [{ id: 'w', name: 'Rich text', configuration: sv ? { fi, sv } : { fi } }] },
];

async function somePages(world: World): Promise<void> {
  await aCollection(world, {
    id: 1,
    title: { fi: 'Ehdot', sv: 'Villkor' },
    tags: ['menu', '#info'],
    meta: { fi: { title: 'Ehdot | Kauppa' }, sv: { title: 'Villkor | Butik', description: 'Bra' } },
    aliases: { 'fi-FI': 'ehdot', 'sv-SE': 'villkor' },
    containers: text({ text: 'fi' }, { text: 'sv' }),
  });
  await aCollection(world, {
    id: 2,
    title: { fi: 'Vain suomeksi' },
    tags: ['info'],
    aliases: { 'fi-FI': 'vain-täällä' },
    containers: text({ text: 'vain' }),
    from: '2026-01-01T00:00:00Z',
    to: '2027-01-01T00:00:00Z',
  });
  await aCollection(world, { id: 3, draft: true, aliases: { 'fi-FI': 'luonnos' } });
  await aCollection(world, { id: 4, family: 'Frontpage', area: 'The front page area' });
}

const open = (at = '2026-06-01T00:00:00Z') => createTestBackend(somePages, { now: () => new Date(at) });
const idsOf = (data: Record<string, unknown>) => (data['cmsPages'] as { id: number }[]).map(({ id }) => id);

it('lists pages in the language, or as the default language has them', async () => {
  const { query } = await open();
  expect(await query(list, { languageId: 'sv-SE' })).toEqual({
    cmsPages: [
      {
        id: 1,
        name: 'Collection 1',
        title: 'Villkor',
        alias: 'villkor',
        activeFrom: null,
        activeTo: null,
        tags: ['menu', '#info'],
        meta: { title: 'Villkor | Butik', description: 'Bra', keywords: null },
        canonicalUrl: '/sv/villkor',
      },
      {
        id: 2,
        name: 'Collection 2',
        title: 'Vain suomeksi',
        alias: 'vain-täällä',
        activeFrom: '2026-01-01T00:00:00.000Z',
        activeTo: '2027-01-01T00:00:00.000Z',
        tags: ['info'],
        meta: null,
        canonicalUrl: '/sv/vain-t%C3%A4%C3%A4ll%C3%A4',
      },
    ],
  });
});

it('picks pages by tags that match to the letter, a leading # included', async () => {
  const { query } = await open();
  const ids = async (variables: Record<string, unknown>) => idsOf(await query(list, variables));
  expect(await ids({ in: ['info'] })).toEqual([2]);
  expect(await ids({ in: ['#info'] })).toEqual([1]);
  expect(await ids({ in: ['menu', 'info'] })).toEqual([1, 2]);
  expect(await ids({ in: [], out: ['menu'] })).toEqual([2]);
  expect(await ids({ in: [null, ''], out: null })).toEqual([1, 2]);
  expect(await ids({ in: ['Menu'] })).toEqual([]);
});

it('shows a page from its first moment to before its last', async () => {
  const alias = { alias: 'vain-täällä' };
  for (const [at, seen] of [
    ['2025-12-31T23:59:59Z', false],
    ['2026-01-01T00:00:00Z', true],
    ['2026-12-31T23:59:59Z', true],
    ['2027-01-01T00:00:00Z', false],
  ] as const) {
    const { query } = await open(at);
    expect((await query(page, alias))['widgetArea'] !== null).toBe(seen);
    expect(idsOf(await query(list)).includes(2)).toBe(seen);
  }
});

it('finds a page by its alias of the language, else of the default language', async () => {
  const { query } = await open();
  expect(await query(page, { alias: 'villkor', languageId: 'sv-SE', family: 'Frontpage' })).toEqual({
    widgetArea: {
      id: 1,
      title: 'Villkor',
      tags: ['menu', '#info'],
      meta: { title: 'Villkor | Butik' },
      pageArea: null,
      containers: [{ widgets: [{ configuration: '{"text":"sv"}' }] }],
    },
  });
  expect(await query(page, { alias: 'vain-täällä', languageId: 'sv' })).toMatchObject({
    widgetArea: { id: 2, containers: [{ widgets: [{ configuration: '{"text":"vain"}' }] }] },
  });
  expect(await query(page, { alias: 'ehdot', languageId: 'sv-SE' })).toMatchObject({
    widgetArea: { id: 1, title: 'Villkor' },
  });
  expect(await query(page, { alias: 'villkor', languageId: 'fi-FI' })).toEqual({ widgetArea: null });
});

/** @proves FAULT-21 */
it('answers null for an unknown alias, for a draft unless the caller may preview, and for nothing at all', async () => {
  const { query } = await open();
  for (const variables of [
    { alias: 'missing' },
    { alias: 'luonnos' },
    { alias: 'luonnos', preview: true },
    { preview: true },
    { alias: '', family: '' },
    { alias: null, family: 'Frontpage' },
    { alias: 'x'.repeat(5000) },
  ])
    expect(await query(page, variables)).toEqual({ widgetArea: null });
});
