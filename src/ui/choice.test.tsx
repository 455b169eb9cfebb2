import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Checkbox } from './form/checkbox.tsx';
import { RadioGroup } from './form/radio-group.tsx';
import { Select } from './select.tsx';

/** jsdom has no CSS.escape, which user-event needs for arrow keys. */
beforeEach(() => void vi.stubGlobal('CSS', { escape: String }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Payment() {
  const [value, setValue] = useState('card');
  return (
    <RadioGroup
      legend="Maksutapa"
      name="payment"
      value={value}
      onChange={setValue}
      options={[
        { value: 'card', title: 'Kortti' },
        { value: 'invoice', title: 'Lasku', fee: '2,90 €' },
      ]}
    />
  );
}

it('has one tab stop for a group, and reads the fee with the option', async () => {
  render(<Payment />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Kortti' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Lasku 2,90 €', checked: true })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('names the group and associates its error', () => {
  render(<RadioGroup legend="Toimitustapa" name="delivery" options={[]} error="Valitse toimitustapa." />);
  const group = screen.getByRole('group', { name: 'Toimitustapa' });
  const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Valitse toimitustapa.');
});

it('is ticked by a click on its label and has its error', async () => {
  render(
    <Checkbox name="terms" error="Hyväksy ehdot.">
      Hyväksyn ehdot
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'Hyväksyn ehdot' });
  await userEvent.click(screen.getByText('Hyväksyn ehdot'));
  expect(box).toHaveProperty('checked', true);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

it('uses the native select', async () => {
  const chosen: string[] = [];
  const options = [{ value: '2024', label: '2024' }];
  render(
    <Select
      label="Vuosi"
      name="year"
      placeholder="Valitse"
      options={options}
      onChange={year => chosen.push(year)}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vuosi' }), '2024');
  expect(chosen).toEqual(['2024']);
});
