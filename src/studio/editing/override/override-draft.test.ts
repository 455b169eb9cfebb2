/** The editor of one market writes into its override, which undo leaves as it was (R-STUDIO-211, R-STUDIO-213). */
import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperations } from '#engine/operation/apply.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { runs } from '#engine/operation/testing-operations.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import { DraftStore } from '../draft/draft-store.ts';
import { Sync } from '../draft/sync.ts';
import { anOpenPage, aPage, aWidget, DraftServer } from '../draft/testing-draft.ts';
import { OverrideDraft } from './override-draft.ts';

const override = (ops: object[] = []): DocumentBody => ({
  kind: 'override',
  id: 'home-se',
  extends: 'home',
  context: { market: ['se'] },
  ops,
});
const anOpenOverride = (): OpenDocument => ({
  ...anOpenPage(override()),
  id: 'override:home-se',
  kind: 'override',
  override: { extends: 'home', markets: ['se'], locales: [], customerTypes: [] },
});

function open(store = new DraftStore(anOpenOverride())) {
  const page = aPage();
  return new OverrideDraft(store, { id: 'page:home', label: 'Front page', addresses: {}, page, body: page });
}
const title = (draft: OverrideDraft, id: string, sv: string) =>
  draft.change([{ set: { id, path: 'props.title.sv', value: sv } }], 'Title');
const titleOf = (body: DocumentBody, id = 'opening') => findNode(body, id)?.node['props'];

it('shows the page with what is written for the market, and keeps the parts that did not change', () => {
  const draft = open();
  const before = draft.node('third');
  expect(title(draft, 'opening', 'Rea')).toBe(true);
  expect(titleOf(draft.body)).toMatchObject({ title: { fi: 'opening', sv: 'Rea' } });
  expect(draft.node('third')).toBe(before);
  expect(draft.own).toMatchObject([{ kind: 'field', nodeId: 'opening', path: 'props.title.sv' }]);
  expect(draft.stored['ops']).toHaveLength(1);
  expect(draft.change([{ set: { id: '', path: 'label', value: 'x' } }], 'Label')).toBe(false);

  const [own] = draft.own;
  expect(draft.useBase(own?.op ?? '', 'Version of all markets')).toBe(true);
  expect(draft.stored['ops']).toEqual([]);
  draft.undo();
  expect(titleOf(draft.body)).toMatchObject({ title: { sv: 'Rea' } });
});

it('compares what was written with the page of all markets as it is now', () => {
  const draft = open();
  title(draft, 'opening', 'Rea');
  const set = { set: { id: 'opening', path: 'props.title.sv', value: 'Ny', was: 'opening' } };
  const page = applyOperations(aPage(), [set]);
  if (!page.ok) throw new Error('refused');
  draft.setBase({ ...draft.base, page: page.value, body: page.value });
  expect(draft.own).toMatchObject([{ is: 'changed', base: 'Ny', value: 'Rea' }]);
  expect(draft.keepOwn(draft.own[0]?.op ?? '', 'Own version stays')).toBe(true);
  expect(draft.own).toMatchObject([{ is: 'settled' }]);
  draft.setBase({ ...draft.base, body: { ...page.value, regions: { main: [] } } });
  expect(draft.own).toMatchObject([{ is: 'gone' }]);
});

/** Two editors of one override over a server that orders their posts. */
function pair() {
  const server = new DraftServer(override());
  return ['one', 'two'].map(clientId => {
    const store = new DraftStore(anOpenOverride());
    const sync = new Sync(store, {
      clientId,
      staffId: clientId,
      post: server.post,
      open: () => Promise.resolve({ ...anOpenOverride(), body: server.body, version: server.version }),
      pending: { save: () => undefined, remove: () => undefined, left: () => Promise.resolve([]) },
      setTimer: () => () => undefined,
      now: () => 0,
    });
    return { draft: open(store), sync, server };
  });
}

it('saves what two editors write in different fields, and asks about the same field', async () => {
  const [one, two] = pair();
  if (!one || !two) throw new Error('no editors');
  title(one.draft, 'opening', 'A');
  title(two.draft, 'second', 'B');
  await one.sync.flush();
  await two.sync.flush();
  expect(two.draft.own.map(({ nodeId }) => nodeId).toSorted()).toEqual(['opening', 'second']);
  title(one.draft, 'third', 'C');
  title(two.draft, 'third', 'D');
  await one.sync.flush();
  await two.sync.flush();
  expect(two.draft.undecided).toMatchObject([
    { nodeId: 'third', path: 'props.title.sv', theirs: 'C', mine: 'D' },
  ]);
  two.draft.decide(two.draft.undecided[0]?.id ?? '', 'mine', 'Title');
  await two.sync.flush();
  expect(two.server.body['ops']).toContainEqual(
    expect.objectContaining({ set: expect.objectContaining({ id: 'third', value: 'D' }) }),
  );
  expect(two.server.body['ops']).toHaveLength(3);
});

it('saves the parts that two editors add under one name', async () => {
  const [one, two] = pair();
  if (!one || !two) throw new Error('no editors');
  for (const { draft } of [one, two])
    draft.change([{ insert: { after: 'third', node: aWidget('banner') } }], 'Added');
  await one.sync.flush();
  await two.sync.flush();
  expect(two.draft.own.map(({ nodeId }) => nodeId).toSorted()).toEqual(['banner', 'banner-2']);
});

const gesture = record({
  kind: constantFrom('text', 'hide', 'show', 'move', 'add', 'remove'),
  id: constantFrom('opening', 'second', 'third', 'hero', 'fits'),
  target: constantFrom('opening', 'second', 'third', 'hero', 'fits'),
  word: nat(9),
});

it('leaves the override as it was when everything is undone', () => {
  assert(
    property(array(gesture, { maxLength: 10 }), list => {
      const draft = open();
      const before = JSON.stringify(draft.stored);
      for (const [at, { kind, id, target, word }] of list.entries())
        draft.change(
          kind === 'text'
            ? [{ set: { id, path: 'props.title.sv', value: `w${word}` } }]
            : kind === 'hide'
              ? [{ set: { id, path: 'hidden', value: true } }]
              : kind === 'show'
                ? [{ unset: { id, path: 'hidden' } }]
                : kind === 'move'
                  ? [{ move: { id, after: target } }]
                  : kind === 'add'
                    ? [{ insert: { after: target, node: aWidget(`new${at}`) } }]
                    : [{ remove: { id } }],
          kind,
        );
      const after = JSON.stringify(draft.stored);
      const steps = draft.history.undoable.length;
      for (let step = 0; step < steps; step += 1) draft.undo();
      expect(JSON.stringify(draft.stored)).toBe(before);
      for (let step = 0; step < steps; step += 1) draft.redo();
      expect(JSON.stringify(draft.stored)).toBe(after);
    }),
    runs,
  );
});
