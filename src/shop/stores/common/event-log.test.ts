/** The event log of a tab (R-ANALYTICS-1). */
import { expect, it } from 'vitest';
import { createEventRecord, type EventType } from './event-log.ts';

it('stores type, data and time of the latest events only (R-ANALYTICS-1)', () => {
  let clock = 0;
  const { log, events } = createEventRecord(2, () => (clock += 10));
  log('user:login');
  log('widget:click', { href: '/tuotteet' });
  log('favorite:add', { productId: 7 });
  expect(events).toEqual([
    { type: 'widget:click', data: { href: '/tuotteet' }, timestamp: 20 },
    { type: 'favorite:add', data: { productId: 7 }, timestamp: 30 },
  ]);
});

it('notifies subscribers until they unsubscribe', () => {
  const { log, subscribe } = createEventRecord();
  const heard: EventType[] = [];
  const stop = subscribe(({ type }) => heard.push(type));
  log('user:logout');
  stop();
  log('user:login');
  expect(heard).toEqual(['user:logout']);
});

it('has typed payloads', () => {
  const { log, events } = createEventRecord();
  // @ts-expect-error a favourite has a product id
  log('favorite:add', { href: '/' });
  // @ts-expect-error there is no such event
  log('favourite:add', { productId: 1 });
  expect(events).toHaveLength(2);
});
