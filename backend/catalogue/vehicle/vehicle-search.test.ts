/** Vehicles in searches. */
import { expect, it } from 'vitest';
import { createVehicleSearch, type NamedVehicle } from './vehicle-search.ts';

const models: [manufacturer: string, model: string, years: number[]][] = [
  ['Honda', 'TRX520 Foreman', [2020, 2021]],
  ['Honda', 'TRX420 Rancher', [2020]],
  ['Polaris', 'Sportsman 570', [2020]],
  ['Polaris', 'Sportsman XP 1000', [2020]],
  ['Can-Am', 'Maverick Trail 800', [2019]],
];
const vehicles = models.flatMap(([manufacturer, model, years]) =>
  years.map((year): NamedVehicle => ({ manufacturer, model, year, facetId: `${model} ${year}` })),
);
const read = createVehicleSearch(vehicles);
const understood = (text: string) => {
  const found = read(text);
  return found && [found.searchText, found.vehicle, found.facetIds.length];
};

it('separates the product from the vehicle, in any order and spelling', () => {
  const winch = ['vinssi', 'Honda TRX520 Foreman', 2];
  for (const text of [
    'vinssi TRX520',
    'trx520 vinssi',
    'vinssi Honda TRX 520',
    'vinssi foreman trx520',
    'Vinssi TRX520:een',
  ])
    expect(understood(text)).toEqual([text.startsWith('V') ? 'Vinssi' : winch[0], ...winch.slice(1)]);
  expect(understood('lumiaura 150 cm sportsman 570')).toEqual([
    'lumiaura 150 cm',
    'Polaris Sportsman 570',
    1,
  ]);
  expect(understood('vinsch till canam maverick')).toEqual(['vinsch till', 'Can-Am Maverick Trail 800', 1]);
});

it('means every vehicle of a name, and one model year when the text names it', () => {
  expect(understood('vinssi sportsman')).toEqual(['vinssi', 'Polaris Sportsman', 2]);
  expect(understood('vinssi trx520 2021')).toEqual(['vinssi', 'Honda TRX520 Foreman 2021', 1]);
  // A year that the model does not have stays in the text.
  expect(understood('vinssi trx420 2021')).toEqual(['vinssi 2021', 'Honda TRX420 Rancher', 1]);
});

it('tells a model year that the vehicle does not have from a measure', () => {
  const year = (text: string) => read(text)?.unknownYear ?? null;
  for (const text of ['vinssi sportsman 570 2012', 'sportsman 570 2012', '2012 polaris sportsman 570 vinssi'])
    expect([text, year(text)]).toEqual([text, '2012']);
  for (const text of [
    'vinssi sportsman 570',
    'vinssi sportsman 570 2020',
    'vinssi 2000 sportsman 570',
    'vinssi sportsman 570 2000 lb',
    'sportsman 570 vinssi 2012',
  ])
    expect([text, year(text)]).toEqual([text, null]);
});

it('reads no vehicle into manufacturers, numbers and short or later words of a model', () => {
  for (const text of [
    'vinssi',
    'Honda vinssi',
    'vinssi 1000',
    'trail rengas',
    'xp vinssi',
    'kalenteri 2020',
    '',
  ])
    expect(read(text)).toBeNull();
});

it('leaves no text of a search for the vehicle alone', () => {
  for (const text of ['TRX520', 'Honda TRX520 Foreman 2021', 'trx520 !'])
    expect(read(text)?.searchText).toBe('');
});

it('reads a name and its number as one word', () => {
  expect(understood('vinssi sportsman570')).toEqual(['vinssi', 'Polaris Sportsman 570', 1]);
  expect(understood('vinssi maverick800')).toBeNull();
});
