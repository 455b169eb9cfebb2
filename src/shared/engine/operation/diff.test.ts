/** The difference of two documents is a list of operations that turns one into the other, and moves what has moved. */
import { assert, property } from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperations } from './apply.ts';
import { diffDocuments } from './diff.ts';
import type { DocumentBody, DocumentOperation } from './operation.ts';
import { documentPairs, documents, gestures, operationsFor, runs } from './testing-operations.ts';

const applied = (body: DocumentBody, ops: readonly DocumentOperation[]) => {
  const result = applyOperations(body, ops);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};
const widget = (id: string, more: object = {}) => ({ type: 'text', v: 1, id, props: {}, ...more });
const page = (...widgets: object[]): DocumentBody => ({
  kind: 'page',
  id: 'home',
  regions: { main: [{ kind: 'container', id: 'hero', layout: 'full', widgets }] },
});

it('names the field that differs, with the value it had', () => {
  const from = page(widget('a', { props: { title: { fi: 'Talvi', sv: 'Vinter' } } }));
  const to = page(widget('a', { props: { title: { fi: 'Kesä', sv: 'Vinter' } } }));
  expect(diffDocuments(from, to)).toEqual([
    { set: { id: 'a', path: 'props.title.fi', value: 'Kesä', was: 'Talvi' } },
  ]);
});

it('moves a node instead of writing it again, and moves as few as possible', () => {
  const of = (...ids: string[]) => page(...ids.map(id => widget(id)));
  expect(diffDocuments(of('a', 'b', 'c', 'd'), of('d', 'a', 'b', 'c'))).toEqual([
    { move: { firstIn: 'hero', id: 'd' } },
  ]);
});

it('exchanges an item of a menu with the one around it', () => {
  const menu = (outer: string, inner: string): DocumentBody => ({
    kind: 'menu',
    id: 'main',
    items: [{ id: outer, items: [{ id: inner, items: [] }] }],
  });
  const ops = diffDocuments(menu('x', 'y'), menu('y', 'x'));
  expect(applied(menu('x', 'y'), ops)).toEqual(menu('y', 'x'));
  expect(ops.every(operation => 'move' in operation)).toBe(true);
});

it('sets the object around a key that no path can name', () => {
  const when = (query: object) => page(widget('a', { when: { query } }));
  expect(diffDocuments(when({ 'a.b': '1' }), when({ 'a.b': '2' }))).toEqual([
    { set: { id: 'a', path: 'when.query', value: { 'a.b': '2' }, was: { 'a.b': '1' } } },
  ]);
});

it('is empty for documents that are equal', () => {
  assert(
    property(documents, body => {
      expect(diffDocuments(body, structuredClone(body))).toEqual([]);
    }),
  );
});

it('makes one document of another, to the byte', () => {
  assert(
    property(documentPairs, ([from, to]) => {
      expect(JSON.stringify(applied(from, diffDocuments(from, to)))).toBe(JSON.stringify(to));
    }),
    runs,
  );
});

it('makes of a document what random operations have made of it', () => {
  assert(
    property(documents, gestures, (from, list) => {
      const to = applied(from, operationsFor(from, list));
      expect(applied(from, diffDocuments(from, to))).toEqual(to);
    }),
    runs,
  );
});
