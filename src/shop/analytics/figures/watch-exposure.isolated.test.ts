/** @vitest-environment jsdom */
/** When an element counts as seen (R-STUDIO-202). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showTab, stubObserver, type TestingObserver } from '#tests/support/vitest/stub-observer.ts';
import { type Exposure, watchExposure } from './watch-exposure.ts';

let observer: TestingObserver;
let exposure: Exposure;
const onSeen = vi.fn();
const element = document.createElement('div');
beforeEach(() => {
  vi.useFakeTimers();
  observer = stubObserver();
  onSeen.mockReset();
  exposure = watchExposure(onSeen);
  exposure.observe(element);
});
afterEach(() => {
  exposure.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const half = { height: 400, visible: 200 };
const less = { height: 400, visible: 199 };

it('is seen when half of it was on the screen for a second, once', () => {
  observer.scroll(element, half);
  vi.advanceTimersByTime(999);
  expect(onSeen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSeen).toHaveBeenCalledExactlyOnceWith(element);
  expect(observer.isObserved(element)).toBe(false);
});

it('begins its second again after a break', () => {
  observer.scroll(element, half);
  vi.advanceTimersByTime(900);
  observer.scroll(element, less);
  observer.scroll(element, half);
  vi.advanceTimersByTime(900);
  observer.scroll(element, { height: 400, visible: 300 });
  vi.advanceTimersByTime(99);
  expect(onSeen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSeen).toHaveBeenCalledOnce();
});

it.each([
  ['less than half of it', less, false],
  ['nothing that has a size', { height: 0, visible: 0 }, false],
  ['half of the screen, of a higher part', { height: 3_000, visible: 300 }, true],
  ['less than half of the screen, of a higher part', { height: 3_000, visible: 299 }, false],
])('shows %s', (_what, size, isSeen) => {
  observer.scroll(element, size);
  vi.advanceTimersByTime(5_000);
  expect(onSeen).toHaveBeenCalledTimes(isSeen ? 1 : 0);
});

it('does not count while the tab is in the background, and counts when it comes back', () => {
  observer.scroll(element, half);
  vi.advanceTimersByTime(500);
  showTab('hidden');
  vi.advanceTimersByTime(5_000);
  expect(onSeen).not.toHaveBeenCalled();
  showTab('visible');
  vi.advanceTimersByTime(1_000);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('forgets what is not on the page any more', () => {
  observer.scroll(element, half);
  exposure.reset();
  vi.advanceTimersByTime(5_000);
  expect(onSeen).not.toHaveBeenCalled();
});
