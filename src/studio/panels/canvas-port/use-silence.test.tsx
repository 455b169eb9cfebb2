import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSilence } from './use-silence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shown = (url: string) =>
  renderHook(({ isReady }) => useSilence(url, isReady), { initialProps: { isReady: false } });

it('says that a loaded frame does not answer, and takes it back when it does', () => {
  const { result, rerender } = shown('/a');
  act(() => result.current.loaded());
  expect(result.current.isSilent).toBe(false);
  act(() => void vi.runAllTimers());
  expect(result.current.isSilent).toBe(true);
  rerender({ isReady: true });
  expect(result.current.isSilent).toBe(false);
});

it('waits for a frame that is still loading, or has answered', () => {
  const loading = shown('/a');
  const ready = shown('/b');
  act(() => ready.result.current.loaded());
  ready.rerender({ isReady: true });
  act(() => void vi.runAllTimers());
  expect([loading.result.current.isSilent, ready.result.current.isSilent]).toEqual([false, false]);
});
