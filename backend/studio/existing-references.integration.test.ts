/** What documents may refer to: products by an address in any language or by number, and pictures of pages. */
import { afterAll, expect, it } from 'vitest';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { createExistingReferences } from './existing-references.ts';

const { db, drop } = await createDemoDatabase();
afterAll(drop);
const existing = createExistingReferences(db);

it('knows a product by its address in any language and by its number, until its sales end', async () => {
  const texts = await db
    .selectFrom('product_text')
    .select(['product_id', 'alias'])
    .where('product_id', '=', eb =>
      eb.selectFrom('product_text').select(({ fn }) => fn.min('product_id').as('id')),
    )
    .execute();
  expect(texts.length).toBeGreaterThan(1);
  const names = texts.flatMap(({ product_id, alias }) => [product_id, alias]);
  const found = await existing.products([
    ...names,
    'no-such-product',
    2_000_000_000,
    "'; drop table product; --",
  ]);
  expect([...found].toSorted()).toEqual([...new Set(names)].toSorted());
  const id = texts[0]?.product_id ?? 0;
  await db.updateTable('product').set({ active: false }).where('product_id', '=', id).execute();
  expect([...(await existing.products(names))]).toEqual([]);
});

it('knows pictures of pages, and no others', async () => {
  const rows = await db.selectFrom('image_original').select(['type', 'file_name']).execute();
  const ofPages = rows.filter(({ type }) => type === 'pagewidget').map(({ file_name }) => file_name);
  const found = await existing.pictures([...rows.map(({ file_name }) => file_name), 'no-such.webp']);
  expect(ofPages.length).toBeGreaterThan(0);
  expect([...found].toSorted()).toEqual(ofPages.toSorted());
  expect((await existing.pictures([])).size).toBe(0);
});
