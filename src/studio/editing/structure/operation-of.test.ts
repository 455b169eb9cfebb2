/** Changes of a form as operations. */
import { anything, assert, dictionary, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperations } from '#engine/operation/apply.ts';
import { operationOf, operationsOf } from './operation-of.ts';

it('addresses the text of one language, with what it was', () => {
  const before = { title: { fi: 'a', sv: 'b' }, href: '/x' };
  expect(operationOf('hero', ['props'], before, { ...before, title: { fi: 'c', sv: 'b' } })).toEqual({
    set: { id: 'hero', path: 'props.title.fi', value: 'c', was: 'a' },
  });
  expect(operationOf('hero', ['props'], before, { title: before.title })).toEqual({
    unset: { id: 'hero', path: 'props.href', was: '/x' },
  });
  expect(operationOf('hero', ['props', 'size'], undefined, 'm')).toEqual({
    set: { id: 'hero', path: 'props.size', value: 'm' },
  });
  expect(operationOf('hero', ['props'], before, structuredClone(before))).toBeNull();
});

it('addresses a field of a list entry, and replaces a list that grows or moves', () => {
  const list = [{ text: { fi: 'a' } }, { text: { fi: 'b' } }];
  expect(operationOf('n', ['props', 'buttons'], list, [list[0], { text: { fi: 'c' } }])).toEqual({
    set: { id: 'n', path: 'props.buttons.1.text.fi', value: 'c', was: 'b' },
  });
  for (const after of [[list[0]], [list[1], list[0]]])
    expect(operationOf('n', ['props', 'buttons'], list, after)).toEqual({
      set: { id: 'n', path: 'props.buttons', value: after, was: list },
    });
});

it('replaces what has another notation, or a key that no path can name', () => {
  expect(operationOf('n', ['props', 't'], { fi: 'a', sv: 'b' }, { $t: 'x' })).toMatchObject({
    set: { path: 'props.t' },
  });
  expect(operationOf('n', ['when'], { query: { 'a.b': '1' } }, { query: { 'a.b': '2' } })).toMatchObject({
    set: { path: 'when.query' },
  });
});

it('makes the one value into the other', () => {
  const props = dictionary(
    string({ minLength: 1, maxLength: 3, unit: 'grapheme-ascii' }),
    anything({ maxDepth: 2 }),
  );
  assert(
    property(props, props, (one, other) => {
      const [before, after] = [json(one), json(other)];
      const body = { kind: 'fragment', id: 'f', containers: [{ kind: 'container', id: 'c', props: before }] };
      const operation = operationOf('c', ['props'], before, after);
      const applied = applyOperations(body, operation ? [operation] : []);
      // Keys that no document may have are refused.
      if (applied.ok)
        expect(applied.value['containers']).toEqual([{ kind: 'container', id: 'c', props: after }]);
    }),
  );
});

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

it('changes a whole node but for its name and kind', () => {
  const before = { id: 'n', kind: 'container', layout: 'full', design: 'narrow' };
  expect(operationsOf('n', before, { ...before, id: 'x', layout: 'half', mobile: 'slider' })).toEqual([
    { set: { id: 'n', path: 'layout', value: 'half', was: 'full' } },
    { set: { id: 'n', path: 'mobile', value: 'slider' } },
  ]);
});
