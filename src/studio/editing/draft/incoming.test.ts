/** What other editors save while a document is open (R-STUDIO-113). */
import { expect, it, vi } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { LiveConflict } from '#studio-api/conflicts.ts';
import type { OperationsEvent } from '#studio-api/events.ts';
import { withWas } from './complete-operations.ts';
import { DraftStore } from './draft-store.ts';
import { Incoming } from './incoming.ts';
import { anOpenPage, DraftServer } from './testing-draft.ts';

const title = (value: string, id = 'opening'): DocumentOperation => ({
  set: { id, path: 'props.title.fi', value },
});

function world() {
  const server = new DraftServer();
  const store = new DraftStore(anOpenPage());
  const ports = {
    open: vi.fn(server.open),
    onChanged: vi.fn(),
  };
  const incoming = new Incoming(store, ports);
  incoming.start();
  const other = (...ops: DocumentOperation[]) => server.other(...withWas(server.body, ops));
  /** Posts of the server's log, as events. */
  const event = (version: number): OperationsEvent => {
    const entry = server.log[version - 1];
    const ops = [...(entry?.ops ?? [])];
    return { document: 'page:home', version, clientId: 'other', author: 'Bo', at: '', ops };
  };
  return { server, other, store, incoming, ports, event };
}

const firstTitle = (store: DraftStore): unknown => store.node('opening')?.['props'];

it('applies each post once and in order, however often and in whatever order it arrives', async () => {
  const { server, other, store, incoming, event } = world();
  const node = { type: 'text', v: 2, id: 'new', props: { title: { fi: 'New' } } };
  await other({ insert: { after: 'opening', node } });
  await other(title('Theirs'));
  for (const version of [1, 1, 2, 1, 2]) incoming.receive(event(version));
  expect(store.body).toEqual(server.body);
  expect(store.version).toBe(2);
});

it('waits while something is unsaved, because the answer to the post brings what others did', async () => {
  const { server, other, store, incoming, event } = world();
  store.change([title('Mine', 'second')], 'Title');
  store.beginPost(200);
  const ops = store.inFlight;
  await other(title('Theirs'));
  incoming.receive(event(1));
  expect(firstTitle(store)).toMatchObject({ title: { fi: 'opening' } });
  const answer = await server.post('page:home', { base: 0, clientId: 'me', seq: 1, ops: [...ops] });
  // A user saves after our post, and the event is faster than our answer.
  await other(title('Theirs again'));
  incoming.receive(event(3));
  incoming.receive(event(2));
  store.acceptPost(answer.version, answer.missed);
  expect(store.body).toEqual(server.body);
  expect(store.version).toBe(3);
});

it('opens the draft again when a post is missing', async () => {
  const { server, other, store, incoming, ports, event } = world();
  await other(title('One'));
  await other(title('Two'));
  incoming.receive(event(2));
  await vi.waitFor(() => expect(store.version).toBe(2));
  expect(store.body).toEqual(server.body);
  expect(ports.open).toHaveBeenCalledTimes(1);
  expect(ports.onChanged).toHaveBeenCalledTimes(1);
});

it('keeps what was typed while it asked, and asks once more when that is saved', async () => {
  const { server, other, store, incoming, ports } = world();
  await other(title('Theirs'));
  incoming.ask();
  store.change([title('Mine', 'second')], 'Title');
  await vi.waitFor(() => expect(ports.open).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(store.node('second')?.['props']).toMatchObject({ title: { fi: 'Mine' } });
  store.beginPost(200);
  const ops = store.inFlight;
  const { version, missed } = await server.post('page:home', {
    base: 0,
    clientId: 'me',
    seq: 1,
    ops: [...ops],
  });
  store.acceptPost(version, missed);
  await vi.waitFor(() => expect(ports.open).toHaveBeenCalledTimes(2));
  expect(store.body).toEqual(server.body);
});

it('asks again what waits for a decision after each post: either side may say something else', async () => {
  const { other, store, incoming, ports, event } = world();
  const conflict: LiveConflict = {
    ...{ id: 'c', kind: 'field', nodeId: 'opening', path: 'props.title.fi', by: 'Bo', at: '' },
    ...{ theirs: 'Live', mine: 'opening', state: 'first', isPossible: true },
  };
  store.reopen({ ...anOpenPage(), conflicts: [conflict] });
  ports.open.mockImplementation(async () => ({
    ...anOpenPage(store.confirmed, store.version),
    conflicts: [{ ...conflict, mine: 'Theirs', state: 'second' }],
  }));
  await other(title('Theirs'));
  incoming.receive(event(1));
  await vi.waitFor(() => expect(store.about.conflicts).toMatchObject([{ mine: 'Theirs', state: 'second' }]));
  expect(ports.open).toHaveBeenCalledTimes(1);
});

it('reads the document once for a post of the server, however often that arrives', async () => {
  const { server, other, store, incoming, ports, event } = world();
  await other(title('Published'));
  const published = { ...event(1), clientId: 'server' };
  // It came first with the answer to a post of this editor, which does not say what is to be decided.
  store.acceptPost(1, [...published.ops]);
  incoming.receive(published);
  await vi.waitFor(() => expect(ports.open).toHaveBeenCalledTimes(1));
  await other(title('Theirs'));
  // A connection that is opened again brings all of them.
  for (const each of [published, published, event(2), published]) incoming.receive(each);
  await vi.waitFor(() => expect(store.version).toBe(2));
  expect(store.body).toEqual(server.body);
  expect(ports.open).toHaveBeenCalledTimes(1);
});

it('waits for the answer to a post of decisions alone, which brings the same', async () => {
  const { other, store, incoming, event } = world();
  store.setPosting(true);
  await other(title('Theirs'));
  incoming.receive(event(1));
  expect(store.version).toBe(0);
  store.setPosting(false);
  expect(store.version).toBe(1);
});
