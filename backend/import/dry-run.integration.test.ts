/** What an import would do, and what it has done when it ends too early. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importWorld } from '#tests/support/worlds/import-world.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importDirectory } from './import-directory.ts';
import { importOpinions } from './import-opinions.ts';
import { ImportInterrupted } from './import-rows.ts';
import type { RowChange } from './row-kind.ts';

const head = 'article_number,brand,category,name_fi,price_fi,stock,fitting_parts,p:material';
const line = (article: string, rest = 'Köysi,"9,90",7,,Nylon') => `${article},Lumikko,vinssikoydet,${rest}`;
const brand = 'manufacturer_name,manufacturer_address,manufacturer_contact';

type World = Awaited<ReturnType<typeof importWorld>>;

async function tryFile({ db, folder }: World, name: string, text: string) {
  await writeFile(join(folder, name), text);
  const changes: RowChange[] = [];
  const report = await importCatalogue(join(folder, name), {
    db,
    onChange: change => void changes.push(change),
  });
  return { report, changes };
}

const everything = async ({ db }: World) =>
  (
    await sql<{ all: string }>`select md5(jsonb_build_array(
      (select jsonb_agg(p order by product_id) from product p), (select jsonb_agg(t order by product_id, language_id) from product_text t),
      (select jsonb_agg(r order by product_id, market_id) from price r), (select jsonb_agg(s order by sku_id) from stock s),
      (select count(*) from brand), (select count(*) from parameter_value), (select count(*) from price_log),
      (select count(*) from catalogue_change), (select count(*) from product_review), (select count(*) from postal_area))::text) as all`.execute(
      db,
    )
  ).rows[0]?.all;

it('says what would change, field by field, and stores nothing', async () => {
  const world = await importWorld();
  await world.load('a.csv', `${head}\n${line('D-1')}\n${line('D-2')}\n`);
  const before = await everything(world);
  const { report, changes } = await tryFile(
    world,
    'b.csv',
    `${head},${brand}\n${line('D-1')},,,\nD-3,Uusi,vinssikoydet,Uusi,"5,00",1,,Nylon,Oy,Katu 1,a@b.example\n${line('D-2', 'Köysi,"8,90",5,D-3,Teräs')},,,\n${line('D-4', 'Köysi,"5,00",1,D-3,Nylon')},,,\n${line('D-5', 'Köysi,"5,00 kr",1,,')},,,\n`,
  );
  expect(report).toMatchObject({ rows: 5, added: 2, changed: 1, unchanged: 1, skipped: 1 });
  expect(report.problems).toMatchObject([
    { line: 6, column: 'price_fi', reason: expect.stringContaining('sells in EUR') },
  ]);
  expect(changes.map(({ name, kind }) => [name, kind])).toEqual([
    ['D-3', 'added'],
    ['D-2', 'changed'],
    ['D-4', 'added'],
  ]);
  expect(changes[1]?.fields).toEqual(
    expect.arrayContaining([
      { name: 'price_fi', before: '9.9', after: '8.9' },
      { name: 'fitting_parts', before: 'null', after: '["D-3"]' },
      { name: 'stock', before: '7', after: '5' },
      { name: 'p:material', before: '["nylon"]', after: '["teras"]' },
    ]),
  );
  expect(await everything(world)).toBe(before);
});

it('tries reviews and postal areas in the same way', async () => {
  const world = await importWorld();
  const { db, folder } = world;
  await world.load('a.csv', `${head}\n${line('D-1')}\n`);
  const before = await everything(world);
  const put = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const changes: string[] = [];
  const run = { db, onChange: ({ name, kind }: RowChange) => void changes.push(`${name} ${kind}`) };
  const reviews = await put(
    'r.csv',
    'external_id,article_number,language,written_on,author,rating\nR-1,D-1,fi,2026-01-02,Aino,5\nR-2,none,fi,2026-01-02,Aino,5\n',
  );
  const areas = await put('p.csv', 'country;zip;name_fi\nEE;99999;Muualla\nEE;99999;Muualla\n');
  expect(await importOpinions('reviews', reviews, run)).toMatchObject({ added: 1, skipped: 1 });
  expect(await importDirectory('postal-areas', areas, run)).toMatchObject({ added: 1, skipped: 1 });
  expect(changes).toEqual(['R-1 added', 'EE 99999 added']);
  expect(await everything(world)).toBe(before);
});

it('says what was stored when it is stopped', async () => {
  const { db, folder } = await importWorld();
  const rows = Array.from({ length: 450 }, (_, index) => line(`S-${index}`, 'Köysi,"9,90",7,,'));
  await writeFile(join(folder, 'a.csv'), `${head}\n${rows.join('\n')}\n${line('S-bad', 'Köysi,x,7,,')}\n`);
  const stop = new AbortController();
  const count = async () =>
    Number(
      (
        await db
          .selectFrom('product')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('article_number', 'like', 'S-%')
          .executeTakeFirstOrThrow()
      ).count,
    );
  const ended = await importCatalogue(join(folder, 'a.csv'), {
    db,
    signal: stop.signal,
    onProblem: () => stop.abort(new Error('stopped')),
  }).catch((error: unknown) => error);
  expect(ended).toBeInstanceOf(ImportInterrupted);
  expect(ended).toMatchObject({ message: 'stopped', report: { rows: 451, added: 400, skipped: 1 } });
  expect(await count()).toBe(400);
});
