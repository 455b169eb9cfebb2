/** The import: good rows in, bad rows reported and skipped, nothing partially. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { importWorld } from '#tests/support/worlds/import-world.ts';
import { describeProblem } from './problem.ts';

const head =
  'article_number,brand,category,name_fi,name_sv,price_fi,regular_price_fi,price_se,stock,vehicles,p:material,description_fi';
const row = (
  article: string,
  rest = 'Lumikko,Vinssit > Vinssitarvikkeet > Vinssiköydet,Köysi 10 m,Lina 10 m,"19,90","24,90",229,7,universal|polaris-2015-sportsman-570,Nylon,"<p>Hyvä ""köysi"", kestää.</p><script>x</script>"',
) => `${article},${rest}`;

it('adds a new product from CSV with BOM, CRLF, quotes and commas', async () => {
  const { load, product, db } = await importWorld();
  const report = await load('a.csv', `\uFEFF${head}\r\n${row('T-1')}\r\n`);
  expect(report).toMatchObject({ rows: 1, added: 1, changed: 0, skipped: 0, problems: [] });
  const found = await product('T-1');
  expect(found).toMatchObject({
    name: 'Köysi 10 m',
    alias: 'koysi-10-m',
    text2: '<p>Hyvä "köysi", kestää.</p>',
  });
  const prices = await db
    .selectFrom('price')
    .selectAll()
    .where('product_id', '=', found?.product_id ?? 0)
    .orderBy('market_id')
    .execute();
  expect(
    prices.map(({ market_id, regular_minor, selling_minor }) => [market_id, regular_minor, selling_minor]),
  ).toEqual([
    ['fi', 2490, 1990],
    ['se', 22_900, 22_900],
  ]);
  const categories = await db
    .selectFrom('product_category')
    .selectAll()
    .where('product_id', '=', found?.product_id ?? 0)
    .execute();
  expect(categories).toHaveLength(3);
  const fits = await db
    .selectFrom('product_parameter')
    .selectAll()
    .where('product_id', '=', found?.product_id ?? 0)
    .execute();
  expect(fits).toHaveLength(3);
});

it('changes a known product and leaves what the file does not name', async () => {
  const { load, product, db } = await importWorld();
  await load('a.csv', `${head}\n${row('T-1')}\n`);
  const report = await load('b.csv', 'article_number;price_fi;stock\nT-1;15,50;3\n');
  expect(report).toMatchObject({ added: 0, changed: 1, skipped: 0 });
  const found = await product('T-1');
  expect(found?.name).toBe('Köysi 10 m');
  const stock = await db
    .selectFrom('stock')
    .innerJoin('sku', 'sku.sku_id', 'stock.sku_id')
    .select('in_stock')
    .where('product_id', '=', found?.product_id ?? 0)
    .executeTakeFirst();
  expect(stock?.in_stock).toBe(3);
  const log = await db
    .selectFrom('price_log')
    .select('selling_minor')
    .where('product_id', '=', found?.product_id ?? 0)
    .where('market_id', '=', 'fi')
    .orderBy('valid_from')
    .execute();
  expect(log.map(entry => entry.selling_minor)).toEqual([1990, 1550]);
});

it('replaces the numbers of the kinds that a row states', async () => {
  const { load, product, db } = await importWorld();
  const numbers = async () => {
    const found = await product('T-1');
    return db
      .selectFrom('product_interchange')
      .select(['kind', 'maker', 'number'])
      .where('product_id', '=', found?.product_id ?? 0)
      .orderBy('kind')
      .orderBy('position')
      .execute();
  };
  const columns = `${head},oem_numbers,competitor_numbers`;
  await load('a.csv', `${columns}\n${row('T-1')},Kamewa: 12-345|Kamewa: 12-346,Nordhav: 9 81\n`);
  expect(await numbers()).toEqual([
    { kind: 'competitor', maker: 'Nordhav', number: '9 81' },
    { kind: 'oem', maker: 'Kamewa', number: '12-345' },
    { kind: 'oem', maker: 'Kamewa', number: '12-346' },
  ]);
  const report = await load(
    'b.csv',
    'article_number,oem_numbers,superseded_numbers\nT-1,Kamewa: 12-347,T-0\nT-9,12-1,\n',
  );
  expect(report.problems).toMatchObject([{ line: 3, column: 'oem_numbers' }]);
  expect(await numbers()).toEqual([
    { kind: 'competitor', maker: 'Nordhav', number: '9 81' },
    { kind: 'oem', maker: 'Kamewa', number: '12-347' },
    { kind: 'superseded', maker: '', number: 'T-0' },
  ]);
});

it('an unchanged price is not a price change', async () => {
  const { load, product, db } = await importWorld();
  await load('a.csv', `${head}\n${row('T-1')}\n`);
  await load('b.csv', `${head}\n${row('T-1')}\n`);
  const found = await product('T-1');
  const log = await db
    .selectFrom('price_log')
    .selectAll()
    .where('product_id', '=', found?.product_id ?? 0)
    .where('market_id', '=', 'fi')
    .execute();
  expect(log).toHaveLength(1);
});

/** @proves FAULT-91 */
it('reports line, column, reason and fix of each invalid row and stores the valid ones', async () => {
  const { load, product } = await importWorld();
  const bad = row('T-2').replace('"19,90"', '"12,9,0"');
  const unknown = row('T-3').replace('Vinssiköydet', 'Köydet');
  const report = await load(
    'a.csv',
    `${head}\n${row('T-1')}\n${bad}\n${unknown}\n${row('T-1')}\n${row('T-4')},too,many\n${row('T-5').replace('Köysi 10 m', 'Köysi 12 m').replace('Lina 10 m', 'Lina 12 m')}\n`,
  );
  expect(report).toMatchObject({ rows: 6, added: 2, skipped: 4 });
  const told = report.problems.map(problem => describeProblem('a.csv', problem));
  expect(told[0]).toBe(
    'a.csv:3  price_fi  not a price: "12,9,0" → write digits and at most two decimals, such as 1299,00',
  );
  expect(told.map(line => line.split('  ').slice(0, 2).join(' ')).sort()).toEqual([
    'a.csv:3 price_fi',
    'a.csv:4 category',
    'a.csv:5 article_number',
    'a.csv:6 -',
  ]);
  expect(await product('T-5')).toBeDefined();
});

