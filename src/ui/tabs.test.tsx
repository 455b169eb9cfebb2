/** @vitest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const items = [
  { id: 'facts', label: 'Tiedot', content: 'Paino 4 kg' },
  { id: 'reviews', label: 'Arvostelut', content: 'Hyvä vinssi' },
  { id: 'delivery', label: 'Toimitus', content: 'Kaksi päivää' },
];

it('has one tab stop, and arrow keys wrap around', async () => {
  render(<Tabs label="Tuote" items={items} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Tiedot', selected: true }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Toimitus', selected: true }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Arvostelut' }).textContent).toBe('Hyvä vinssi');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});
