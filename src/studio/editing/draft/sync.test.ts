/** Posting the changes of an open document. */
import { expect, it, vi } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import { ApiProblem, Unreachable } from '../../parts/api/api-client.ts';
import { DraftStore } from './draft-store.ts';
import type { PendingRecord } from './pending-changes.ts';
import { Sync, type SyncPorts } from './sync.ts';
import { anOpenPage, DraftServer } from './testing-draft.ts';

const title = (value: string, id = 'opening'): DocumentOperation => ({
  set: { id, path: 'props.title.fi', value },
});

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
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('asks about the same field, and takes %s', async (choice, value) => {
  const { server, store, sync, saved } = world();
  await server.other({ set: { id: 'opening', path: 'props.title.fi', value: 'Theirs', was: 'opening' } });
  store.change([title('Mine')], 'Title');
  store.change([title('Kept', 'second')], 'Title');
  await sync.flush();
  expect(sync.state).toBe('conflict');
  expect(store.node('opening')?.['props']).toMatchObject({ title: { fi: 'Mine' } });
  expect(saved()).not.toBeNull();
  sync.resolve([choice]);
  await sync.flush();
  expect(server.body).toEqual(store.body);
  expect(store.node('opening')?.['props']).toMatchObject({ title: { fi: value } });
  expect(store.node('second')?.['props']).toMatchObject({ title: { fi: 'Kept' } });
  expect(sync.state).toBe('saved');
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
