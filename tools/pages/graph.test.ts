/** Dependencies between documents, including those through fragments. */
import { expect, it } from 'vitest';
import { fixtureTexts } from './fixture-world.ts';
import { printGraph, readGraph, usersOf } from './graph.ts';

const graph = readGraph(fixtureTexts());
const users = (name: string) => usersOf(graph, name).map(({ kind, id }) => `${kind} ${id}`);

it('lists what each document uses', () => {
  expect(
    printGraph(graph)
      .split('\n')
      .find(row => row.startsWith('page checkout')),
  ).toContain('layout=undistracted  widgets=banner,checkout-form');
});

it.each([
  ['usp-bar', ['page home']],
  ['checkout-form', ['page checkout']],
  ['default', ['page home']],
  ['common.shopNow', ['page home']],
  ['nothing', []],
  ['fragment:usp-bar', ['page home']],
  ['fragment:banner', []],
  ['widget:usp-bar', []],
])('finds the users of %s', (name, expected) => {
  expect(users(name)).toEqual(expected);
});

it('follows a fragment to its pages', () => {
  const texts = fixtureTexts().map(({ file, text }) => ({
    file,
    text: file.endsWith('.fragment.json')
      ? text.replace('"widgets": []', '"widgets": [{ "type": "text", "v": 1, "id": "t", "props": {} }]')
      : text,
  }));
  expect(usersOf(readGraph(texts), 'text').map(({ id }) => id)).toEqual(['home', 'usp-bar']);
});
