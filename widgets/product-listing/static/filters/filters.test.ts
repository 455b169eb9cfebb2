/** Which values are shown, their links, and the effect of a click; checked against every forest of four values. */

import { expect, it } from 'vitest';
import type { Choice } from '#api/catalogue/choices/choice-text.ts';
import type { FacetGroup, FacetValue } from '#api/catalogue/facets.ts';
import { shownGroups } from './shown-groups.ts';
import { toggled } from './toggle.ts';

const value = (
  id: string,
  parentId: string | null = null,
  changes: Partial<FacetValue> = {},
): FacetValue => ({
  id,
  parentId,
  label: id.toUpperCase(),
  count: 1,
  whole: 1,
  hidden: false,
  ...changes,
});
const group = (values: FacetValue[], changes: Partial<FacetGroup> = {}): FacetGroup => ({
  key: 'categories',
  kind: 'categories',
  label: 'Category',
  values,
  ...changes,
});
const shown = (groups: FacetGroup[], total: number, chosen: Record<string, Choice[]> = {}) =>
  shownGroups(groups, {
    choices: { groups: chosen },
    total,
    hrefOf: choices => JSON.stringify(choices.groups),
  });
const ids = (choices: readonly Choice[]) => choices.map(({ id }) => id).toSorted();
const choice = (id: string): Choice => ({ id, label: id.toUpperCase() });

/** Every forest of four values: the parent of each is none or an earlier one. */
function* forests(): Generator<FacetValue[]> {
  const names = ['a', 'b', 'c', 'd'];
  for (let code = 0; code < 2 * 3 * 4; code += 1) {
    const parents = [0, code % 2, Math.floor(code / 2) % 3, Math.floor(code / 6) % 4];
    yield names.map((name, index) =>
      value(name, parents[index] ? (names[(parents[index] ?? 1) - 1] ?? null) : null),
    );
  }
}

const isBelow = (id: string, above: string, values: readonly FacetValue[]): boolean => {
  const parent = values.find(one => one.id === id)?.parentId ?? null;
  return parent !== null && (parent === above || isBelow(parent, above, values));
};

it('toggles a value with all its descendants, and no other value (R-LIST-15)', () => {
  for (const values of forests())
    for (let mask = 0; mask < 16; mask += 1) {
      const before = values.filter((_, index) => (mask >> index) % 2 === 1).map(({ id }) => choice(id));
      for (const pressed of values) {
        const wasChosen = before.some(({ id }) => id === pressed.id);
        const expected = values
          .filter(({ id }) =>
            id === pressed.id || isBelow(id, pressed.id, values)
              ? !wasChosen
              : before.some(one => one.id === id),
          )
          .map(({ id }) => id);
        expect(ids(toggled(before, pressed, values))).toEqual(expected.toSorted());
      }
    }
});

it('keeps choices that the facets of the group lack', () => {
  expect(ids(toggled([choice('gone')], value('a'), [value('a')]))).toEqual(['a', 'gone']);
});

it('starts the tree below categories that contain the whole list', () => {
  const tree = [
    value('root', null, { whole: 9 }),
    value('own', 'root', { whole: 9 }),
    value('x', 'own', { whole: 5 }),
    value('y', 'own', { whole: 4 }),
  ];
  expect(shown([group(tree)], 9)[0]?.values.map(({ id }) => id)).toEqual(['x', 'y']);
});

it('terminates on a cycle of parents', () => {
  const circle = [value('a', 'b', { whole: 1 }), value('b', 'a', { whole: 1 }), value('c', null)];
  expect(shown([group(circle)], 3)[0]?.values.map(({ id }) => id)).toEqual(['c']);
});

it('hides hidden values and those labelled -, and groups that narrow nothing (R-LIST-13)', () => {
  const brands = (values: FacetValue[]) => group(values, { key: 'brands', kind: 'brands' });
  const values = [
    value('a'),
    value('b', null, { hidden: true }),
    value('c', null, { label: '-' }),
    value('d'),
  ];
  expect(shown([brands(values)], 2)[0]?.values.map(({ id }) => id)).toEqual(['a', 'd']);
  expect(shown([brands([value('a', null, { whole: 2 })])], 2)).toEqual([]);
  // A group with a chosen value is shown.
  expect(shown([brands([value('a', null, { whole: 2 })])], 2, { brands: [choice('a')] })).toHaveLength(1);
});

it('gives a value without products no link and never shows it as chosen (R-LIST-14)', () => {
  const [first] = shown([group([value('a', null, { count: 0 }), value('b')])], 9, {
    categories: [choice('a')],
  });
  expect(first?.values[0]).toMatchObject({ href: null, chosen: false });
  expect(first?.chosenCount).toBe(1);
});
