/** Invalid data: cyclic categories, and pages with thousands of parts, must not cause endless loops (R-DATA-11). */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { aCollection, aMenu } from '#tests/support/worlds/content-world.ts';

/** @proves FAULT-89 */
it('walks a cycle of categories once', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1, parent: 2, name: 'One' });
    await world.aCategory({ id: 2, parent: 1, name: 'Two' });
    await world.aCategory({ id: 3, parent: 3, name: 'Itself' });
    await world.aProduct({ id: 1, categories: [1, 3] });
  });
  expect(
    await query(`{
      categories { categoryId canonicalUrl }
      listPageInfo(alias: "itself") { canonicalUrl subCategories { categoryId } }
      product(productId: 1) { breadcrumbs { categoryId } }
      products(categoryAlias: "two") { count filters { facets { values { facetId } } } }
    }`),
  ).toMatchObject({
    categories: [
      { categoryId: 1, canonicalUrl: '/c/two/one' },
      { categoryId: 2, canonicalUrl: '/c/one/two' },
      { categoryId: 3, canonicalUrl: '/c/itself' },
    ],
    listPageInfo: { subCategories: [{ categoryId: 3 }] },
    product: { breadcrumbs: [{ categoryId: 2 }, { categoryId: 1 }] },
    products: { count: 1 },
  });
});

/** @proves FAULT-89 */
it('returns a menu of fifty levels and a page of five thousand widgets', async () => {
  const item = (level: number): object => ({
    id: `${level}`,
    label: { fi: `Level ${level}` },
    url: { fi: '/x' },
    children: level === 50 ? [] : [item(level + 1)],
  });
  const widgets = Array.from({ length: 5000 }, (_, id) => ({ id, name: 'Text', configuration: { fi: {} } }));
  const { query } = await createTestBackend(async world => {
    await aMenu(world, 'deep', [item(1)]);
    await aCollection(world, { id: 1, containers: [{ id: 1, widgets }], aliases: { 'fi-FI': 'long' } });
  });
  const { widgetArea } = await query<{ widgetArea: { containers: { widgets: unknown[] }[] } }>(`{
    getMenuAtLocation(menuLocationId: "deep") { menuItems { label children { label children { label } } } }
    widgetArea(alias: "long") { containers { widgets { id } } } }`);
  expect(widgetArea.containers[0]?.widgets).toHaveLength(5000);
});
