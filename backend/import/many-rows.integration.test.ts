/** Many rows at once: a few statements for all of them, and the same shop as row by row. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { statementsOf } from '#tests/support/count-statements.ts';
import { importWorld } from '#tests/support/worlds/import-world.ts';

const head =
  'article_number,brand,category,also_in,name_fi,name_sv,price_fi,stock,vehicles,p:material,fitting_parts,guides_fi';
const row = (index: number, fitting = ''): string =>
  `M-${index},Lumikko,Vinssit > Vinssitarvikkeet > Vinssiköydet,,Köysi,Lina ${index},19.90,7,universal,Silkki ${index % 3},${fitting},manual https://example.com/${index}.pdf Ohje`;

it('stores a hundred new products with as many statements as two', async () => {
  const { load } = await importWorld();
  const file = (from: number, count: number): string =>
    [head, ...Array.from({ length: count }, (_, index) => row(from + index))].join('\n');
  const few = await statementsOf(() => load('few.csv', file(1, 2)));
  const many = await statementsOf(() => load('many.csv', file(100, 100)));
  expect(many.length - few.length).toBeLessThan(5);
});

it('stores the pictures of forty products with as many statements as those of two', async () => {
  const { load, folder, db } = await importWorld();
  const file = async (from: number, count: number): Promise<string> => {
    const rows = Array.from({ length: count }, async (_, index) => {
      const name = `p-${from + index}.png`;
      const background = { r: index, g: from % 256, b: 0 };
      const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } });
      await writeFile(join(folder, name), await picture.png().toBuffer());
      return `${row(from + index)},${name}|p-${from}.png`;
    });
    return [`${head},images`, ...(await Promise.all(rows))].join('\n');
  };
  const [two, forty] = [await file(1, 2), await file(100, 40)];
  const few = await statementsOf(() => load('few.csv', two));
  const many = await statementsOf(() => load('many.csv', forty));
  expect(many.length - few.length).toBeLessThan(5);
  const stored = db.selectFrom('image_original').select('file_name').where('file_name', 'like', 'p-%');
  expect(await stored.execute()).toHaveLength(42);
});

it('stores the good rows one by one when one of them is bad, and the same of them', async () => {
  const { load, db } = await importWorld();
  const bad = row(3).replace('Vinssit >', 'Vinttit >');
  const report = await load('a.csv', [head, row(1), row(2, 'M-1'), bad, row(4, 'M-9'), row(5)].join('\n'));
  expect(report).toMatchObject({ added: 3, skipped: 2 });
  expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
    [4, 'category'],
    [5, 'fitting_parts'],
  ]);
  await load('b.csv', [head, row(11), row(12, 'M-11'), row(15)].join('\n'));
  const shape = async (first: number, others: readonly number[]) => {
    const numbers = [first, ...others].map(index => `M-${index}`);
    const { rows } = await sql<Record<string, unknown>>`
      select t.alias, (select count(*)::int from product_category c where c.product_id = p.product_id) as categories,
        (select array_agg(v.label->>'fi' order by 1) from product_parameter q join parameter_value v using (parameter_value_id)
          where q.product_id = p.product_id) as "values",
        (select count(*)::int from product_relation r where r.product_id = p.product_id) as parts,
        (select count(*)::int from product_guide g where g.product_id = p.product_id) as guides,
        (select array_agg(s.name || k.in_stock) from sku s join stock k using (sku_id) where s.product_id = p.product_id) as skus,
        (select count(*)::int from price_log l where l.product_id = p.product_id) as prices
      from product p join product_text t using (product_id) where language_id = 'fi-FI' and article_number = any (${numbers})
      order by p.product_id`.execute(db);
    return rows;
  };
  const one = await shape(1, [2, 5]);
  const together = await shape(11, [12, 15]);
  // Names that are taken get the article number into their address.
  expect(one.map(({ alias }) => alias)).toEqual(['koysi', 'koysi-m-2', 'koysi-m-5']);
  expect(together.map(({ alias }) => alias)).toEqual(['koysi-m-11', 'koysi-m-12', 'koysi-m-15']);
  const rest = (rows: readonly Record<string, unknown>[]) =>
    rows.map(({ alias: _alias, values, ...others }) => ({
      ...others,
      count: String(values).split(',').length,
    }));
  expect(rest(together)).toEqual(rest(one));
});
