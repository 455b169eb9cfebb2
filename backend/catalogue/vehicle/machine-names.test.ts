/** Machines by what people call them. */
import { expect, it } from 'vitest';
import { createMachineNames } from './machine-names.ts';

const models: [manufacturer: string, model: string, years: number[]][] = [
  ['Honda', 'TRX520 Foreman', [2020, 2021]],
  ['Honda', 'TRX420 Rancher', [2020]],
  ['Polaris', 'Sportsman 570', [2022, 2020]],
  ['Polaris', 'Sportsman XP 1000', [2020]],
  ['Can-Am', 'Outlander 650', [2019]],
  ['Arctic Cat', 'Alterra', [2018]],
];
const find = createMachineNames(
  models.flatMap(([manufacturer, model, years]) => years.map(year => ({ manufacturer, model, year }))),
);
const names = (text: string, most = 8) =>
  find(text, most).map(({ manufacturer, model, years }) => `${manufacturer} ${model} ${years.join(' ')}`);
const foreman = 'Honda TRX520 Foreman 2021 2020';

it.each(['trx520', 'TRX 520', 'honda foreman', 'foreman honda trx', '520 fore', 'HONDA TRX-520'])(
  'finds the Foreman as %s',
  text => expect(names(text)).toEqual([foreman]),
);

it('finds a brand however it is written', () => {
  for (const text of ['can-am', 'canam', 'Can Am 650', 'can‑am'])
    expect(names(text)[0]).toContain('Outlander');
});

it('keeps the model year that is typed, and takes 1000 for a name', () => {
  expect(names('trx520 2020')).toEqual(['Honda TRX520 Foreman 2020']);
  expect(names('trx520 2015')).toEqual([]);
  expect(names('sportsman 1000')).toEqual(['Polaris Sportsman XP 1000 2020']);
  expect(names('2019')).toEqual(['Can-Am Outlander 650 2019']);
});

it('corrects words, and never a number', () => {
  expect(names('outlnder')).toEqual(['Can-Am Outlander 650 2019']);
  expect(names('honda formean')).toEqual([foreman]);
  expect(names('trx500')).toEqual([]);
  expect(names('outlander 651')).toEqual([]);
});

it('lists the latest of equally near machines first, and no more than asked for', () => {
  expect(names('sportsman')).toEqual(['Polaris Sportsman 570 2022 2020', 'Polaris Sportsman XP 1000 2020']);
  expect(names('o', 2)).toHaveLength(2);
});

it('finds nothing for no word', () => {
  for (const text of ['', '  ', '-', '…']) expect(names(text)).toEqual([]);
});
