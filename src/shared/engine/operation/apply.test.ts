/** Operations change a document by the ids of its nodes, copy only their path, and can be undone to the byte. */
import { array, assert, constantFrom, jsonValue, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperation, applyOperations, type RefusalReason } from './apply.ts';
import { applyWithInverse } from './invert.ts';
import { findNode } from './node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation } from './operation.ts';
import { documents, gestures, nodeOf, operationsFor, runs } from './testing-operations.ts';

const text = (id: string, title = id): DocumentNode => ({
  type: 'text',
  v: 2,
  id,
  props: { title: { fi: title } },
});
const container = (id: string, ...widgets: DocumentNode[]): DocumentNode => ({
  kind: 'container',
  id,
  layout: 'full',
  widgets,
});
const page = (): DocumentBody => ({
  kind: 'page',
  id: 'home',
  regions: {
    main: [
      container('hero', text('big'), text('small')),
      { kind: 'area', id: 'front', areaName: 'x' },
      { kind: 'fragment', id: 'usp', ref: 'usp' },
    ],
  },
});
const menu = (): DocumentBody => ({
  kind: 'menu',
  id: 'main',
  items: [
    { id: 'parts', label: { fi: 'Osat' }, items: [{ id: 'winches', label: { fi: 'Vinssit' } }] },
    { id: 'sale', label: { fi: 'Tarjoukset' } },
  ],
});

function changed(body: DocumentBody, ...ops: DocumentOperation[]): DocumentBody {
  const applied = applyOperations(body, ops);
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return applied.value;
}
const idsOf = (nodes: unknown) => (Array.isArray(nodes) ? nodes.map(({ id }: DocumentNode) => id) : nodes);
const mainOf = (body: DocumentBody) => idsOf((body['regions'] as Record<string, unknown>)['main']);

it('sets and removes fields of nodes and of the document, and creates objects on the way', () => {
  const body = changed(
    page(),
    { set: { id: 'big', path: 'props.title.fi', value: 'Talvi', was: 'big' } },
    { set: { id: 'small', path: 'props.image.alt.sv', value: 'Bild' } },
    { unset: { id: 'small', path: 'props.title', was: { fi: 'small' } } },
    { set: { id: '', path: 'seo.title', value: { fi: 'Etusivu' } } },
  );
  expect(nodeOf(body, 'big')['props']).toEqual({ title: { fi: 'Talvi' } });
  expect(nodeOf(body, 'small')['props']).toEqual({ image: { alt: { sv: 'Bild' } } });
  expect(body['seo']).toEqual({ title: { fi: 'Etusivu' } });
});

it('changes, appends and removes entries of a list by index', () => {
  const at = (path: string, value: unknown, was?: unknown): DocumentOperation => ({
    set: { id: 'big', path, value, ...(was === undefined ? {} : { was }) },
  });
  const body = changed(
    page(),
    at('props.slides', ['a', 'b']),
    at('props.slides.0', 'A', 'a'),
    at('props.slides.2', 'c'),
    { unset: { id: 'big', path: 'props.slides.1', was: 'b' } },
  );
  expect(nodeOf(body, 'big')['props']).toMatchObject({ slides: ['A', 'c'] });
});

it('writes a new field before the key that follows it', () => {
  const body = changed(page(), {
    set: { id: 'hero', path: 'design', value: 'narrow', beforeKey: 'widgets' },
  });
  expect(Object.keys(nodeOf(body, 'hero'))).toEqual(['kind', 'id', 'layout', 'design', 'widgets']);
});

it('puts nodes beside others, first in a holder, and first in a region', () => {
  const body = changed(
    page(),
    { insert: { after: 'hero', node: container('second') } },
    { move: { id: 'usp', before: 'hero' } },
    { move: { id: 'small', firstIn: 'second' } },
    { insert: { firstIn: 'front', node: container('spare') } },
    { insert: { firstInRegion: 'aside', node: container('side') } },
    { remove: { id: 'big', was: text('big') } },
    { rename: { id: 'second', to: 'next' } },
  );
  expect(mainOf(body)).toEqual(['usp', 'hero', 'next', 'front']);
  expect(idsOf(nodeOf(body, 'next')['widgets'])).toEqual(['small']);
  expect(idsOf(nodeOf(body, 'front')['fallback'])).toEqual(['spare']);
  expect(idsOf((body['regions'] as Record<string, unknown>)['aside'])).toEqual(['side']);
  expect(findNode(body, 'big')).toBeNull();
});

it('moves items of a menu at any depth', () => {
  const body = changed(
    menu(),
    { move: { id: 'sale', firstIn: 'winches' } },
    { insert: { firstIn: '', node: { id: 'new', label: {} } } },
  );
  expect(body).toMatchObject({
    items: [{ id: 'new' }, { id: 'parts', items: [{ id: 'winches', items: [{ id: 'sale' }] }] }],
  });
});

it('puts a part first in a fragment, and treats the operations of an override as a value', () => {
  const fragment = changed(
    { kind: 'fragment-file', id: 'usp', containers: [] },
    { insert: { firstIn: '', node: container('points') } },
  );
  expect(fragment).toMatchObject({ containers: [{ id: 'points' }] });
  const override = { kind: 'override', id: 'home-se', ops: [{ hide: 'hero' }] };
  expect(changed(override, { set: { id: '', path: 'ops.1', value: { hide: 'usp' } } })['ops']).toHaveLength(
    2,
  );
});

