/** The styled list over a native select: its options, and the effect of a choice on the native control. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select } from '../select.tsx';
import { openByNativeSelect } from './open-by-native-select.tsx';

beforeEach(() => {
  // Layout APIs that jsdom lacks.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  openByNativeSelect();
});
afterEach(async () => {
  await userEvent.keyboard('{Escape}');
  cleanup();
  vi.unstubAllGlobals();
});

const years = ['2026', '2025', '2024'].map(value => ({ value, label: `Vuosi ${value}` }));
const chosen = vi.fn<(value: string) => void>();

function Form(props: Partial<ComponentProps<typeof Select>>) {
  const [value, setValue] = useState('2025');
  return (
    <form aria-label="Haku">
      <Select
        label="Vuosimalli"
        name="year"
        placeholder="Valitse"
        options={years}
        value={value}
        onChange={next => {
          chosen(next);
          setValue(next);
        }}
        {...props}
      />
    </form>
  );
}

const control = () => screen.getByLabelText<HTMLSelectElement>('Vuosimalli');
const list = () => document.querySelector<HTMLElement>('[role="listbox"]');
const press = (pointerType = 'mouse') => {
  act(() => {
    // Pointer events of jsdom have no pointer type.
    const down = new MouseEvent('pointerdown', { bubbles: true });
    control().dispatchEvent(Object.assign(down, { pointerType }));
  });
  return fireEvent.mouseDown(control());
};

it('opens on a press instead of the browser’s list, and a choice changes the native control', async () => {
  render(<Form />);
  expect(press()).toBe(false);
  const options = within(screen.getByRole('listbox', { name: 'Vuosimalli' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Valitse',
    'Vuosi 2026',
    'Vuosi 2025',
    'Vuosi 2024',
  ]);
  await vi.waitFor(() => expect(options[2]).toHaveFocus());
  expect(options[2]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(options[3]).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect([chosen.mock.lastCall, control().value]).toEqual([['2024'], '2024']);
  await vi.waitFor(() => expect(control()).toHaveFocus());
  expect(list()).toBeNull();
});

it('chooses the empty value, which the form then sends', async () => {
  render(<Form />);
  press();
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect(screen.getByRole('option', { name: 'Valitse' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  const form = screen.getByRole('form', { name: 'Haku' });
  expect(new FormData(form as HTMLFormElement).get('year')).toBe('');
});

it.each(['{Escape}', '{Tab}{Escape}'])('changes nothing when it is closed by %s', async keys => {
  chosen.mockClear();
  render(<Form />);
  press();
  await userEvent.keyboard(keys);
  await vi.waitFor(() => expect(control()).toHaveFocus());
  expect([list(), chosen.mock.calls, control().value]).toEqual([null, [], '2025']);
});

it.each([[' '], ['{Alt>}{ArrowDown}{/Alt}'], ['{F4}']])('opens with the key %s', async key => {
  render(<Form />);
  control().focus();
  await userEvent.keyboard(key);
  expect(list()).not.toBeNull();
});

it('leaves letters, and a space between them, to the native control', async () => {
  render(<Form />);
  control().focus();
  await userEvent.keyboard('v 2');
  expect(list()).toBeNull();
});

it.each<[string, () => boolean]>([
  ['a finger', () => press('touch')],
  ['a disabled control', () => (control().setAttribute('disabled', ''), press())],
  ['a choice of several', () => (control().setAttribute('multiple', ''), press())],
])('leaves %s to the browser', (_, act) => {
  render(<Form />);
  expect(act()).toBe(true);
  expect(list()).toBeNull();
});
