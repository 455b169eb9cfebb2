/** A page is made once for all visitors of an arm. */
import { expect, it } from 'vitest';
import { withoutOverrides } from '#engine/resolve/page-steps.ts';
import { testContainer, testPage } from '#engine/testing-engine.ts';
import type { Experiments } from '#kernel/experiment/choose-arm.ts';
import { createPagesInArms } from './pages-in-arms.ts';

const arms = ['a', 'b'].map(id => ({ id, weight: 50 }));
const experiments: Experiments = { try: { arms, goal: 'pressed', change: 20, visitors: 1_000 } };
const rows = ['a', 'b'].map(arm => ({ ...testContainer(arm, 'box'), experiment: { name: 'try', arm } }));
const overriddenOf = (more: object) =>
  withoutOverrides({ page: testPage(rows, more), fragments: {}, content: [] });

it('gives two visitors of an arm the same page, which is then localised once', () => {
  const pageInArms = createPagesInArms();
  const overridden = overriddenOf({ experiments });
  const [one, other, second, none] = [{ try: 'a' }, { try: 'a' }, { try: 'b' }, undefined].map(
    own => pageInArms(overridden, own).overridden,
  );
  expect(other).toBe(one);
  expect(second).not.toBe(one);
  expect(none?.page.regions['main']).toEqual(one?.page.regions['main']);
  expect(second?.page.regions['main']).toMatchObject([{ id: 'b' }]);
  // Another page, as after a publication, is made anew.
  expect(pageInArms(overriddenOf({ experiments }), { try: 'a' }).overridden).not.toBe(one);
});

it('leaves a page without experiments as it is', () => {
  const overridden = overriddenOf({});
  expect(createPagesInArms()(overridden, { try: 'a' })).toEqual({ overridden, tried: undefined });
});
