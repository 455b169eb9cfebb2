/** A page has what its visitor's arm shows; without experiments nothing of a page differs (R-STUDIO-225). */
import { expect, it } from 'vitest';
import type { RegionNode } from '../definition/page-document.ts';
import type { Arms, Experiments } from '../experiment/choose-arm.ts';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testPage,
  testShop,
  testWidget,
} from '../testing-engine.ts';
import { fromPageState, toPageState } from '../view/serialise-page.ts';

const experiments: Experiments = {
  copy: {
    arms: [
      { id: 'a', weight: 50 },
      { id: 'b', weight: 50 },
    ],
    ...{ goal: 'pressed', change: 20, visitors: 1_000 },
  },
};
const rows = () => {
  const [first, second, always] = [
    testContainer('one', 'box'),
    testContainer('two', 'box'),
    testContainer('all', 'box', 'box'),
  ];
  const [, last] = always.widgets;
  if (last) last.experiment = { name: 'copy', arm: 'b' };
  return [
    { ...first, experiment: { name: 'copy', arm: 'a' } },
    { ...second, experiment: { name: 'copy', arm: 'b' } },
    always,
  ];
};

async function shown(arms?: Arms, nodes: RegionNode[] = rows(), declared: Experiments | null = experiments) {
  const { services } = testShop({ box: testWidget() });
  const page = await resolveTestPage(
    testPage(nodes, declared ? { experiments: declared } : {}),
    testContext(arms ? { arms } : {}),
    services,
  );
  const main = page.regions['main'] ?? [];
  return {
    page,
    rows: main.map(({ id, widgets }) => `${id} ${widgets.length}`),
    counted: main.flatMap(({ widgets }) => widgets.map(({ experiment }) => experiment ?? '')),
  };
}

it('shows the first arm to a visitor who takes part in nothing, and counts nothing of it', async () => {
  const { rows, counted } = await shown();
  expect(rows).toEqual(['one 1', 'all 1']);
  expect(counted).toEqual(['', '']);
});

it.each([
  ['a', ['one 1', 'all 1'], ['copy', '']],
  ['b', ['two 1', 'all 2'], ['copy', '', 'copy']],
])('shows arm %s to its visitors, in the browser as well', async (arm, expected, named) => {
  const { page, rows, counted } = await shown({ copy: arm });
  expect(rows).toEqual(expected);
  expect(counted).toEqual(named);
  const again = fromPageState(toPageState(page));
  expect(again.context.arms).toEqual({ copy: arm });
  expect(
    (again.regions['main'] ?? []).flatMap(({ widgets }) => widgets.map(({ experiment }) => experiment ?? '')),
  ).toEqual(named);
});

it('says nothing of experiments in the state of a page without any', async () => {
  const { page } = await shown(undefined, [testContainer('all', 'box')], null);
  expect(JSON.stringify(toPageState(page))).not.toMatch(/experiment|arms/);
});
