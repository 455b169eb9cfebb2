/** Posting the changes of an open document. */
import { expect, it, vi } from 'vitest';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { ApiProblem, Unreachable } from '../../parts/api/api-client.ts';
import { fieldValue } from './complete-operations.ts';
import { DraftStore } from './draft-store.ts';
import type { PendingRecord } from './pending-changes.ts';
import { Sync, type SyncPorts } from './sync.ts';
import { anOpenPage, aWidget, DraftServer } from './testing-draft.ts';

const title = (value: string, id = 'opening'): DocumentOperation => ({
  set: { id, path: 'props.title.fi', value },
});

const titleOf = (body: DocumentBody, id: string): unknown => fieldValue(body, id, 'props.title.fi');

function world(changes: Partial<SyncPorts> = {}) {
  const server = new DraftServer();
  const store = new DraftStore(anOpenPage());
  const timers: (() => void)[] = [];
  let saved: PendingRecord | null = null;
  const ports: SyncPorts = {
    clientId: 'me',
    staffId: 'ann',
    post: vi.fn(server.post),
    open: server.open,
    pending: {
      save: record => {
        saved = record;
      },
      remove: () => {
        saved = null;
      },
      left: async () => [],
    },
    setTimer: work => {
      timers.push(work);
      return () => timers.splice(timers.indexOf(work), 1);
    },
    now: () => 0,
    ...changes,
  };
  const sync = new Sync(store, ports);
  return { server, store, sync, ports, timers, saved: () => saved };
}

it('posts after a rest, and keeps what waits until it is answered', async () => {
  const { server, store, sync, timers, saved } = world();
  store.change([title('N')], 'Title', { typing: 'title' });
  store.change([title('New')], 'Title', { typing: 'title' });
  expect(sync.state).toBe('saving');
  expect(timers).toHaveLength(1);
  expect(saved()?.queue).toHaveLength(1);
  await sync.flush();
  expect(server.log).toHaveLength(1);
  expect(server.body).toEqual(store.body);
  expect(sync.state).toBe('saved');
  expect(saved()).toBeNull();
});

it('sends the same post again when the answer was lost, and it is applied once', async () => {
  const { server, store, sync, ports, timers } = world();
  const { post } = server;
  vi.mocked(ports.post).mockImplementationOnce(async (id, sent) => {
    await post(id, sent);
    throw new Unreachable();
  });
  store.change([title('New')], 'Title');
  await sync.flush();
  expect(sync.state).toBe('offline');
  store.change([title('Other', 'second')], 'Title');
  expect(store.unsaved).toBe(2);
  expect(timers).toHaveLength(1);
  await sync.flush();
  expect(server.log).toHaveLength(2);
  expect(server.body).toEqual(store.body);
  expect(sync.state).toBe('saved');
});

it('keeps both changes of two editors in different fields', async () => {
  const { server, store, sync } = world();
  await server.other({ set: { id: 'second', path: 'props.title.fi', value: 'Theirs', was: 'second' } });
  store.change([title('Mine')], 'Title');
  await sync.flush();
  expect(store.body).toEqual(server.body);
  expect(store.node('second')?.['props']).toMatchObject({ title: { fi: 'Theirs' } });
});

it.each([
  ['mine', 'Mine, and more', 'Theirs'],
  ['theirs', 'Theirs', 'Mine, and more'],
] as const)('saves everything else, lets typing go on, and takes %s', async (chosen, value, lost) => {
  const { server, store, sync, saved } = world();
  await server.other({ set: { id: 'opening', path: 'props.title.fi', value: 'Theirs', was: 'opening' } });
  store.change([title('Mine')], 'Title');
  store.change([title('Kept', 'second')], 'Title');
  await sync.flush();
  expect(sync.state).toBe('conflict');
  expect(store.unsaved).toBe(0);
  expect(titleOf(server.body, 'second')).toBe('Kept');
  expect(titleOf(store.body, 'opening')).toBe('Mine');
  store.change([title('Mine, and more')], 'Title');
  await sync.flush();
  expect(titleOf(server.body, 'opening')).toBe('Theirs');
  expect(saved()).toMatchObject({ queue: [{ set: { value: 'Mine, and more' } }] });
  expect(store.undecided).toMatchObject([
    { by: 'Bo', theirs: 'Theirs', mine: 'Mine, and more', kind: 'field', isPossible: true },
  ]);
  store.decide(store.undecided[0]?.id ?? '', chosen, 'Title');
  await sync.flush();
  expect(store.body).toEqual(server.body);
  expect(titleOf(server.body, 'opening')).toBe(value);
  expect(server.decisions).toMatchObject([{ chosen, by: 'Bo', theirs: 'Theirs', mine: 'Mine, and more' }]);
  expect(sync.state).toBe('saved');
  expect(saved()).toBeNull();
  store.undo();
  await sync.flush();
  expect(titleOf(server.body, 'opening')).toBe(lost);
});

