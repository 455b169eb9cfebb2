/** Model numbers that no machine has. */
import { expect, it } from 'vitest';
import { createNameWriter, createUnknownModels } from './unknown-model.ts';

const models = [
  ['Honda', 'TRX520 Foreman'],
  ['Honda', 'TRX420 Rancher'],
  ['Polaris', 'Sportsman 570'],
  ['Polaris', 'Sportsman XP 1000'],
  ['Can-Am', 'Outlander 450'],
  ['Can-Am', 'Outlander MAX 650'],
  ['Can-Am', 'Outlander 650'],
  ['Can-Am', 'Outlander 1000R'],
] as const;
const find = createUnknownModels(
  models.map(([manufacturer, model]) => ({ manufacturer, model, year: 2020, facetId: model })),
);

it('offers the nearest machine of the name, as the shop writes it, with the other words', () => {
  const offered = (text: string) => find(text)?.searchText;
  expect(offered('outlander 651')).toBe('Outlander 650');
  expect(offered('Can-Am outlander 651')).toBe('Can-Am Outlander 650');
  for (const text of ['trx 521', 'TRX521', 'trx-521']) expect(offered(text)).toBe('TRX520');
  expect(offered('sportsman 571')).toBe('Sportsman 570');
  expect(offered('vinssi sportsman 999')).toBe('vinssi Sportsman XP 1000');
  expect(offered('Honda Foreman 500')).toBe('Honda TRX520 Foreman');
  expect(offered('rancher 400 vinssi')).toBe('TRX420 Rancher vinssi');
});

it('names the machine that is asked for as the shop writes machines', () => {
  const named = [
    'outlander 651',
    'OUTLANDER651 vinssi',
    'trx-521',
    'trx 521',
    'vinssi sportsman 999',
    'outlander 9001',
    'Honda foreman 500',
  ];
  expect(named.map(text => find(text)?.name)).toEqual([
    'Outlander 651',
    'Outlander 651',
    'TRX521',
    'TRX521',
    'Sportsman 999',
    'Outlander 9001',
    'Foreman 500',
  ]);
});

it('leaves what a machine has, what begins it, years, measures and other names', () => {
  for (const text of [
    'outlander 650',
    'outlander650',
    'outlander 1000',
    'trx 520',
    'trx 52',
    'outlander 2020',
    'foreman 520',
    'foreman 2020',
    'foreman',
    'outlander 202',
    'outlander 150 cm',
    'outlander',
    'vinssi 3501',
    'kypärä 571',
    '651 outlander',
    '',
  ])
    expect([text, find(text)]).toEqual([text, null]);
});

it('writes the words of names as the shop does, and others as they are', () => {
  const write = createNameWriter(['Can-Am', 'TRX520 Foreman', 'WARN']);
  expect(['trx520', 'warn', 'canam', 'kypärä', 'foreman vinssi'].map(write)).toEqual([
    'TRX520',
    'WARN',
    'Can-Am',
    'kypärä',
    'Foreman vinssi',
  ]);
});
