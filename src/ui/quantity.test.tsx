/** @vitest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Quantity, type QuantityProps, quantityRestMs } from './quantity.tsx';
import { clampQuantity } from './quantity-clamp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const labels = { quantity: 'Määrä', increase: 'Lisää', decrease: 'Vähennä' };

function show(props: Partial<QuantityProps> = {}) {
  const onChange = vi.fn<(count: number) => void>();
  const onLimit = vi.fn<(max: number) => void>();
  const all = { value: 1, max: 5, labels, onChange, onLimit, ...props };
  const view = render(<Quantity {...all} />);
  return {
    onChange,
    onLimit,
    update: (next: Partial<QuantityProps>) => view.rerender(<Quantity {...all} {...next} />),
    unmount: view.unmount,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Määrä' }),
    more: screen.getByRole('button', { name: 'Lisää' }),
    less: screen.getByRole<HTMLButtonElement>('button', { name: 'Vähennä' }),
  };
}

const rest = () =>
  act(() => {
    vi.advanceTimersByTime(quantityRestMs);
  });

it('facts 4.6: speaks once, after the last of several quick presses', () => {
  const { more, onChange, field } = show();
  fireEvent.click(more);
  fireEvent.click(more);
  fireEvent.click(more);
  expect(field.value).toBe('4');
  expect(onChange).not.toHaveBeenCalled();
  rest();
  expect(onChange.mock.calls).toEqual([[4]]);
});

it('facts 4.6: stops at the limit and says so', () => {
  const { more, onChange, onLimit, field } = show({ value: 5 });
  fireEvent.click(more);
  rest();
  expect(field.value).toBe('5');
  expect(onLimit).toHaveBeenCalledWith(5);
  expect(onChange).not.toHaveBeenCalled();
});

it('facts 4.6: brings what is typed inside the limits', () => {
  const { field, onChange } = show();
  fireEvent.change(field, { target: { value: '99' } });
  expect(field.value).toBe('5');
  fireEvent.change(field, { target: { value: 'kaksi' } });
  expect(field.value).toBe('1');
  fireEvent.change(field, { target: { value: '3' } });
  rest();
  expect(onChange.mock.calls).toEqual([[3]]);
});

it('facts 4.6: may be empty while one types, and falls to the least on leaving', () => {
  const { field, onChange } = show({ value: 3 });
  fireEvent.change(field, { target: { value: '' } });
  expect(field.value).toBe('');
  fireEvent.blur(field);
  rest();
  expect(field.value).toBe('1');
  expect(onChange.mock.calls).toEqual([[1]]);
});

it('facts 4.6: follows its owner, and falls with the stock', () => {
  const { update, field, onChange, less } = show({ value: 4 });
  update({ value: 2 });
  expect(field.value).toBe('2');
  update({ value: 2, max: 1 });
  expect(field.value).toBe('1');
  expect(less.disabled).toBe(true);
  rest();
  expect(onChange.mock.calls).toEqual([[1]]);
});

it('does not lose a choice when it leaves the page', () => {
  const { more, onChange, unmount } = show();
  fireEvent.click(more);
  unmount();
  expect(onChange.mock.calls).toEqual([[2]]);
});

it('facts 4.6: keeps whole numbers, and the least when there is none', () => {
  expect(clampQuantity(2.9, 1, 5)).toEqual({ count: 2, limited: false });
  expect(clampQuantity('', 1, 5)).toEqual({ count: 1, limited: false });
  expect(clampQuantity(-4, 0, 5)).toEqual({ count: 0, limited: false });
  expect(clampQuantity(1, 1, 0)).toEqual({ count: 1, limited: true });
});
