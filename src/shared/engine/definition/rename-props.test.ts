import { expect, it } from 'vitest';
import { renameProps } from './rename-props.ts';

it('renames props, and keeps their order and all other values', () => {
  const step = renameProps({ large: 'title', tone: 'textColor' });
  const older = { type: 'banner', v: 1, id: 'a', when: {}, props: { tone: 'dark', href: '/', large: 'Hei' } };
  const newer = step(older);
  expect(newer).toEqual({ ...older, props: { textColor: 'dark', href: '/', title: 'Hei' } });
  expect(Object.keys(newer.props)).toEqual(['textColor', 'href', 'title']);
});
