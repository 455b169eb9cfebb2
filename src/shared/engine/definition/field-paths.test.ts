/** Changes props by path. */
import { expect, it } from 'vitest';
import { applyDefaults, changeTexts, wrapResponsive } from './field-paths.ts';

const drop = (text: string) => (text.startsWith('bad') ? undefined : `ok ${text}`);

it('sets defaults for missing values, but not inside a missing object', () => {
  expect(
    applyDefaults(
      { a: null, items: [{}, { tone: 'x' }] },
      { a: 1, b: [2], 'items.*.tone': 'y', 'image.alt': '' },
    ),
  ).toEqual({
    a: null,
    b: [2],
    items: [{ tone: 'y' }, { tone: 'x' }],
  });
});

it('copies the default for every instance', () => {
  const defaults = { list: [1] };
  const { list } = applyDefaults({}, defaults);
  expect(list).not.toBe(defaults.list);
});

it('copies bound data before a change, because the page shares it', async () => {
  const shared = Object.freeze([Object.freeze({ href: 'bad', deep: Object.freeze({}) })]);
  const props = Object.freeze({ items: shared });
  const filled = Object.freeze(applyDefaults(props, { 'items.*.deep.tone': 'x' }));
  const wrapped = Object.freeze(wrapResponsive(filled, ['items.*.deep.tone']));
  expect(await changeTexts(wrapped, ['items.*.href'], drop)).toEqual({
    items: [{ deep: { tone: { phone: 'x' } } }],
  });
  expect(shared).toEqual([{ href: 'bad', deep: {} }]);
});

it('wraps a single value as the value for phones, once', () => {
  const props = { n: 2, m: { phone: 1 }, items: [{ w: 3 }, {}] };
  expect(wrapResponsive(props, ['n', 'm', 'items.*.w', 'none'])).toEqual({
    n: { phone: 2 },
    m: { phone: 1 },
    items: [{ w: { phone: 3 } }, {}],
  });
});

it('changes texts in objects, lists of objects and lists of texts', async () => {
  const props = { a: 'x', items: [{ href: 'bad' }, { href: 'y' }], list: ['bad', 'z'], other: 'bad' };
  expect(await changeTexts(props, ['a', 'items.*.href', 'list.*'], drop)).toEqual({
    a: 'ok x',
    items: [{}, { href: 'ok y' }],
    list: ['', 'ok z'],
    other: 'bad',
  });
});

it('changes every path of one list, whichever comes last', async () => {
  const props = { items: [{ href: 'bad', more: 'bad', note: 'x' }] };
  expect(await changeTexts(props, ['items.*.href', 'items.*.more', 'items.*.note'], drop)).toEqual({
    items: [{ note: 'ok x' }],
  });
});

it('changes the text of every viewport class', async () => {
  const props = { html: { phone: 'bad', desktop: 'y' } };
  expect(await changeTexts(props, ['html'], drop)).toEqual({ html: { desktop: 'ok y' } });
});

it.each([[['<script>']], [{ toString: 'x' }], [7], [true], [null]])(
  'removes values that are not text: %j',
  async value => {
    expect(await changeTexts({ html: value }, ['html'], drop)).toEqual({});
  },
);
