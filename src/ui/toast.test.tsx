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

it('renders its live region before it has a message', () => {
  const { say } = show(null);
  const region = screen.getByRole('status');
  say(added);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Lisätty ostoskoriin');
});

it('disappears on its own, but not while the pointer or focus is on it', () => {
  const { onDismiss } = show(added);
  pass(toastDuration - 1);
  fireEvent.pointerEnter(screen.getByText('Lisätty ostoskoriin'));
  pass(toastDuration * 3);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('Lisätty ostoskoriin').parentElement ?? document.body);
  pass(toastDuration);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('does not pass unseen while a slow navigation covers the page', () => {
  const onDismiss = vi.fn<() => void>();
  const at = (isCovered: boolean) => (
    <ToastRegion toast={added} onDismiss={onDismiss} closeLabel="Sulje" isCovered={isCovered} />
  );
  const { rerender } = render(at(true));
  pass(toastDuration * 3);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(at(false));
  pass(toastDuration - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('shows a new message for its full duration', () => {
  const { onDismiss, say } = show(added);
  pass(toastDuration - 1);
  say({ ...added, id: 2 });
  pass(toastDuration - 1);
  expect(onDismiss).not.toHaveBeenCalled();
});
