/** A restored experiment begins with no visitors. */
import { expect, it } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { withNewExperiments } from './new-experiments.ts';

const plan = { arms: [{ id: 'a', weight: 100 }], goal: 'pressed', change: 20, visitors: 900 };
const widget = (id: string, name?: string) => ({
  ...{ type: 'banner', v: 2, id, props: {} },
  ...(name === undefined ? {} : { experiment: { name, arm: 'a' } }),
});
const pageWith = (names: readonly string[]): DocumentBody => ({
  ...{ kind: 'page', id: 'home' },
  ...(names.length > 0 ? { experiments: Object.fromEntries(names.map(name => [name, plan])) } : {}),
  regions: {
    main: [
      {
        kind: 'container',
        id: 'row',
        widgets: [...names.map(name => widget(`w-${name}`, name)), widget('w')],
      },
    ],
  },
});
const ending = () => '123abc';

it('gives an experiment that has ended another name, and leaves one that goes on', () => {
  const earlier = pageWith(['hero-0a1b2c', 'rail']);
  const restored = withNewExperiments(earlier, [pageWith([]), pageWith(['rail'])], ending);
  expect(restored['experiments']).toEqual({ rail: plan, 'hero-123abc': plan });
  expect(restored['regions']).toMatchObject({
    main: [
      {
        widgets: [
          { id: 'w-hero-0a1b2c', experiment: { name: 'hero-123abc', arm: 'a' } },
          { experiment: { name: 'rail', arm: 'a' } },
          widget('w'),
        ],
      },
    ],
  });
});

it('leaves all other documents as they are', () => {
  const plain = pageWith([]);
  expect(withNewExperiments(plain, [undefined], ending)).toBe(plain);
  const running = pageWith(['hero']);
  expect(withNewExperiments(running, [running, undefined], ending)).toEqual(running);
});
