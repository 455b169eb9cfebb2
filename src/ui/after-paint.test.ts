/** @vitest-environment jsdom */

import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '#tests/support/vitest/next-task.ts';
import { afterPaint } from './after-paint.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose paint the test decides. */
function paintLater(): () => void {
  let paint: () => void = () => expect.unreachable('nothing waits for a paint');
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback;
    return 1;
  });
  return () => paint();
}

/** Whether the promise has been resolved once all pending tasks have run. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  let resolved = false;
  void promise.then(() => (resolved = true));
  await nextTask();
  await nextTask();
  return resolved;
}

it('waits for the paint', async () => {
  const paint = paintLater();
  const waiting = afterPaint();
  expect(await isResolved(waiting)).toBe(false);
  paint();
  expect(await isResolved(waiting)).toBe(true);
});

it('does not wait on a page that is hidden, or hidden before it is painted', async () => {
  paintLater();
  const waiting = afterPaint();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isResolved(waiting)).toBe(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await isResolved(afterPaint())).toBe(true);
});
