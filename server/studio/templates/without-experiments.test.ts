/** A copy of a page tries nothing. */
import { expect, it } from 'vitest';
import { copyOfDocument } from './new-document.ts';

it('copies what visitors see who take part in nothing, and no word of the experiment', () => {
  const taking = (arm: string) => ({ experiment: { name: 'x', arm } });
  const original = {
    ...{ kind: 'page', id: 'home', label: 'Home' },
    experiments: {
      x: {
        arms: [
          { id: 'a', weight: 50 },
          { id: 'b', weight: 50 },
        ],
        goal: 'carts',
        change: 20,
        visitors: 900,
      },
    },
    regions: {
      main: [
        {
          ...{ kind: 'area', id: 'area' },
          fallback: [
            { kind: 'container', id: 'none', widgets: [{ id: 'n', ...taking('a') }], ...taking('a') },
            { kind: 'container', id: 'none-2', widgets: [], ...taking('b') },
          ],
        },
        {
          kind: 'container',
          id: 'one',
          widgets: [
            { id: 'w', ...taking('a') },
            { id: 'w-2', ...taking('b') },
          ],
        },
        { kind: 'container', id: 'two', widgets: [], ...taking('b') },
      ],
    },
  };
  const post = { kind: 'page', key: 'copy', from: { document: 'page:home' } } as const;
  expect(copyOfDocument(original, post)).toEqual({
    ...{ kind: 'page', id: 'copy', label: 'copy' },
    regions: {
      main: [
        {
          ...{ kind: 'area', id: 'area' },
          fallback: [{ kind: 'container', id: 'none', widgets: [{ id: 'n' }] }],
        },
        { kind: 'container', id: 'one', widgets: [{ id: 'w' }] },
      ],
    },
  });
  const { experiments: _none, ...plain } = original;
  expect(copyOfDocument(plain, post)).toEqual({ ...plain, id: 'copy', label: 'copy' });
});
