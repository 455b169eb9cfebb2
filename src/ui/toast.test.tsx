/** @vitest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ToastMessage, ToastRegion, toastDuration } from './toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const added: ToastMessage = { id: 1, text: 'Lisätty ostoskoriin', mode: 'success' };
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function show(toast: ToastMessage | null) {
  const onDismiss = vi.fn<() => void>();
  const view = render(<ToastRegion toast={toast} onDismiss={onDismiss} closeLabel="Sulje" />);
  const say = (next: ToastMessage | null) =>
    view.rerender(<ToastRegion toast={next} onDismiss={onDismiss} closeLabel="Sulje" />);
  return { onDismiss, say };
}

it('has its region before it has anything to say', () => {
  const { say } = show(null);
  const region = screen.getByRole('status');
  say(added);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Lisätty ostoskoriin');
});

it('goes by itself, but never while somebody is at it', () => {
  const { onDismiss } = show(added);
  pass(toastDuration - 1);
  fireEvent.pointerEnter(screen.getByText('Lisätty ostoskoriin'));
  pass(toastDuration * 3);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('Lisätty ostoskoriin').parentElement ?? document.body);
  pass(toastDuration);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('gives a new message its full time', () => {
  const { onDismiss, say } = show(added);
  pass(toastDuration - 1);
  say({ ...added, id: 2 });
  pass(toastDuration - 1);
  expect(onDismiss).not.toHaveBeenCalled();
});
