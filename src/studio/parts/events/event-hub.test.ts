/** The connection by which a tab learns of what others do (R-STUDIO-113). */
import { expect, it, vi } from 'vitest';
import { type EventConnection, EventHub } from './event-hub.ts';

class FakeConnection implements EventConnection {
  readyState = 1;
  private readonly listeners = new Map<string, (event: { data?: unknown }) => void>();
  addEventListener(name: string, listener: (event: { data?: unknown }) => void): void {
    this.listeners.set(name, listener);
  }
  send(name: string, data?: unknown): void {
    this.listeners.get(name)?.({ data });
  }
  close = vi.fn(() => {
    this.readyState = 2;
  });
}

function world() {
  const connections: { address: string; connection: FakeConnection }[] = [];
  const tab = { isVisible: true };
  const clock = { now: 0 };
  const timers = new Set<() => void>();
  const hub = new EventHub({
    connect(address) {
      const connection = new FakeConnection();
      connections.push({ address, connection });
      return connection;
    },
    isVisible: () => tab.isVisible,
    setTimer(work) {
      timers.add(work);
      return () => timers.delete(work);
    },
    now: () => clock.now,
  });
  /** Five seconds at a time. */
  const pass = (milliseconds: number) => {
    for (const end = clock.now + milliseconds; clock.now < end; ) {
      clock.now += 5_000;
      for (const work of [...timers]) {
        timers.delete(work);
        work();
      }
    }
  };
  const settled = () => Promise.resolve();
  return { hub, tab, connections, settled, pass, last: () => connections.at(-1)?.connection };
}

it('connects once for all screens, and for the open document instead of the lists', async () => {
  const { hub, connections, settled, last } = world();
  const published = vi.fn();
  const stopList = hub.on(['drafts', 'published'], published);
  hub.on(['pictures'], vi.fn());
  await settled();
  expect(connections.map(({ address }) => address)).toEqual(['/api/events']);
  stopList();
  const operations = vi.fn();
  hub.on(['operations'], operations);
  const leave = hub.follow(() => '/api/documents/page%3Ahome/events?since=4');
  await settled();
  expect(connections.map(({ address }) => address)).toEqual([
    '/api/events',
    '/api/documents/page%3Ahome/events?since=4',
  ]);
  expect(connections[0]?.connection.close).toHaveBeenCalled();
  last()?.send('operations', '{}');
  expect(operations).toHaveBeenCalledExactlyOnceWith('{}');
  expect(published).not.toHaveBeenCalled();
  leave();
  await settled();
  expect(connections.at(-1)?.address).toBe('/api/events');
});

it('has no connection while the tab is hidden, and asks again when it is shown', async () => {
  const { hub, tab, connections, settled, last } = world();
  const heard = vi.fn();
  hub.on(['published'], heard);
  await settled();
  tab.isVisible = false;
  hub.resume();
  expect(last()?.close).toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  tab.isVisible = true;
  hub.resume();
  await settled();
  expect(heard).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(connections).toHaveLength(2);
});

it('asks again after the connection was lost, and connects again when it was refused', async () => {
  const { hub, connections, settled, last } = world();
  const heard = vi.fn();
  hub.on(['pictures'], heard);
  await settled();
  last()?.send('open');
  expect(heard).not.toHaveBeenCalled();
  last()?.send('open');
  expect(heard).toHaveBeenCalledTimes(1);
  last()?.close();
  hub.resume();
  await settled();
  expect(connections).toHaveLength(2);
});

it('has only those read again who listened when the connection was replaced', async () => {
  const { hub, settled, last } = world();
  const [heard, later] = [vi.fn(), vi.fn()];
  hub.on(['comments'], heard);
  await settled();
  last()?.send('open');
  // The server does not know the tab any more.
  hub.restart();
  hub.on(['pictures'], later);
  await settled();
  expect(heard).not.toHaveBeenCalled();
  last()?.send('open');
  expect(heard).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(later).not.toHaveBeenCalled();
});

it('has comments and approvals of a document read once its events come', async () => {
  const { hub, settled, last } = world();
  const [comments, approvals, drafts] = [vi.fn(), vi.fn(), vi.fn()];
  hub.follow(() => '/api/documents/page%3Ahome/events?since=4');
  hub.on(['comments'], comments);
  hub.on(['approvals', 'published'], approvals);
  hub.on(['drafts'], drafts);
  await settled();
  last()?.send('open');
  expect(comments).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(approvals).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(drafts).not.toHaveBeenCalled();
});

it('says that the server is silent, connects again, and has everything read again', async () => {
  const { hub, connections, settled, last, pass } = world();
  const [heard, lost] = [vi.fn(), vi.fn()];
  hub.on(['published'], heard);
  hub.onLost(lost);
  await settled();
  last()?.send('open');
  for (let beats = 0; beats < 6; beats += 1) {
    pass(10_000);
    last()?.send('beat', '{}');
  }
  expect(lost).not.toHaveBeenCalled();
  pass(25_000);
  expect(lost).toHaveBeenCalledExactlyOnceWith(true);
  expect(connections[0]?.connection.close).toHaveBeenCalled();
  const before = connections.length;
  pass(10_000);
  expect(connections.length).toBeGreaterThan(before);
  expect(heard).not.toHaveBeenCalled();
  last()?.send('open');
  expect(lost.mock.calls).toEqual([[true], [false]]);
  expect(heard).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('says at once that a connection broke, was closed or gave way to another, and nothing of one that is gone', async () => {
  const { hub, tab, connections, settled, last, pass } = world();
  const broken = vi.fn();
  const heard = () => broken.mock.calls.splice(0).length;
  hub.on(['presence'], vi.fn());
  hub.onBroken(broken);
  await settled();
  last()?.send('open');
  expect(heard()).toBe(0);
  last()?.send('error');
  expect(heard()).toBe(1);
  last()?.send('open');
  hub.follow(() => '/api/documents/page%3Ahome/events?since=4');
  expect(heard()).toBe(1);
  await settled();
  connections[0]?.connection.send('error');
  expect(heard()).toBe(0);
  last()?.send('open');
  pass(25_000);
  expect(heard()).toBe(1);
  tab.isVisible = false;
  hub.resume();
  hub.resume();
  expect(heard()).toBe(1);
});

it('says nothing of a connection that is back at once', async () => {
  const { hub, settled, last, pass } = world();
  const lost = vi.fn();
  hub.on(['published'], vi.fn());
  hub.onLost(lost);
  await settled();
  last()?.send('open');
  pass(20_000);
  last()?.send('error');
  last()?.send('open');
  pass(10_000);
  expect(lost).not.toHaveBeenCalled();
});
