/** Cached content: few queries, and nothing outdated after a change was announced. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { aCollection, aMenu, aPicture } from '#tests/support/worlds/content-world.ts';
import { createContentRepository } from './content.repository.ts';
import { cacheContent } from './content-cache.ts';
import { createContentReader } from './read-content.ts';

const ask = '{ widgetArea(family: "F", areaName: "A") { id } getMenuAtLocation(menuLocationId: "m") { id } }';

it('follows announced content without rebuilding the product index', async () => {
  const { query, world, backend } = await createTestBackend(world => aMenu(world, 'm', []));
  const { catalogue } = backend.catalogue;
  const index = catalogue.index();
  expect(await query(ask)).toEqual({ widgetArea: { id: 0 }, getMenuAtLocation: { id: 'm' } });

  await aCollection(world, { id: 1, family: 'F', area: 'A' });
  await world.db.deleteFrom('menu').execute();
  expect(await query(ask)).toEqual({ widgetArea: { id: 0 }, getMenuAtLocation: { id: 'm' } });

  const before = backend.catalogueVersion();
  await sql`select announce_catalogue('content', null)`.execute(world.db);
  await catalogue.catchUp();
  expect(await query(ask)).toEqual({ widgetArea: { id: 1 }, getMenuAtLocation: null });
  expect(backend.catalogueVersion()).toBe(before + 1);
  expect(catalogue.index()).toBe(index);
});

it('follows a change of everything', async () => {
  const { query, world, announce } = await createTestBackend();
  await query(ask);
  await aCollection(world, { id: 1, family: 'F', area: 'A' });
  await announce('all');
  expect(await query(ask)).toMatchObject({ widgetArea: { id: 1 } });
});

it('reads an area with two queries for any number of concurrent requests and widgets', async () => {
  const widgets = Array.from({ length: 30 }, (_, at) => ({ id: at, name: 'Image', images: [`${at}.png`] }));
  const { world } = await createTestBackend(async world => {
    for (const id of [1, 2])
      await aCollection(world, { id, family: 'F', area: 'A', containers: [{ id, widgets }] });
    await aPicture(world, '7.png', 10, 20);
  });
  let queries = 0;
  const counted = world.db.withPlugin({
    transformQuery: ({ node }) => ((queries += 1), node),
    transformResult: async ({ result }) => result,
  });
  const content = cacheContent(
    createContentRepository(
      counted,
      createContentReader(() => {}),
    ),
  );
  const [first, second] = await Promise.all([content.area('F', 'A'), content.area('F', 'A')]);
  expect(second).toBe(first);
  expect(first[1]?.pictures).toEqual(new Map([['7.png', { width: 10, height: 20 }]]));
  expect(queries).toBe(2);
});

it('does not cache a load that failed or was overtaken by a change', async () => {
  let finish: (value: never[]) => void = () => {};
  const answers = [
    () => Promise.reject(new Error('the database is away')),
    () => new Promise<never[]>(resolve => (finish = resolve)),
    async () => [],
  ];
  let asked = 0;
  const menus = async () => answers[asked++]?.() ?? [];
  const unused = () => Promise.reject(new Error('not asked for'));
  const content = cacheContent({
    menus,
    directory: unused,
    collection: unused,
    area: unused,
    newestDraft: unused,
  });
  await expect(content.menus()).rejects.toThrow('away');
  const overtaken = content.menus();
  content.forget();
  finish([]);
  await overtaken;
  await content.menus();
  await content.menus();
  expect(asked).toBe(3);
});
