/** @vitest-environment jsdom */
/** When a page that is scrolled starts its application. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageState } from '#engine/view/serialise-page.ts';
import { scrollLimitMs, scrollRestMs } from '#kernel/work/timing.ts';
import { watchForNeed } from './watch-for-need.ts';

let started: AbortController;
const start = vi.fn(() => started.abort());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = () => undefined;
    },
  );
  started = new AbortController();
  start.mockClear();
  watchForNeed({ regions: {} } as unknown as PageState, start, started.signal);
});
afterEach(() => {
  started.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** @param ms for which the page scrolls without a rest. */
function scrollFor(ms: number): void {
  for (let passed = 0; passed < ms; passed += scrollRestMs / 3) {
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(scrollRestMs / 3);
  }
}

it('waits until scrolling has rested', () => {
  scrollFor(scrollLimitMs / 2);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(scrollRestMs);
  expect(start).toHaveBeenCalledOnce();
});

it('does not wait for a page that never rests', () => {
  scrollFor(scrollLimitMs - scrollRestMs);
  expect(start).not.toHaveBeenCalled();
  scrollFor(scrollLimitMs);
  expect(start).toHaveBeenCalledOnce();
});

it('starts nothing that something else has started', () => {
  scrollFor(scrollRestMs);
  started.abort();
  vi.advanceTimersByTime(2 * scrollLimitMs);
  expect(start).not.toHaveBeenCalled();
});
