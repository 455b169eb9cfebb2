/** Several requests at a time: what was asked last is shown. */
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastAsked } from './use-last-asked.ts';

function world() {
  const answers = new Map<number, { resolve(text: string): void; reject(): void }>();
  const load = (asked: number) =>
    new Promise<string | null>((resolve, reject) => answers.set(asked, { resolve, reject }));
  const { result } = renderHook(() => useLastAsked('first', load));
  const answer = (asked: number) => answers.get(asked) ?? expect.fail('not asked');
  return { shown: () => [result.current.shown, result.current.phase], show: result.current.show, answer };
}

it('shows what was asked last, whichever answer comes last', async () => {
  const { shown, show, answer } = world();
  const asked: Promise<boolean>[] = [];
  act(() => void asked.push(show(1), show(2)));
  expect(shown()).toEqual(['first', 'loading']);
  await act(async () => answer(2).resolve('second page'));
  await act(async () => answer(1).resolve('first page'));
  expect(shown()).toEqual(['second page', 'idle']);
  expect(await Promise.all(asked)).toEqual([false, true]);
});

it('keeps what is shown when the last request fails, and ignores the failure of an earlier one', async () => {
  const { shown, show, answer } = world();
  act(() => void Promise.all([show(1), show(2)]));
  await act(async () => answer(1).reject());
  expect(shown()).toEqual(['first', 'loading']);
  await act(async () => answer(2).reject());
  expect(shown()).toEqual(['first', 'failed']);
});
