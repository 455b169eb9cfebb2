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
  const hub = new EventHub({
    connect(address) {
      const connection = new FakeConnection();
      connections.push({ address, connection });
      return connection;
    },
    isVisible: () => tab.isVisible,
  });
  const settled = () => Promise.resolve();
  return { hub, tab, connections, settled, last: () => connections.at(-1)?.connection };
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
