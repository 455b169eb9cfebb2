/** An open document: changes, undo and redo. */

import { array, assert, boolean, property } from 'fast-check';
import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import { documents, gestures, operationsFor } from '#engine/operation/testing-operations.ts';
import { DraftStore } from './draft-store.ts';
import { anOpenPage, aPage, aWidget } from './testing-draft.ts';

const title = (value: string, id = 'opening'): DocumentOperation => ({
  set: { id, path: 'props.title.fi', value },
});

it('applies a change at once and names it in undo', () => {
  const store = new DraftStore(anOpenPage());
  expect(store.change([title('New')], 'Title')).toBe(true);
  expect(store.node('opening')?.['props']).toEqual({ title: { fi: 'New', sv: 'opening' } });
  expect(store.unsaved).toBe(1);
  expect(store.undo()).toEqual({ kind: 'done', label: 'Title', document: 'page:home', select: undefined });
  expect(store.body).toEqual(aPage());
  expect(store.redo()).toMatchObject({ kind: 'done' });
  expect(store.undo()).toMatchObject({ kind: 'done' });
  expect(store.undo()).toEqual({ kind: 'nothing' });
});

it('posts the value that the author saw', () => {
  const store = new DraftStore(anOpenPage());
  store.change([title('New')], 'Title');
  expect(store.queue).toEqual([
    { set: { id: 'opening', path: 'props.title.fi', value: 'New', was: 'opening' } },
  ]);
});

it('makes one step and one operation of typing, until a rest or another field', () => {
  let now = 0;
  const store = new DraftStore(anOpenPage(), () => now);
  const type = (value: string, id = 'opening') => store.change([title(value, id)], 'Title', { typing: id });
  for (const value of ['N', 'Ne', 'New']) {
    now += 400;
    type(value);
  }
  expect(store.history.undoable).toHaveLength(1);
  expect(store.queue).toHaveLength(1);
  now += 1_000;
  type('New!');
  type('Other', 'second');
  expect(store.history.undoable).toHaveLength(3);
  store.undo();
  store.undo();
  expect(store.node('opening')?.['props']).toMatchObject({ title: { fi: 'New' } });
  store.undo();
  expect(JSON.stringify(store.body)).toBe(JSON.stringify(aPage()));
});

it('makes no step of a change without effect, of one that is refused, or in a document that is read-only', () => {
  const store = new DraftStore(anOpenPage());
  expect(store.change([title('opening')], 'Title')).toBe(false);
  expect(store.change([{ move: { id: 'opening', firstIn: 'front' } }], 'Move')).toBe(false);
  expect(store.history.undoable).toEqual([]);
  const readOnly = new DraftStore({ ...anOpenPage(), readOnly: 'role' });
  expect(readOnly.change([title('New')], 'Title')).toBe(false);
});

it('skips the undo of a field that another user has changed since', () => {
  const store = new DraftStore(anOpenPage());
  store.change([title('Mine')], 'Title');
  store.beginPost(200);
  store.acceptPost(1, []);
  store.acceptOthers(2, [{ set: { id: 'opening', path: 'props.title.fi', value: 'Theirs', was: 'Mine' } }]);
  expect(store.undo()).toMatchObject({ kind: 'skipped', label: 'Title' });
  expect(store.node('opening')?.['props']).toMatchObject({ title: { fi: 'Theirs' } });
});

it('tells the canvas what others did, and what was taken back', () => {
  const store = new DraftStore(anOpenPage());
  const heard: DocumentOperation[] = [];
  store.onOperations(ops => heard.push(...ops));
  store.change([{ insert: { after: 'opening', node: aWidget('new') } }], 'Add');
  store.beginPost(200);
  store.replacePost([]);
  expect(store.body).toEqual(aPage());
  expect(heard).toEqual([
    { insert: { after: 'opening', node: aWidget('new') } },
    { remove: { id: 'new', was: aWidget('new') } },
  ]);
});

it('notifies those who read a node of its own changes only', () => {
  const store = new DraftStore(anOpenPage());
  let reads = 0;
  const stop = autorun(() => {
    store.node('second');
    reads += 1;
  });
  store.change([title('New')], 'Title');
  expect(reads).toBe(1);
  store.change([title('New', 'second')], 'Title');
  expect(reads).toBe(2);
  stop();
});

it('returns a field to its place when setting and removing it were one step', () => {
  const { body } = anOpenPage();
  const store = new DraftStore(anOpenPage(), () => 0);
  store.change([{ set: { id: '', path: 'label', value: 'New' } }], 'Label', { typing: 'label' });
  store.change([{ unset: { id: '', path: 'label' } }], 'Label', { typing: 'label' });
  store.undo();
  expect(JSON.stringify(store.body)).toBe(JSON.stringify(body));
});

it('undoes all to the first bytes and redoes all to the last', () => {
  assert(
    property(documents, gestures, array(boolean()), (first, wanted, types) => {
      const store = new DraftStore(anOpenPage(first), () => 0);
      for (const [at, gesture] of wanted.entries()) {
        const ops = operationsFor(store.body, [gesture], `new${at}-`);
        store.change(ops, 'Change', types[at] ? { typing: 'field' } : {});
      }
      const last = JSON.stringify(store.body);
      for (;;) {
        const before = JSON.stringify(store.body);
        const { kind } = store.undo();
        expect(kind).not.toBe('skipped');
        if (kind === 'nothing') break;
        expect(JSON.stringify(store.body)).not.toBe(before);
      }
      expect(JSON.stringify(store.body)).toBe(JSON.stringify(first));
      while (store.history.redoable.length > 0) expect(store.redo()).toMatchObject({ kind: 'done' });
      expect(JSON.stringify(store.body)).toBe(last);
    }),
  );
});

it('says that what was live has changed, and is live again once that is undone', () => {
  const { body, ...about } = anOpenPage();
  const store = new DraftStore({ ...about, body, state: 'live' });
  expect(store.state).toBe('live');
  store.change([title('New')], 'Title');
  expect(store.state).toBe('changed');
  store.undo();
  expect(store.state).toBe('live');
  store.change([title('New')], 'Title');
  store.reopen({ ...about, body: store.body, state: 'live' });
  expect(store.state).toBe('live');
});

it('is live again when a change is undone that was on its way while a colleague published', () => {
  const store = new DraftStore(anOpenPage());
  const theirs = [{ set: { id: 'second', path: 'props.title.fi', value: 'Kollegan' } }];
  const colleague = new DraftStore(anOpenPage());
  colleague.change(theirs, 'Title');
  store.change([title('New')], 'Title');
  store.setPosting(true);
  store.beginPost(10);
  store.reopen({ ...anOpenPage(colleague.body, 1), state: 'live' });
  store.acceptPost(2, theirs);
  store.setPosting(false);
  expect(store.state).toBe('changed');
  store.undo();
  expect(store.body).toEqual(colleague.body);
  expect(store.state).toBe('live');
});
