/** Loading indicator and viewport. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingStore } from './loading-store.ts';
import { ViewportStore } from './viewport-store.ts';

describe('loading', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is shown after 1000 ms unless ended first', () => {
    const store = new LoadingStore();
    const end = store.begin();
    vi.advanceTimersByTime(999);
    expect(store.isShown).toBe(false);
    end();
    vi.advanceTimersByTime(5_000);
    expect(store.isShown).toBe(false);
    store.begin();
    vi.advanceTimersByTime(1_000);
    expect(store.isShown).toBe(true);
  });

  it('stays for at least 200 ms, and until the last task has ended', () => {
    const store = new LoadingStore();
    const [first, second] = [store.begin(), store.begin(1_100)];
    vi.advanceTimersByTime(1_100);
    first();
    first();
    vi.advanceTimersByTime(500);
    expect(store.isShown).toBe(true);
    second();
    expect(store.isShown).toBe(false);
    const brief = store.begin(0);
    vi.advanceTimersByTime(0);
    brief();
    vi.advanceTimersByTime(199);
    expect(store.isShown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.isShown).toBe(false);
  });
});

describe('viewport', () => {
  function screen(width: number) {
    const listeners: (() => void)[] = [];
    const state = { width };
    const match = (query: string) => ({
      get matches() {
        return state.width >= Number(/\d+/.exec(query)?.[0]);
      },
      addEventListener: (_type: 'change', listener: () => void) => void listeners.push(listener),
    });
    return {
      match,
      resize(next: number) {
        state.width = next;
        for (const listener of listeners) listener();
      },
    };
  }

  it('is a 1360 px desktop on the server', () => {
    expect(new ViewportStore().name).toBe('desktop');
  });

  it.each([
    [360, 'phone'],
    [767, 'phone'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'laptop'],
    [1200, 'desktop'],
    [1439, 'desktop'],
    [1440, 'desktopBig'],
  ])('%s px is a %s', (width, name) => {
    const store = new ViewportStore();
    store.follow(screen(width).match);
    expect(store.name).toBe(name);
  });

  it('follows the width of the window, by the configured breakpoints', () => {
    const { match, resize } = screen(900);
    const store = new ViewportStore([500, 800, 1000, 2000]);
    store.follow(match);
    expect(store.name).toBe('laptop');
    resize(499);
    expect(store.name).toBe('phone');
  });
});
