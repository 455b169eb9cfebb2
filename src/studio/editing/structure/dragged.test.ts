/** What is dragged goes where the document takes it, and nowhere else (R-STUDIO-88). */
import { expect, it } from 'vitest';
import { testEditor } from '../context/testing-editor.ts';
import { draggedOf, fitting, mayDrop } from './dragged.ts';
import { inRow } from './new-row.ts';

const widget = (id: string) => ({ type: 'text', v: 1, id, props: {} });
const row = (id: string, ...ids: string[]) => ({
  ...{ kind: 'container', id, layout: 'full', widgets: ids.map(widget) },
});
const body = { kind: 'page', id: 'home', regions: { main: [row('first', 'a', 'b'), row('second', 'c')] } };

it('knows what is dragged', () => {
  const dragged = { kind: 'node', id: 'a', document: 'page:home' };
  expect(draggedOf({ nodeId: 'a', document: 'page:home' })).toEqual(dragged);
  const mayStandIn = () => true;
  expect(draggedOf({ newNode: widget('text'), mayStandIn })).toMatchObject({
    kind: 'new',
    node: widget('text'),
  });
  expect(draggedOf({ file: 'picture.png' })).toBeNull();
});

it('puts a new widget beside widgets as it is, and beside rows in a row of its own', () => {
  expect(fitting(body, widget('a'), { after: 'c' })).toMatchObject({ type: 'text', v: 1 });
  expect(fitting(body, widget('new'), { before: 'first' })).toEqual(inRow(widget('new')));
  expect(fitting(body, widget('new'), { before: 'nothing' })).toBeNull();
});

it('moves widgets beside widgets and rows beside rows', () => {
  const moves = (id: string, before: string) =>
    mayDrop(testEditor(body), { kind: 'node', id, document: 'page:home' }, { before });
  expect([moves('a', 'c'), moves('second', 'first')]).toEqual([true, true]);
  expect([moves('a', 'second'), moves('second', 'c'), moves('first', 'a')]).toEqual([false, false, false]);
});

it('asks the document that takes it, not the page around: what may stand there, and who may write it', () => {
  const asked: unknown[] = [];
  const dragged = draggedOf({
    newNode: widget('checkout'),
    mayStandIn(other: object) {
      asked.push(other);
      return !('areaName' in other);
    },
  });
  if (!dragged) throw new Error('Nothing is dragged.');
  const area = { ...body, kind: 'content', areaName: 'Front' };
  const place = { after: 'a' };
  expect(mayDrop(testEditor(body), dragged, place)).toBe(true);
  expect(mayDrop(testEditor(area), dragged, place)).toBe(false);
  expect(asked).toEqual([body, area]);
  expect(mayDrop(testEditor(body, { isReadOnly: true }), dragged, place)).toBe(false);
  const moved = { kind: 'node', id: 'a', document: 'page:home' } as const;
  expect(mayDrop(testEditor(body, { isReadOnly: true }), moved, { after: 'c' })).toBe(false);
  expect(mayDrop({ ...testEditor(body), mayChange: id => id !== 'a' }, moved, { after: 'c' })).toBe(false);
  expect(mayDrop(testEditor(body), { ...moved, document: 'content:front' }, { after: 'c' })).toBe(false);
});
