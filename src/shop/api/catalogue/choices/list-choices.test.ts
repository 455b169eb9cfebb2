/** Choices survive a round trip through a URL, with any labels. */
import { expect, it } from 'vitest';
import { type Choice, choiceText } from './choice-text.ts';
import {
  choiceCount,
  choiceParameters,
  isChoiceKey,
  type ListChoices,
  readChoices,
  withGroup,
} from './list-choices.ts';
import { readChoiceText } from './read-choice-text.ts';

/** Seeded random generator, so that failures are reproducible. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const letters = [
  'a',
  'Z',
  '9',
  ' ',
  ',',
  '~',
  '%',
  '%2C',
  '%7E',
  '%25',
  'å',
  'ö',
  '″',
  '&',
  '=',
  '+',
  '#',
  '😀',
  '<',
  '"',
  '_',
  '-',
];

function randomText(random: (below: number) => number, least: number): string {
  return Array.from({ length: least + random(9) }, () => letters[random(letters.length)] ?? '').join('');
}

function randomChoices(random: (below: number) => number): Choice[] {
  const found = new Map<string, Choice>();
  for (let n = 1 + random(4); n > 0; n -= 1) {
    const id = `f${randomText(random, 0).trim()}x`;
    found.set(id, { id, label: randomText(random, 0).trim() });
  }
  return [...found.values()];
}

it('reads back any label and any id from a URL (R-LIST-2)', () => {
  const random = randomOf(7);
  const keys = ['categories', 'brands', 'skus', 'price', 'discount', 'p-f_60_501', 'p-StockStatus', 'p-~,'];
  for (let round = 0; round < 3000; round += 1) {
    const choices: ListChoices = {
      groups: Object.fromEntries(keys.filter(() => random(3) === 0).map(key => [key, randomChoices(random)])),
      ...(random(3) === 0 ? { priceFrom: random(5000) } : {}),
      ...(random(3) === 0 ? { priceTo: random(5000) } : {}),
    };
    const address = new URLSearchParams(choiceParameters(choices)).toString();
    expect(readChoices(Object.fromEntries(new URLSearchParams(address)))).toEqual(choices);
  }
});

it('reads ids without labels, and each only once', () => {
  expect(readChoiceText('b_1,b_2,b_1,')).toEqual([
    { id: 'b_1', label: '' },
    { id: 'b_2', label: '' },
  ]);
});

it('reads unencoded labels with commas and tildes', () => {
  expect(readChoiceText('24x8, 12 ~ tubeless~f_1,Warn~b_1')).toEqual([
    { id: 'f_1', label: '24x8, 12 ~ tubeless' },
    { id: 'b_1', label: 'Warn' },
  ]);
});

it('ignores invalid choices', () => {
  expect(
    readChoices({ brands: ',,~,', 'p-': 'a~b', utm_source: 'x~y', 'price-from': '-3', 'price-to': '1e3' }),
  ).toEqual({
    groups: {},
  });
  expect(['sort', 'page', 'utm_source', 'p-'].some(isChoiceKey)).toBe(false);
});

it('counts a price range as one choice beside the values', () => {
  expect(choiceCount(readChoices({ brands: 'A~1,B~2', 'price-from': '10', 'price-to': '20' }))).toBe(3);
});

it('keeps the groups in the order in which they were chosen', () => {
  const start = readChoices({ brands: 'A~1', skus: 'M~2' });
  const more = withGroup(start, 'brands', [...(start.groups['brands'] ?? []), { id: '3', label: 'C' }]);
  expect(choiceParameters(more)).toEqual([
    ['brands', 'A~1,C~3'],
    ['skus', 'M~2'],
  ]);
  expect(choiceParameters(withGroup(more, 'brands', []))).toEqual([['skus', 'M~2']]);
  expect(choiceText([])).toBe('');
});
