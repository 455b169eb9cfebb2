/** A build that would show what is limited serves what it understands instead (R-STUDIO-284). */
import { expect, it } from 'vitest';
import { isUnderstood, type Requires, requiresOf } from './required-versions.ts';

const versions = { banner: 2, 'rich-text': 1 };
/** As builds decided before areas had limits; some may run beside this one while it is rolled out. */
const wasUnderstood = (requires: Requires) =>
  Object.entries(requires).every(([type, version]) => version <= (Reflect.get(versions, type) ?? version));
/** As builds decided that limit parts of areas and try none. */
const wasUnderstoodWithLimits = (requires: Requires) =>
  Object.values(requires).every(required => required < 2_000);
const area = (row: object, widget: object = {}) => ({
  kind: 'content',
  regions: {
    main: [
      {
        ...{ kind: 'container', id: 'row', ...row },
        widgets: [{ type: 'banner', v: 2, id: 'hero', props: { nested: { type: 'text', v: 1 } }, ...widget }],
      },
    ],
  },
});

it.each([
  ['a row that begins', area({ when: { from: '2026-12-01T00:00:00Z' } })],
  ['a row that ends', area({ when: { until: '2026-12-01T00:00:00Z' } })],
  ['a row for some customers', area({ when: { customerType: ['PERSON'] } })],
  ['a hidden row', area({ hidden: true })],
  ['a hidden widget', area({}, { hidden: true })],
  ['an arm of a row', area({ experiment: { name: 'try', arm: 'b' } })],
  ['an arm of a widget', area({}, { experiment: { name: 'try', arm: 'b' } })],
])('keeps %s from builds that would show it to all', (_what, body) => {
  const requires = requiresOf(body);
  expect([isUnderstood(requires, versions), wasUnderstood(requires)]).toEqual([true, false]);
  // A build that lacks the widget leaves it out; one with an older widget waits for it, as ever.
  expect(isUnderstood(requires, {})).toBe(true);
  expect(isUnderstood(requires, { banner: 1 })).toBe(false);
});

it.each([
  ['an arm of a row', area({ experiment: { name: 'try', arm: 'b' } })],
  ['an arm of a widget', area({}, { experiment: { name: 'try', arm: 'b' } })],
  ['an arm of a hidden row', area({ hidden: true, experiment: { name: 'try', arm: 'b' } })],
])('keeps %s from builds that limit parts and would show all arms', (_what, body) => {
  expect(wasUnderstoodWithLimits(requiresOf(body))).toBe(false);
  expect(wasUnderstoodWithLimits(requiresOf(area({ hidden: true })))).toBe(true);
});

it.each([
  ['an area that all see', area({})],
  ['a row for phones, which every build knows', area({ when: { viewport: ['phone'] } })],
  ['a page, which each build checks before it serves it', { ...area({ hidden: true }), kind: 'page' }],
])('asks nothing more of builds for %s', (_what, body) => {
  expect(requiresOf(body)).toMatchObject({ banner: 2 });
  expect(wasUnderstood(requiresOf(body))).toBe(true);
});

it('does not serve a form that only a later build knows', () => {
  expect(isUnderstood({ banner: 3_002 }, versions)).toBe(false);
  expect(isUnderstood({ unknown: 3_001 }, versions)).toBe(false);
});
