/** The number of another maker that a search names. */
import { expect, it } from 'vitest';
import { namedNumber } from './named-number.ts';

const product = {
  record: {
    articleNumber: 'PYS-2294',
    skus: [{ articleNumber: 'PYS-2294-1', gtin: '6430000229404' }],
    interchange: [
      { kind: 'oem' as const, maker: 'Norrcross', number: '64718-HN6-153' },
      { kind: 'oem' as const, maker: 'Ruskamoto', number: '705 583 830' },
      { kind: 'competitor' as const, maker: 'Bromsell', number: 'BS 31105' },
      { kind: 'superseded' as const, maker: '', number: '64718-HN6' },
    ],
  },
  text: { name: 'Pysäyte jarrupalasarja etu, Polaris Sportsman 570 2015–2021' },
};
const numberIn = (text: string) => namedNumber(text, product)?.number ?? null;

it('is found with any separators, among other words, and by its beginning', () => {
  for (const text of ['64718-HN6-153', '64718hn6153', 'Norrcross 64718 hn6 153', '64718-HN6-15'])
    expect([text, numberIn(text)]).toEqual([text, '64718-HN6-153']);
  for (const text of ['705583830', 'jarrupalat 705-583-830', '705 583'])
    expect([text, numberIn(text)]).toEqual([text, '705 583 830']);
  expect(numberIn('bs31105')).toBe('BS 31105');
});

it('is the whole number before one that begins so', () => expect(numberIn('64718 hn6')).toBe('64718-HN6'));

it('is none for words, short figures, and what the product itself is called', () => {
  for (const text of [
    'jarrupalat',
    '705',
    'sportsman 570',
    'pys-2294',
    '6430000229404',
    '2015',
    '99999999',
    '',
  ])
    expect([text, numberIn(text)]).toEqual([text, null]);
});
