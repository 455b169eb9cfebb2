/** Applications from CSV and ACES: good rows in, others reported with line and fix (R-VEHICLE-24). */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importWorld } from '#tests/support/worlds/import-world.ts';
import { importApplications } from './import-applications.ts';
import { describeProblem } from './problem.ts';
import type { RowChange } from './row-kind.ts';

const head = 'article_number,manufacturer,model,years,position,quantity,qualifier_fi,note_fi';

async function world() {
  const { db, folder, load: loadProducts } = await importWorld();
  await loadProducts(
    'p.csv',
    'article_number,brand,category,name_fi,price_fi\nT-1,Lumikko,vinssikoydet,Köysi yksi,"9,90"\nT-2,Lumikko,vinssikoydet,Köysi kaksi,"9,90"\n',
  );
  const load = async (name: string, text: string, isTried = false) => {
    const file = join(folder, name);
    await writeFile(file, text);
    const changes: RowChange[] = [];
    const onChange = isTried ? { onChange: (change: RowChange) => void changes.push(change) } : {};
    const report = await importApplications(file, { db, ...onChange });
    return {
      ...report,
      changes: changes.map(({ name: row, kind }) => `${kind} ${row}`),
      said: report.problems.map(problem => describeProblem(name, problem)),
    };
  };
  const stored = async () =>
    (
      await db
        .selectFrom('application')
        .innerJoin('product', 'product.product_id', 'application.product_id')
        .innerJoin('vehicle', 'vehicle.parameter_value_id', 'application.parameter_value_id')
        .select(['article_number', 'year', 'position', 'quantity', 'qualifier', 'note'])
        .where('article_number', 'in', ['T-1', 'T-2'])
        .orderBy('article_number')
        .orderBy('year')
        .orderBy('place')
        .execute()
    ).map(row => [row.article_number, row.year, row.position, row.quantity, row.qualifier.fi, row.note.fi]);
  return { db, load, stored };
}

it('adds applications, changes known ones, leaves equal ones, and says what cannot be stored', async () => {
  const { load, stored } = await world();
  const rows = [
    'T-1,polaris,SPORTSMAN 570,2016-2017,front,2,vain ohjaustehostimella,',
    'T-1,Polaris,Sportsman 570,2017,front,1,,Kysy',
  ];
  expect(await load('a.csv', [head, ...rows].join('\n'))).toMatchObject({ rows: 2, added: 2, said: [] });
  const bad = [
    'T-9,Polaris,Sportsman 570,2016,,,,',
    'T-1,Polaris,Sportsmann,2016,,,,',
    'T-1,Polaris,Sportsman 570,1990,,,,',
    'T-1,Polaris,Sportsman 570,2016,top,,,',
  ];
  const changed = rows[1]?.replace(',1,', ',4,') ?? '';
  const tried = await load('b.csv', [head, rows[0], changed, ...bad].join('\n'), true);
  expect(tried).toMatchObject({ added: 0, changed: 1, unchanged: 1, skipped: 4 });
  expect(tried.changes).toEqual(['changed T-1 Polaris Sportsman 570 2017 front']);
  const report = await load('b.csv', [head, rows[0], changed, ...bad].join('\n'));
  expect(report).toMatchObject({ rows: 6, added: 0, changed: 1, unchanged: 1, skipped: 4 });
  expect(report.said.toSorted()).toEqual([
    expect.stringMatching(/^b\.csv:4 {2}article_number {2}no product "T-9" → /),
    expect.stringMatching(/^b\.csv:5 {2}model {2}no vehicle Polaris Sportsmann → /),
    expect.stringMatching(/^b\.csv:6 {2}years {2}no vehicle Polaris Sportsman 570 of 1990 → /),
    expect.stringMatching(/^b\.csv:7 {2}position {2}no position "top" → /),
  ]);
  expect(await stored()).toEqual([
    ['T-1', 2016, 'front', 2, 'vain ohjaustehostimella', undefined],
    ['T-1', 2017, 'front', 2, 'vain ohjaustehostimella', undefined],
    ['T-1', 2017, 'front', 4, undefined, 'Kysy'],
  ]);
});
it('loads a file of the exchange standard as it comes', async () => {
  const { load, stored } = await world();
  const report = await load(
    'maker.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<ACES version="4.0">
  <Header><Company>Nordhav</Company><SubmissionType>FULL</SubmissionType></Header>
  <App action="A" id="1">
    <Years from="2016" to="2017"/><Make id="1">Polaris</Make><Model id="2">Sportsman 570</Model>
    <Qual id="7"><text>vain ohjaustehostimella</text></Qual>
    <Note>Kysy</Note><Qty>2</Qty><PartType id="9"/><Position id="22"/><Part>T-1</Part>
  </App>
  <App action="A" id="2">
    <Years from="2016" to="2016"/><Make id="1">Polaris</Make><Model id="2">Sportsman 570</Model>
    <EngineBase id="3"/><Qty>1</Qty><PartType id="9"/><Part>T-2</Part>
  </App>
  <Footer><RecordCount>2</RecordCount></Footer>
</ACES>`,
  );
  expect(report).toMatchObject({ rows: 2, added: 1, skipped: 1 });
  expect(report.said).toEqual([
    'maker.xml:11  EngineBase  unknown element, which may limit the machines → see docs/import.md or take it out',
  ]);
  expect(await stored()).toEqual([
    ['T-1', 2016, 'front', 2, 'vain ohjaustehostimella', 'Kysy'],
    ['T-1', 2017, 'front', 2, 'vain ohjaustehostimella', 'Kysy'],
  ]);
});
