/** Arms: even, the same for ever, independent of each other; old documents know none. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { armsCacheKey, armsOf, type Experiment, toLot } from './choose-arm.ts';

const visits = 100_000;
const lots = Array.from({ length: visits }, () => toLot(randomBytes(8)));
const experiment = (...weights: number[]): Experiment => ({
  ...{ goal: 'pressed', change: 20, visitors: 1_000 },
  arms: weights.map((weight, at) => ({ id: 'abcd'.charAt(at), weight })),
});
/** Four standard deviations of a share among the visits. */
const error = (share: number) => 4 * Math.sqrt((share * (1 - share)) / visits);
const shareOf = (arms: readonly (string | undefined)[], arm: string) =>
  arms.filter(each => each === arm).length / arms.length;

describe('100,000 visitors', () => {
  it.each([[[50, 50]], [[90, 10]], [[34, 33, 33]], [[25, 25, 25, 25]]])(
    'are split by the weights %j within the expected error',
    weights => {
      const tried = experiment(...weights);
      for (const name of ['hero', 'hero-2', 'a']) {
        const arms = lots.map(lot => armsOf({ [name]: tried }, lot)[name]);
        for (const [at, weight] of weights.entries()) {
          const share = weight / 100;
          expect(Math.abs(shareOf(arms, 'abcd'.charAt(at)) - share), `${name} ${at}`).toBeLessThan(
            error(share),
          );
        }
      }
    },
  );

  it.each([
    ['hero-1', 'hero-2'],
    ['hero', 'rail'],
    ['a', 'b'],
  ])('have arms of %s that say nothing about those of %s', (one, other) => {
    const both = lots.map(lot => armsOf({ [one]: experiment(50, 50), [other]: experiment(50, 50) }, lot));
    const same = both.filter(arms => arms[one] === arms[other]).length / visits;
    expect(Math.abs(same - 0.5)).toBeLessThan(error(0.5));
  });
});

it('gives a visitor the same arm wherever and whenever the experiment runs', () => {
  for (const lot of lots.slice(0, 1_000)) {
    const alone = armsOf({ hero: experiment(50, 50) }, lot);
    const beside = armsOf({ rail: experiment(20, 80), hero: experiment(50, 50) }, lot);
    expect(beside['hero']).toBe(alone['hero']);
  }
  // Another build must not change it: these are of the first one.
  const known = ['0000000000000000', '00000000000000ff', 'ffffffffffffffff', '0123456789abcdef'];
  expect(known.map(lot => armsOf({ hero: experiment(25, 25, 25, 25) }, lot)['hero'])).toMatchInlineSnapshot(`
    [
      "d",
      "a",
      "b",
      "a",
    ]
  `);
});

it('names what is chosen in one order', () => {
  expect(armsCacheKey({ b: 'x', a: 'y' })).toBe(armsCacheKey({ a: 'y', b: 'x' }));
});