it('gives up the report of a decision that the server refuses, and saves what was written', async () => {
  const { server, store, sync, ports } = world();
  const { post } = server;
  vi.mocked(ports.post).mockImplementation(async (id, sent) => {
    if (sent.decisions) throw new ApiProblem(400, { code: 'INVALID', message: 'Unknown key' });
    return post(id, sent);
  });
  await server.other({ set: { id: 'opening', path: 'props.title.fi', value: 'Theirs', was: 'opening' } });
  store.change([title('Mine')], 'Title');
  await sync.flush();
  for (const change of store.undecided) store.decide(change.id, 'mine', 'Title');
  await sync.flush();
  expect(titleOf(server.body, 'opening')).toBe('Mine');
  expect({ state: sync.state, refusal: sync.refusal }).toEqual({ state: 'saved', refusal: null });
});

it('brings a removed part back with what was written in it', async () => {
  const { server, store, sync } = world();
  await server.other({ remove: { id: 'hero' } });
  store.change([title('Mine')], 'Title');
  await sync.flush();
  expect(store.node('hero')).toBeUndefined();
  const [change] = store.undecided;
  expect(change).toMatchObject({ kind: 'gone', nodeId: 'opening', mine: 'Mine', isPossible: true });
  store.decide(change?.id ?? '', 'mine', 'Title');
  await sync.flush();
  expect(server.body).toEqual(store.body);
  expect(titleOf(server.body, 'opening')).toBe('Mine');
  expect(server.body['regions']).toMatchObject({ main: [{ id: 'hero' }, { id: 'front' }, { id: 'fits' }] });
  expect(sync.state).toBe('saved');
});

it('asks before it removes a part that another user changed', async () => {
  const { server, store, sync } = world();
  await server.other({ set: { id: 'third', path: 'props.title.fi', value: 'Theirs', was: 'third' } });
  store.change([{ remove: { id: 'fits' } }], 'Removed');
  await sync.flush();
  expect(titleOf(store.body, 'third')).toBe('Theirs');
  const [change] = store.undecided;
  expect(change).toMatchObject({ kind: 'remove', nodeId: 'fits', mine: undefined });
  store.decide(change?.id ?? '', 'mine', 'Removed');
  await sync.flush();
  expect(store.node('fits')).toBeUndefined();
  expect(server.body).toEqual(store.body);
});

it('adds a part beside its neighbours when the one that it was put after is gone', async () => {
  const { server, store, sync } = world();
  await server.other({ remove: { id: 'front' } });
  store.change([{ insert: { after: 'front', node: { kind: 'container', id: 'new', widgets: [] } } }], 'New');
  await sync.flush();
  expect(store.undecided).toEqual([]);
  expect(server.body['regions']).toMatchObject({ main: [{ id: 'hero' }, { id: 'new' }, { id: 'fits' }] });
  expect(server.body).toEqual(store.body);
});

it('keeps the paragraphs of both, and undoes only its own', async () => {
  const text = (value: string): DocumentOperation => ({ set: { id: 'opening', path: 'props.text', value } });
  const { server, store, sync } = world();
  store.change([text('<p>One</p><p>Two</p>')], 'Text');
  await sync.flush();
  await server.other({
    set: {
      id: 'opening',
      path: 'props.text',
      value: '<p>One</p><p>Theirs</p>',
      was: '<p>One</p><p>Two</p>',
    },
  });
  store.change([text('<p>Mine</p><p>Two</p>')], 'Text');
  await sync.flush();
  const both = '<p>Mine</p><p>Theirs</p>';
  expect(store.node('opening')?.['props']).toMatchObject({ text: both });
  expect(server.body).toEqual(store.body);
  store.undo();
  await sync.flush();
  expect(store.node('opening')?.['props']).toMatchObject({ text: '<p>One</p><p>Theirs</p>' });
  expect(server.body).toEqual(store.body);
});