describe('refuses', () => {
  const set = (id: string, path: string, value: unknown = 1): DocumentOperation => ({
    set: { id, path, value },
  });
  it.each<[string, DocumentOperation, RefusalReason]>([
    ['a node that is not there', set('absent', 'props.x'), 'gone'],
    ['a place beside a node that is not there', { move: { id: 'hero', after: 'absent' } }, 'gone'],
    ['removing what is not there', { remove: { id: 'absent' } }, 'gone'],
    [
      'a field that a user changed',
      { set: { id: 'big', path: 'props.title.fi', value: 'x', was: 'y' } },
      'changed',
    ],
    ['a field that a user wrote first', set('big', 'props.title.fi', 'x'), 'changed'],
    ['removing a field that changed', { unset: { id: 'big', path: 'props.title', was: {} } }, 'changed'],
    ['removing a node that changed', { remove: { id: 'big', was: text('big', 'other') } }, 'changed'],
    ['an id that is taken', { insert: { after: 'hero', node: container('usp') } }, 'duplicate-id'],
    [
      'an id twice in what is inserted',
      { insert: { after: 'hero', node: container('a', text('b'), text('b')) } },
      'duplicate-id',
    ],
    ['a name that is taken', { rename: { id: 'big', to: 'small' } }, 'duplicate-id'],
    [
      'nodes with a taken id by way of a field',
      set('', 'regions.aside', [container('hero')]),
      'duplicate-id',
    ],
    ['a container among widgets', { move: { id: 'usp', after: 'big' } }, 'no-place'],
    ['a widget in a region', { move: { id: 'big', after: 'hero' } }, 'no-place'],
    ['a fragment in a fallback', { move: { id: 'usp', firstIn: 'front' } }, 'no-place'],
    ['children of a widget', { insert: { firstIn: 'big', node: text('new') } }, 'no-place'],
    ['a node inside itself', { move: { id: 'hero', firstIn: 'hero' } }, 'no-place'],
    [
      'a region named like a prototype',
      { insert: { firstInRegion: '__proto__', node: container('a') } },
      'no-place',
    ],
    ['a prototype on the path', set('big', '__proto__.polluted'), 'bad-path'],
    ['a constructor on the path', set('big', 'props.constructor.prototype.x'), 'bad-path'],
    ['an empty path', set('big', ''), 'bad-path'],
    ['the id as a field', set('big', 'id', 'x'), 'bad-path'],
    ['a field of a text', set('big', 'type.length'), 'bad-path'],
    ['an index beyond the list', set('', 'regions.main.9', {}), 'bad-path'],
    ['a node by its position', set('', 'regions.main.0.layout', 'half'), 'bad-path'],
    [
      'a list of nodes that are none',
      { set: { id: 'hero', path: 'widgets', value: [1], was: [text('big'), text('small')] } },
      'bad-path',
    ],
    ['a value with a prototype', set('big', 'props.x', JSON.parse('{"__proto__":{"x":1}}')), 'bad-path'],
    ['a value that is missing', { set: { id: 'big', path: 'props.x', value: undefined } }, 'bad-path'],
    ['an id with a separator', { rename: { id: 'big', to: 'usp/big' } }, 'bad-path'],
  ])('%s', (_name, operation, reason) => {
    const body = page();
    const fits: DocumentOperation = { set: { id: 'front', path: 'note', value: 'x' } };
    expect(applyOperations(body, [fits, operation])).toMatchObject({
      ok: false,
      refusal: { operation: 1, reason },
    });
    expect(body).toEqual(page());
  });

  it('a value nested too deeply', () => {
    const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    expect(applyOperation(page(), set('big', 'props.x', deep))).toMatchObject({ ok: false });
  });
});

it('copies nothing but the path of what it changes', () => {
  const widgets = Array.from({ length: 300 }, (_, at) => text(`w${at}`));
  const body: DocumentBody = {
    kind: 'page',
    id: 'long',
    regions: { main: [container('a', ...widgets), container('b', text('other'))] },
  };
  const next = changed(body, { set: { id: 'w150', path: 'props.title.fi', value: 'x', was: 'w150' } });
  expect(nodeOf(next, 'b')).toBe(nodeOf(body, 'b'));
  const same = widgets.filter(({ id }) => nodeOf(next, id) === nodeOf(body, id));
  expect(same).toHaveLength(299);
});

it('undoes everything to the first byte, and redoes it to the last', () => {
  assert(
    property(documents, gestures, (body, list) => {
      const ops = operationsFor(body, list);
      const done = applyWithInverse(body, ops);
      if (!done.ok) throw new Error(done.refusal.reason);
      const undone = applyWithInverse(done.value.body, done.value.inverse);
      if (!undone.ok) throw new Error(JSON.stringify([undone.refusal, done.value.inverse]));
      expect(JSON.stringify(undone.value.body)).toBe(JSON.stringify(body));
      const redone = changed(undone.value.body, ...undone.value.inverse);
      expect(JSON.stringify(redone)).toBe(JSON.stringify(done.value.body));
    }),
    runs,
  );
});

it('writes no prototype and throws nothing, whatever the path and the value', () => {
  const key = oneof(
    constantFrom('__proto__', 'constructor', 'prototype', 'props', 'id', '0', 'regions', 'main', ''),
    string(),
  );
  const hostile = record({
    id: oneof(constantFrom('', 'big', 'hero', '__proto__', 'usp/x'), string()),
    path: array(key, { maxLength: 4 }).map(keys => keys.join('.')),
    value: oneof(jsonValue(), constantFrom(JSON.parse('{"__proto__":{"polluted":1}}'), undefined)),
  });
  assert(
    property(hostile, ({ id, path, value }) => {
      const before = JSON.stringify(page());
      const body = page();
      applyOperations(body, [{ set: { id, path, value } }], { comparesWas: false });
      applyOperations(body, [{ unset: { id, path } }], { comparesWas: false });
      expect(JSON.stringify(body)).toBe(before);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    }),
    runs,
  );
});
