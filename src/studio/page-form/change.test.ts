/** Immutable updates of an instance. */
import { array, assert, integer, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { moved, withValue } from './change.ts';

it('sets, replaces and removes a field, and keeps the order of keys', () => {
  const before = { props: { title: { fi: 'a', sv: 'b' }, href: '/x' } };
  const after = withValue(before, ['props', 'title', 'fi'], 'c');
  expect(JSON.stringify(after)).toBe('{"props":{"title":{"fi":"c","sv":"b"},"href":"/x"}}');
  expect(before.props.title.fi).toBe('a');
  expect(withValue(before, ['props', 'title'], undefined)).toEqual({ props: { href: '/x' } });
  expect(withValue<unknown>({ props: {} }, ['props', 'image', 'file'], 'a.jpg')).toEqual({
    props: { image: { file: 'a.jpg' } },
  });
  expect(withValue({ list: ['a', 'b'] }, ['list', 1], 'c')).toEqual({ list: ['a', 'c'] });
});

it('moves an entry forth and back', () => {
  assert(
    property(array(integer(), { minLength: 1 }), nat(), nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length];
      const there = moved(list, from, to);
      expect(there[to]).toBe(list[from]);
      expect(moved(there, to, from)).toEqual(list);
    }),
  );
});