it('takes back the one operation that the server refuses, and says why', async () => {
  const { server, store, sync, ports } = world();
  const { post } = server;
  vi.mocked(ports.post).mockImplementation(async (id, sent) => {
    if (sent.ops.some(op => 'set' in op && op.set.value === 'bad'))
      throw new ApiProblem(422, { code: 'STRUCTURE', message: 'Too bad' });
    return post(id, sent);
  });
  store.change([title('Good', 'second')], 'Title');
  store.change([title('bad')], 'Title');
  store.change([title('Fine', 'third')], 'Title');
  await sync.flush();
  expect(sync.refusal).toMatchObject({ code: 'STRUCTURE', message: 'Too bad' });
  expect(store.node('opening')?.['props']).toMatchObject({ title: { fi: 'opening' } });
  expect(store.node('third')?.['props']).toMatchObject({ title: { fi: 'Fine' } });
  expect(server.body).toEqual(store.body);
  expect(sync.state).toBe('saved');
});

it('opens the draft again when it has moved too far', async () => {
  const { server, store, sync, ports } = world();
  vi.mocked(ports.post).mockRejectedValueOnce(
    new ApiProblem(409, { code: 'VERSION_MOVED', version: 9, conflicts: [] }),
  );
  await server.other({ remove: { id: 'third' } });
  store.change([title('Mine')], 'Title');
  await sync.flush();
  expect(store.body).toEqual(server.body);
  expect(store.node('third')).toBeUndefined();
});

it('resolves a flush only when the post under way, and what was changed meanwhile, is saved', async () => {
  const { server } = world();
  const answers: (() => void)[] = [];
  const post: SyncPorts['post'] = async (...given) => {
    await new Promise<void>(resolve => answers.push(resolve));
    return server.post(...given);
  };
  const { store, sync } = world({ post });
  store.change([title('One')], 'Title', {});
  const timed = sync.flush();
  store.change([title('Two')], 'Title', {});
  const asked = sync.flush().then(() => store.unsaved);
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await timed;
  expect(await asked).toBe(0);
});

it('brings back what a closed tab has sent and what it had not, each once (R-STUDIO-255)', async () => {
  const closed = world();
  const { server } = closed;
  vi.mocked(closed.ports.post).mockImplementationOnce(async (id, sent) => {
    await server.post(id, sent);
    throw new Unreachable();
  });
  closed.store.change([{ insert: { after: 'second', node: aWidget('new') } }], 'Added');
  await closed.sync.flush();
  closed.store.change([title('Later', 'new')], 'Title');
  const record = closed.saved();
  const { store, sync } = world({ clientId: 'next', post: server.post, open: server.open });
  store.change([title('Meanwhile')], 'Title');
  expect(record && (await sync.restore(record))).toBe(true);
  await sync.flush();
  expect(server.body).toEqual(store.body);
  expect(['new', 'opening'].map(id => titleOf(server.body, id))).toEqual(['Later', 'Meanwhile']);
  expect(JSON.stringify(server.body)).not.toContain('new-2');
});

it('leaves what a closed tab had as it is while the server cannot be reached', async () => {
  const { store, sync } = world({ post: () => Promise.reject(new Unreachable()) });
  const sent = { base: 0, clientId: 'closed', seq: 1, ops: [title('Lost')] };
  const record = { document: store.id, clientId: 'closed', staffId: 'ann', at: 0, sent, queue: [] };
  expect(await sync.restore(record)).toBe(false);
  expect([store.unsaved, titleOf(store.body, 'opening')]).toEqual([0, 'opening']);
});

it('goes on with a part that another user has renamed, and asks about its text', async () => {
  const { server, store, sync } = world();
  const theirs = { id: 'first', path: 'props.title.fi', value: 'Theirs', was: 'opening' };
  await server.other({ rename: { id: 'opening', to: 'first' } }, { set: theirs });
  store.change([title('Mine')], 'Title');
  store.change([{ set: { id: 'opening', path: 'props.title.sv', value: 'Min' } }], 'Title');
  await sync.flush();
  expect(fieldValue(server.body, 'first', 'props.title.sv')).toBe('Min');
  expect(store.undecided).toMatchObject([
    { nodeId: 'first', theirs: 'Theirs', mine: 'Mine', kind: 'field', isPossible: true },
  ]);
});

it('keeps all that was written in a list whose place another user has changed', async () => {
  const { server, store, sync } = world();
  const list = (value: unknown, was?: unknown): DocumentOperation => ({
    set: { id: 'opening', path: 'props.points', value, ...(was ? { was } : {}) },
  });
  await server.other(list([{ text: 'Theirs' }]));
  store.change([list([{ text: 'One' }, { text: 'Two' }])], 'Points');
  store.change([title('Kept', 'second')], 'Title');
  store.change([{ set: { id: 'opening', path: 'props.points.1.text', value: 'Two, changed' } }], 'Points');
  await sync.flush();
  expect(store.undecided).toMatchObject([{ mine: [{ text: 'One' }, { text: 'Two, changed' }] }]);
});
