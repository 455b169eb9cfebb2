/** What completes addresses: loaded from files, and found by a code or a number. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDirectory } from '#backend/testing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { aContext } from '#tests/support/worlds/small-shop.ts';
import { type DirectoryKind, importDirectory } from './import-directory.ts';

async function world() {
  const { db, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'directory-'));
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  const problems: string[] = [];
  const load = async (kind: DirectoryKind, text: string) => {
    const file = join(folder, 'rows.csv');
    await writeFile(file, text);
    const onProblem = ({ line, column }: { line: number; column: string }) =>
      void problems.push(`${line} ${column}`);
    return importDirectory(kind, file, { db, onProblem });
  };
  return { load, problems, directory: createDirectory(db) };
}

it('loads postal areas and finds them by the beginning of a code, in the language of the page', async () => {
  const { load, problems, directory } = await world();
  const head = 'country;zip;name_fi;name_sv';
  expect(
    await load(
      'postal-areas',
      `${head}\nFI;00100;Helsingfors;\nFI;65100;Vaasa;Vasa\nFI;651;Vaasa;Vasa\nFI;65101;;`,
    ),
  ).toMatchObject({ rows: 4, added: 2, skipped: 2 });
  expect(problems).toEqual(['4 zip', '5 name_fi']);
  expect(
    await load(
      'postal-areas',
      `${head}\nFI;00100;Helsinki;Helsingfors\nFI;65200;Vaasa;Vasa\nFI;65100;Vaasa;Vasa`,
    ),
  ).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
  const areas = (zip: string, country = 'fi') => directory.postalAreas(aContext(), country, zip);
  expect(await areas('65 1')).toEqual([{ zip: '65100', city: 'Vaasa' }]);
  expect(await areas('00100')).toEqual([{ zip: '00100', city: 'Helsinki' }]);
  const swedish = { ...aContext(), language: { ...aContext().language, id: 'sv-SE' } };
  expect(await directory.postalAreas(swedish, 'FI', '652')).toEqual([{ zip: '65200', city: 'Vasa' }]);
  expect([await areas('6'), await areas('651', 'SE')]).toEqual([[], []]);
});

it('loads organisations and finds them by number, however it is written', async () => {
  const { load, problems, directory } = await world();
  const text =
    'country,number,name,address,zip,city\nFI,9700001-4,Metsätyö Oy,Savotantie 12,70150,Kuopio\nFI,9700001-5,Väärä Oy,,,';
  expect(await load('organizations', text)).toMatchObject({ rows: 2, added: 1, skipped: 1 });
  expect(problems).toEqual(['3 number']);
  expect(await directory.organization('FI', 'FI97000014')).toEqual({
    number: '97000014',
    name: 'Metsätyö Oy',
    addressLine1: 'Savotantie 12',
    zip: '70150',
    city: 'Kuopio',
  });
  expect(await directory.organization('FI', '0737546-2')).toBeNull();
  expect(await directory.organization('FI', '9700001-5')).toBeNull();
});