it('stores nothing of a row whose last field is invalid', async () => {
  const { load, db } = await importWorld();
  const before = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirst();
  const report = await load('a.csv', `${head}\n${row('T-1').replace('universal', 'unknown-1999-none')}\n`);
  expect(report).toMatchObject({ added: 0, skipped: 1 });
  expect(report.problems[0]).toMatchObject({ line: 2, column: 'vehicles' });
  const after = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirst();
  expect(after).toEqual(before);
});

it('creates a brand only when the file contains its manufacturer', async () => {
  const { load, product } = await importWorld();
  const line = (extra: object) =>
    JSON.stringify({
      article_number: 'J-1',
      brand: 'Uusi Merkki',
      category: 'vinssikoydet',
      name_fi: 'Köysi',
      price_fi: 20,
      ...extra,
    });
  const refused = await load('a.jsonl', `${line({})}\n`);
  expect(refused.problems[0]).toMatchObject({ line: 1, column: 'brand' });
  const taken = await load(
    'b.jsonl',
    `not json\n\n${line({ manufacturer_name: 'Oy', manufacturer_address: 'Katu 1', manufacturer_contact: 'a@b.example', vehicles: ['universal'] })}\n`,
  );
  expect(taken).toMatchObject({ added: 1, skipped: 1 });
  expect(taken.problems[0]).toMatchObject({ line: 1, column: '-' });
  expect(await product('J-1')).toMatchObject({ name: 'Köysi' });
});

