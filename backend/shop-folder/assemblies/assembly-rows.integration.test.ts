/** Drawings in a shop's folder: checked, stored, exported, and what of them leaves the shop (R-VEHICLE-29). */
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import {
  exportAssemblies,
  exportAssemblyPositions,
  exportAssemblyVehicles,
} from '../export/export-assemblies.ts';
import { createLeftOut, type ShownPictures } from '../export/export-context.ts';
import { onlyParts } from '../parts.ts';
import { shopOf } from '../testing-folder.ts';

const drawings = 'catalogue/assemblies.csv';
const machines = 'catalogue/assembly-vehicles.csv';
const positions = 'catalogue/assembly-positions.csv';

const drawingTable = `alias,name_fi,group_fi,drawing,width,height
front-axle,Etuakseli,Alusta,axle.svg,400,200
engine,Moottori,,axle.svg,400,200
`;
const machineTable = `assembly,manufacturer,model,years
engine,Honda,TRX520,2020
front-axle,Honda,TRX520,2019-2020
front-axle,Polaris,Ranger,2018
`;
const positionTable = `assembly,position,x,y,article_number,quantity,qualifier_fi,note_fi
engine,1,0,0,EXAMPLE-1,,,
front-axle,2,400,200,EXAMPLE-2,2,,Kiristä uudelleen
front-axle,7,120,40,EXAMPLE-1,1,vasen,
front-axle,7,120,40,EXAMPLE-3,1,oikea,
front-axle,7a,130,90,EXAMPLE-1,,,
front-axle,10,10,90,EXAMPLE-1,,,
`;
/** What a merchant's file may carry beside its lines. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" onload="alert(1)"><script>alert(2)</script>
<path d="M10 10H390V190H10Z" fill="none" stroke="#000"/></svg>`;

async function world() {
  const { db } = await openTestDatabase();
  const shop = await shopOf();
  await shop.edit('shop.json', text => text.replace(/\s*"vehicles": false,/, ''));
  await shop.write(
    'catalogue/vehicles.csv',
    'manufacturer,model,years\nHonda,TRX520,2019-2020\nPolaris,Ranger,2018\n',
  );
  await shop.write('pictures/axle.svg', svg);
  await shop.write(drawings, drawingTable);
  await shop.write(machines, machineTable);
  await shop.write(positions, positionTable);
  const exported = async () => {
    const products = await db.selectFrom('product').select(['product_id', 'article_number']).execute();
    const shown: ShownPictures = new Map();
    const context = {
      ...{ db, left: createLeftOut(), shown, languages: ['fi'] as const },
      ...{ shop: (await shop.read()).shop?.data ?? expect.fail('no shop'), timeZone: 'Europe/Stockholm' },
    };
    const numbers = new Map(products.map(row => [row.product_id, row.article_number]));
    const tables = [
      await exportAssemblies(context),
      await exportAssemblyVehicles(context),
      await exportAssemblyPositions(context, numbers),
    ];
    return { tables, left: context.left.lines(), pictures: [...shown] };
  };
  return { db, ...shop, exported };
}

test('what is exported is what was applied, and a second apply changes nothing', async () => {
  const { db, read, findings, exported } = await world();
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  expect(await exported()).toEqual({
    tables: [drawingTable, machineTable, positionTable],
    left: [],
    pictures: [['axle.svg', ['assembly']]],
  });
  expect(await planShop(await read(), { db })).toEqual([]);
});

test('a drawing reaches browsers as pixels, whatever its file carries', async () => {
  const { db, read } = await world();
  await applyShop(await read(), { db });
  const stored = await db
    .selectFrom('image_original')
    .select(['mime', 'data'])
    .where('type', '=', 'assembly')
    .execute();
  expect(stored.map(({ mime }) => mime)).toEqual(['image/png']);
  expect(stored[0]?.data.includes('alert')).toBe(false);
});

test('what leaves the files leaves the shop, and nothing else', async () => {
  const { db, read, edit, exported } = await world();
  await applyShop(await read(), { db });
  await edit(positions, text => text.replace(/front-axle,7,120,40,EXAMPLE-3.*\n/, ''));
  await edit(machines, text => text.replace('2019-2020', '2020'));
  const changes = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(changes).toEqual([
    'assembly vehicle front-axle Honda TRX520 2019 removed',
    'assembly position front-axle 7 EXAMPLE-3 removed',
  ]);
  await edit(drawings, text => text.replace(/engine.*\n/, ''));
  for (const file of [machines, positions]) await edit(file, text => text.replaceAll(/^engine.*\n/gm, ''));
  await applyShop(await read(), { db });
  const { tables } = await exported();
  for (const table of tables) expect(table).not.toContain('engine');
  expect(await planShop(await read(), { db })).toEqual([]);
});

test('an apply of other parts leaves all three files alone', async () => {
  const { read } = await world();
  const { assemblies, assemblyVehicles, assemblyPositions } = onlyParts(await read(), ['markets']);
  expect([assemblies, assemblyVehicles, assemblyPositions]).toEqual([null, null, null]);
  const own = onlyParts(await read(), ['assemblies']);
  expect([own.assemblies, own.assemblyVehicles, own.assemblyPositions]).not.toContain(null);
});

test.each([
  [positions, 'front-axle,10,10,90,EXAMPLE-1', 'front-axle,10,10,90,NOPE', 7, 'SHOP021'],
  [positions, 'front-axle,10,10,90', 'front-axle,10,401,90', 7, 'SHOP007'],
  [positions, 'front-axle,10,10,90', 'front-axle,10,10,201', 7, 'SHOP007'],
  [positions, 'front-axle,10,10,90', 'front-axle,7a,10,90', 7, 'SHOP009'],
  [positions, 'front-axle,10,10,90', 'front-axle,10,,', 7, 'SHOP005'],
  [positions, '120,40,EXAMPLE-3,1,oikea', '120,40,EXAMPLE-1,1,vasen', 5, 'SHOP009'],
  [positions, 'front-axle,10,', 'front-axle,ten,', 7, 'SHOP008'],
  [positions, 'EXAMPLE-2,2,', 'EXAMPLE-2,0,', 3, 'SHOP008'],
  [positions, 'engine,1', 'engin,1', 2, 'SHOP021'],
  [machines, 'Polaris,Ranger', 'Polaris,Rangr', 4, 'SHOP021'],
  [machines, '2019-2020', 'all', 3, 'SHOP008'],
  [machines, 'Polaris,Ranger,2018', 'Honda,TRX520,2020', 4, 'SHOP009'],
  [drawings, 'Alusta,axle.svg', 'Alusta,no-axle.svg', 2, 'SHOP031'],
  [drawings, 'Alusta,axle.svg,400,200', 'Alusta,axle.svg,400,300', 2, 'SHOP029'],
  [drawings, 'engine,Moottori', 'Engine,Moottori', 3, 'SHOP008'],
  [drawings, 'engine,Moottori', 'front-axle,Moottori', 3, 'SHOP009'],
  [drawings, 'group_fi', 'part_fi', 1, 'SHOP002'],
])('check finds a mistake in %s: %s → %s', async (file, from, to, line, code) => {
  const { edit, findings } = await world();
  await edit(file, text => text.replace(from, to));
  expect(await findings()).toContain(`${file}:${line} ${code}`);
});

test('a further part of a position need not repeat its place', async () => {
  const { db, edit, read, findings, exported } = await world();
  await edit(positions, text => text.replace('front-axle,7,120,40,EXAMPLE-3', 'front-axle,7,,,EXAMPLE-3'));
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  expect((await exported()).tables[2]).toBe(positionTable);
});
