/** The tab's log of events (R-ANALYTICS-1). */
import { expect, it } from 'vitest';
import { createEventRecord, type EventType } from './event-log.ts';

it('keeps type, data and time of the last events only (R-ANALYTICS-1)', () => {
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

it('tells whoever listens, and nobody after they stopped', () => {
  const { log, subscribe } = createEventRecord();
  const heard: EventType[] = [];
  const stop = subscribe(({ type }) => heard.push(type));
  log('user:logout');
  stop();
  log('user:login');
  expect(heard).toEqual(['user:logout']);
});

it('has the payloads checked by the compiler', () => {
  const { log, events } = createEventRecord();
  // @ts-expect-error a favourite has a product id
  log('favorite:add', { href: '/' });
  // @ts-expect-error there is no such event
  log('favourite:add', { productId: 1 });
  expect(events).toHaveLength(2);
});
