import { expect, it } from 'vitest';
import { migrate } from './1-to-2.ts';

it('renames the props and those of the items', () => {
  const older = {
    type: 'json',
    v: 1,
    id: 'a',
    props: { heading: 'H', align: 'center', button: 'B', items: [{ title: 'T', button: 'C' }, null] },
  };
  expect(migrate(older).props).toEqual({
    title: 'H',
    alignment: 'center',
    buttonLabel: 'B',
    items: [{ title: 'T', buttonLabel: 'C' }, null],
  });
});
