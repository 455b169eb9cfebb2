/** @vitest-environment jsdom */
/** Uncaught errors. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTask } from '#tests/support/vitest/next-task.ts';
import { componentOf, watchFailures } from './watch-failures.ts';

const reported = vi.hoisted(() => vi.fn());
vi.mock('#analytics/telemetry/report-failure.ts', () => ({ reportFailure: reported }));

const added: [string, EventListener][] = [];
beforeEach(() => {
  reported.mockClear();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    added.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
});
afterEach(() => {
  for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener);
});

const failing = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, message: 'x' }));

it('reports an uncaught error and still runs the earlier handler (R-OPS-2)', async () => {
  const earlier = vi.fn();
  window.addEventListener('error', earlier);
  watchFailures('fi', () => true);
  const error = new Error('lost');
  failing(error);
  await nextTask();
  expect(earlier).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith({ code: 'UNCAUGHT', error }, 'fi');
});

it('reports an error once, with the component that reported it first', async () => {
  const tell = watchFailures('sv', () => true);
  const error = new Error('lost');
  tell({ code: 'WIDGET002', error, component: 'banner', props: { text: 'a' } });
  failing(error);
  await nextTask();
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    { code: 'WIDGET002', error, component: 'banner', props: { text: 'a' } },
    'sv',
  );
});

it('reports nothing without a required consent, and nothing for images that fail to load', async () => {
  watchFailures('fi', () => false);
  failing(new Error('lost'));
  failing(null);
  await nextTask();
  expect(reported).not.toHaveBeenCalled();
});

it.each([
  ['\n    at BuyForm (core.js:1:2)\n    at div', 'BuyForm'],
  ['\n    at button\n    at ProductDetail', 'ProductDetail'],
  ['', undefined],
  [null, undefined],
])('finds the component name in %j', (stack, name) => {
  expect(componentOf(stack)).toBe(name);
});
