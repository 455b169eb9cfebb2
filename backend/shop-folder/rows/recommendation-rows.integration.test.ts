/** Rules of recommendations in a shop's folder. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { shopBuild } from '#tools/shop/shop-build.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { exportShop } from '../export/export-shop.ts';
import { shopOf } from '../testing-folder.ts';
import { recommendationsKey } from './recommendation-rows.ts';

const file = 'catalogue/recommendations.csv';
const table = `from,to,kind,agree,most,pieces
,,similar,brand,,
example,example,accessories,size|vehicle,2,
example,,set,,,2+2
`;

test('rules are stored with their categories, change with the file and come back as they were written', async () => {
  const { db } = await openTestDatabase();
  const { folder, read, write, edit, findings } = await shopOf();
  await write(
    'catalogue/parameters.csv',
    'identifier,group_fi,name_fi,together\nsize,Mitat,Koko,rim tyre-rim for accessories\nrim,Mitat,Vanne,none\n',
  );
  await write(file, table);
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  const stored = async () =>
    (
      await db
        .selectFrom('setting')
        .select('value')
        .where('key', '=', recommendationsKey)
        .executeTakeFirstOrThrow()
    ).value;
  const pieces = { front: 0, rear: 0, any: 0 };
  const ofCategory = [
    { from: [1], to: [1], kind: 'accessories', agree: ['size', 'vehicle'], most: 2, pieces },
    { from: [1], to: [], kind: 'set', agree: [], most: 4, pieces: { front: 2, rear: 2, any: 0 } },
  ];
  const similar = { from: [], to: [], kind: 'similar', agree: ['brand'], most: 4, pieces };
  expect(await stored()).toEqual({ rules: [similar, ...ofCategory] });
  expect(await planShop(await read(), { db })).toEqual([]);

  const target = await mkdtemp(join(tmpdir(), 'shop-exported-'));
  onTestFinished(() => rm(target, { recursive: true }));
  const places = { source: folder, schemas: resolve('schemas/shop'), build: shopBuild() };
  expect((await exportShop(join(target, 'shop'), { db, ...places })).left).toEqual([]);
  const exported = (name: string) => readFile(join(target, 'shop', name), 'utf8');
  expect(await exported(file)).toBe(table);
  expect(await exported('catalogue/parameters.csv')).toContain('rim tyre-rim for accessories');
  expect(await exported('catalogue/parameters.csv')).toContain('rim,Mitat,Vanne,none');

  await edit(file, text => text.replace(',,similar,brand,,\n', ''));
  expect(await planShop(await read(), { db, keepsOthers: true })).toEqual([]);
  await applyShop(await read(), { db });
  expect(await stored()).toEqual({ rules: ofCategory });
});
