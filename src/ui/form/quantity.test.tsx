import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Quantity, type QuantityProps } from './quantity.tsx';
import { clampQuantity } from './quantity-clamp.ts';

afterEach(cleanup);

const labels = { quantity: 'Määrä', increase: 'Lisää', decrease: 'Vähennä' };

/** With a parent that stores the value, as in production. */
function show(props: Partial<QuantityProps> = {}) {
  const onChange = vi.fn<(count: number) => void>();
  const onLimit = vi.fn<(max: number) => void>();
  const all = { value: 1, max: 5, labels, onLimit, ...props };
  function Owner(given: QuantityProps) {
    const [own, setOwn] = useState({ given: given.value, value: given.value });
    if (own.given !== given.value) setOwn({ given: given.value, value: given.value });
    const change = (value: number) => {
      onChange(value);
      setOwn({ ...own, value });
    };
    return <Quantity {...given} value={own.value} onChange={change} />;
  }
  const view = render(<Owner {...all} onChange={onChange} />);
  return {
    onChange,
    onLimit,
    update: (next: Partial<QuantityProps>) => view.rerender(<Owner {...all} {...next} onChange={onChange} />),
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Määrä' }),
    more: screen.getByRole('button', { name: 'Lisää' }),
    less: screen.getByRole<HTMLButtonElement>('button', { name: 'Vähennä' }),
  };
}

it('reports every step at once, so that the parent has the displayed value', () => {
  const { more, onChange, field } = show();
  fireEvent.click(more);
  fireEvent.click(more);
  fireEvent.click(more);
  expect(field.value).toBe('4');
  expect(onChange.mock.calls).toEqual([[2], [3], [4]]);
});

it('stops at the limit and reports it', () => {
  const { more, onChange, onLimit, field } = show({ value: 5 });
  fireEvent.click(more);
  expect(field.value).toBe('5');
  expect(onLimit).toHaveBeenCalledWith(5);
  expect(onChange).not.toHaveBeenCalled();
});

it('clamps typed values', () => {
  const { field, onChange } = show();
  fireEvent.change(field, { target: { value: '99' } });
  expect(field.value).toBe('5');
  fireEvent.change(field, { target: { value: 'kaksi' } });
  expect(field.value).toBe('1');
  fireEvent.change(field, { target: { value: '3' } });
  expect(onChange.mock.calls).toEqual([[5], [1], [3]]);
});

it('may be empty while typing, and becomes the minimum on blur (R-PRODUCT-11)', () => {
  const { field, onChange } = show({ value: 3 });
  fireEvent.change(field, { target: { value: '' } });
  expect(field.value).toBe('');
  fireEvent.blur(field);
  expect(field.value).toBe('1');
  expect(onChange.mock.calls).toEqual([[1]]);
});

it('follows its value, and decreases with the stock (R-PRODUCT-11)', () => {
  const { update, field, onChange, less } = show({ value: 4 });
  update({ value: 2 });
  expect(field.value).toBe('2');
  update({ value: 2, max: 1 });
  expect(field.value).toBe('1');
  expect(less.disabled).toBe(true);
  expect(onChange.mock.calls).toEqual([[1]]);
});

it('is filled before Enter submits its form', () => {
  const { field, onChange } = show({ value: 3 });
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('1');
  expect(onChange.mock.calls).toEqual([[1]]);
});

it('reports a stock below its value once, even if the parent keeps the value', () => {
  const onChange = vi.fn<(count: number) => void>();
  const all = { value: 4, max: 2, labels, onChange };
  const { rerender } = render(<Quantity {...all} />);
  rerender(<Quantity {...all} value={2} />);
  rerender(<Quantity {...all} max={2} min={0} />);
  expect(onChange.mock.calls).toEqual([[2], [2]]);
  rerender(<Quantity {...all} max={2} min={1} />);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it.each([
  ['3', '3', [3]],
  ['99', '5', [5]],
  ['', '', undefined],
])('keeps "%s" typed before hydration', async (typed, shown, reported) => {
  const onChange = vi.fn<(count: number) => void>();
  const piece = <Quantity value={1} max={5} labels={labels} onChange={onChange} />;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(piece);
  const field = place.querySelector('input') as HTMLInputElement;
  field.value = typed;
  const root = await act(async () => hydrateRoot(place, piece));
  expect(field.value).toBe(shown);
  expect(onChange.mock.calls[0]).toEqual(reported);
  await act(async () => root.unmount());
  place.remove();
});

it('returns whole numbers, and the minimum for invalid input', () => {
  expect(clampQuantity(2.9, 1, 5)).toEqual({ count: 2, limited: false });
  expect(clampQuantity('', 1, 5)).toEqual({ count: 1, limited: false });
  expect(clampQuantity(-4, 0, 5)).toEqual({ count: 0, limited: false });
  expect(clampQuantity(1, 1, 0)).toEqual({ count: 1, limited: true });
});
