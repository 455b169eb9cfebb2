/** A page has what its visitor's arm shows; without experiments nothing of a page differs (R-STUDIO-225). */
import { expect, it } from 'vitest';
import type { Arms, Experiments } from '#kernel/experiment/choose-arm.ts';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testLocalised,
  testPage,
  testShop,
  testWidget,
} from '../testing-engine.ts';
import { fromPageState, toPageState } from '../view/serialise-page.ts';
import { inArms } from './in-arms.ts';

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

const { services } = testShop({ box: testWidget() });

async function shown(arms?: Arms) {
  const own = inArms(testLocalised(testPage(rows(), { experiments })), arms);
  const context = testContext(own.tried ? { tried: own.tried } : {});
  const page = await resolveTestPage(own.page, context, services);
  const main = page.regions['main'] ?? [];
  return { page, rows: main.map(({ id, widgets }) => `${id} ${widgets.length}`) };
}

it('shows the first arm to a visitor who takes part in nothing, and counts nothing of it', async () => {
  const { page, rows } = await shown();
  expect(rows).toEqual(['one 1', 'all 1']);
  expect(page.context.tried).toBeUndefined();
});

it.each([
  ['a', ['one 1', 'all 1'], ['one-box-0']],
  ['b', ['two 1', 'all 2'], ['two-box-0', 'all-box-1']],
])('shows arm %s to its visitors, and names its parts to the browser', async (arm, expected, parts) => {
  const { page, rows } = await shown({ copy: arm });
  expect(rows).toEqual(expected);
  expect(fromPageState(toPageState(page)).context.tried).toEqual({ copy: { arm, parts } });
});

it('leaves what it keeps as the same objects, and says nothing of experiments to other visitors', async () => {
  const whole = testPage(rows(), { experiments });
  const { page, tried } = inArms({ page: whole, fragments: {}, content: [] }, { copy: 'b' });
  expect(page.regions['main']?.[1]).toBe(whole.regions['main']?.[2]);
  expect(tried).toEqual({ copy: { arm: 'b', parts: ['two-box-0', 'all-box-1'] } });
  const plain = await resolveTestPage(testPage([testContainer('all', 'box')]), testContext(), services);
  expect(JSON.stringify(toPageState(plain))).not.toMatch(/experiment|tried/);
});

it('counts and shows one version of a part within the fallback of an area', async () => {
  const [one, two] = [testContainer('one', 'box'), testContainer('two', 'box', 'box')];
  const fallback = [
    { ...one, experiment: { name: 'copy', arm: 'a' } },
    { ...two, experiment: { name: 'copy', arm: 'b' } },
  ];
  const whole = testPage([{ kind: 'area', id: 'area', areaName: 'gone', fallback }], { experiments });
  const idsFor = async (arms?: Arms) => {
    const { page, tried } = inArms(testLocalised(whole), arms);
    const resolved = await resolveTestPage(page, testContext(), services);
    const ids = resolved.regions['main']?.flatMap(({ widgets }) => widgets.map(({ id }) => id));
    return [ids, tried?.['copy']?.parts];
  };
  const [ofOne, ofTwo] = [['area/one-box-0'], ['area/two-box-0', 'area/two-box-1']];
  expect(await idsFor()).toEqual([ofOne, undefined]);
  // Named as on the page that the browser has, where they are counted.
  expect(await idsFor({ copy: 'a' })).toEqual([ofOne, ofOne]);
  expect(await idsFor({ copy: 'b' })).toEqual([ofTwo, ofTwo]);
});
