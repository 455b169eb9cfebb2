/** @vitest-environment jsdom */
/** A navigation in the browser shows what the document would have (R-STUDIO-226). */
import { afterEach, expect, it, vi } from 'vitest';
import { testContainer, testLocalised, testPage } from '#engine/testing-engine.ts';
import { armsOf, type Experiments } from '#kernel/experiment/choose-arm.ts';
import { inOwnArms } from './own-arms.ts';

const experiments: Experiments = {
  copy: {
    arms: ['a', 'b', 'c', 'd'].map(id => ({ id, weight: 25 })),
    ...{ goal: 'pressed', change: 20, visitors: 1_000 },
  },
};
const page = testPage(
  ['a', 'b', 'c', 'd'].map(arm => ({ ...testContainer(arm, 'box'), experiment: { name: 'copy', arm } })),
  { experiments },
);
const shown = async () => {
  const own = await inOwnArms(testLocalised(page));
  return { ids: own.page.regions['main']?.map(({ id }) => id), tried: own.tried };
};
const lot = () => /ralph-lot=([^;]*)/.exec(document.cookie)?.[1];

afterEach(() => {
  for (const name of ['ralph-cookie-consent', 'ralph-lot']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

it('shows the arm of the lot that the server reads', async () => {
  document.cookie = 'ralph-cookie-consent=statistics.v2.20261130; Path=/';
  for (const known of ['0000000000000007', '00000000000000f3', 'ffffffffffffff01', 'abcdefabcdefabcd']) {
    document.cookie = `ralph-lot=${known}; Path=/`;
    const { copy = '' } = armsOf(experiments, known);
    expect(await shown()).toEqual({ ids: [copy], tried: { copy: { arm: copy, parts: [`${copy}-box-0`] } } });
  }
});

it('draws a lot where there is none that means something, once', async () => {
  document.cookie = 'ralph-cookie-consent=statistics.v2.20261130; Path=/';
  document.cookie = 'ralph-lot=mine; Path=/';
  const first = await shown();
  const drawn = lot();
  expect(drawn).toMatch(/^[\da-f]{16}$/);
  expect(await shown()).toEqual(first);
  expect(lot()).toBe(drawn);
});

it('lets a lot last as long again with each page that has an experiment', async () => {
  document.cookie = 'ralph-cookie-consent=statistics.v2.20261130; Path=/';
  document.cookie = 'ralph-lot=0000000000000007; Path=/';
  const written = vi.spyOn(document, 'cookie', 'set');
  await shown();
  expect(written.mock.calls.flat().join()).toMatch(/ralph-lot=0000000000000007.*Max-Age=7776000/i);
  written.mockRestore();
});

it.each(['', 'none.v2.20261130', 'preferences.marketing.v2.20261130'])(
  'shows the first arm and stores nothing with the consent "%s"',
  async consent => {
    document.cookie = `ralph-cookie-consent=${consent}; Path=/`;
    expect(await shown()).toEqual({ ids: ['a'], tried: undefined });
    expect(lot()).toBeUndefined();
  },
);