/** @proves FAULT-80 */
it('checks pictures by their content and stores drawings as pixels', async () => {
  const { load, db, folder, product } = await importWorld();
  await writeFile(
    join(folder, 'a.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h9"/></svg>',
  );
  await writeFile(join(folder, 'b.png'), 'no picture');
  await writeFile(
    join(folder, 'c.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script></svg>',
  );
  const line = (article: string, images: string) =>
    `${article},Lumikko,vinssikoydet,Kuva ${article},9,${images}`;
  const report = await load(
    'a.csv',
    `article_number,brand,category,name_fi,price_fi,images\n${line('P-1', 'a.svg')}\n${line('P-2', 'b.png')}\n${line('P-3', 'c.svg')}\n${line('P-4', '../a.svg')}\n`,
  );
  expect(report).toMatchObject({ added: 2, skipped: 2 });
  const stored = await db
    .selectFrom('image_original')
    .select(['file_name', 'mime', 'width', 'height', 'data'])
    .where('file_name', 'in', ['a.svg', 'c.svg'])
    .orderBy('file_name')
    .execute();
  expect(stored).toMatchObject([
    { file_name: 'a.svg', mime: 'image/png', width: 2400, height: 1200 },
    { file_name: 'c.svg', mime: 'image/png', width: 2400, height: 2400 },
  ]);
  for (const { data } of stored) {
    expect((await sharp(data).metadata()).format).toBe('png');
    expect(data.includes('script')).toBe(false);
  }
  expect(await product('P-2')).toBeUndefined();
});

it('rejects a file that is no text or has no column names', async () => {
  const { load } = await importWorld();
  await expect(load('a.csv', Buffer.from('article_number,name_fi\nA,\0\xf6\n', 'latin1'))).rejects.toThrow(
    /UTF-8/,
  );
  await expect(load('b.csv', 'A-1,Lumikko\n')).rejects.toThrow(/article_number/);
  await expect(load('c.txt', 'x')).rejects.toThrow(/must end in/);
});

it('announces the change of the catalogue', async () => {
  const { load, db } = await importWorld();
  const count = async () => (await db.selectFrom('catalogue_change').selectAll().execute()).length;
  const before = await count();
  await load('a.csv', `${head}\n${row('T-1')}\n`);
  expect(await count()).toBe(before + 1);
});

it('stores what fitting takes, and replaces the guides of one language', async () => {
  const { load, db } = await importWorld();
  const guide = (title: string) => `manual https://example.com/a.pdf ${title}|size /koko-opas Koot`;
  await load('a.csv', `${head}\n${row('T-1')}\n${row('T-2')}\n`);
  const columns = 'article_number,fitting_parts,guides_fi,guides_sv';
  const first = await load(
    'b.csv',
    `${columns}\nT-1,T-2,${guide('Ohje')},video https://example.com/v Monteringsvideo\n`,
  );
  expect(first.problems).toEqual([]);
  await load('c.csv', `article_number,guides_fi\nT-1,manual /asennus Uusi ohje\n`);
  const { rows } = await sql<{ kind: string; title: object }>`
    select g.kind, g.title from product_guide g join product p using (product_id)
    where p.article_number = 'T-1' order by g.position`.execute(db);
  expect(rows).toEqual([
    { kind: 'video', title: { sv: 'Monteringsvideo' } },
    { kind: 'manual', title: { fi: 'Uusi ohje' } },
  ]);
  const { rows: parts } = await sql<{ article_number: string }>`
    select o.article_number from product_relation r join product p using (product_id)
      join product o on o.product_id = r.related_product_id
    where p.article_number = 'T-1' and r.relation = 'FITTING'`.execute(db);
  expect(parts).toEqual([{ article_number: 'T-2' }]);
  const wrong = await load('d.csv', `${columns}\nT-1,T-9,ohje javascript:x Ohje,\n`);
  expect(wrong.problems).toMatchObject([{ column: 'guides_fi' }]);
  const missing = await load('e.csv', `article_number,fitting_parts\nT-1,T-9\n`);
  expect(missing.problems).toMatchObject([{ column: 'fitting_parts' }]);
});
