import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

const email = (
  <TextInput
    label="Sähköposti"
    name="email"
    type="email"
    mode="email"
    description="Lähetämme tilausvahvistuksen."
    errorText="Tarkista osoite."
  />
);

it('shows no error while typing, and names it on blur', async () => {
  render(email);
  const field = screen.getByRole('textbox', { name: 'Sähköposti' });
  await userEvent.type(field, 'matti@');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(descriptionOf(field)).toBe('Lähetämme tilausvahvistuksen.');
  await userEvent.tab();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toBe('Tarkista osoite.');
});

it('hides the error as soon as the input is valid (R-A11Y-9)', async () => {
  render(email);
  const field = screen.getByRole('textbox', { name: 'Sähköposti' });
  await userEvent.type(field, 'matti@');
  await userEvent.tab();
  await userEvent.type(field, 'esimerkki.f');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(descriptionOf(field)).toBe('Lähetämme tilausvahvistuksen.');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(descriptionOf(field)).toBe('Tarkista osoite.');
});

it('shows an error of the server regardless of its own validation', () => {
  render(
    <TextInput
      label="Sähköposti"
      name="email"
      defaultValue="matti@esimerkki.fi"
      error="Osoite on jo käytössä."
    />,
  );
  expect(descriptionOf(screen.getByRole('textbox'))).toBe('Osoite on jo käytössä.');
});

it('says in its label that a field is optional (R-A11Y-10)', () => {
  render(<TextInput label="Puhelin" name="phone" optional optionalLabel="valinnainen" mode="empty" />);
  const field = screen.getByRole('textbox', { name: 'Puhelin (valinnainen)' });
  expect(field).toHaveProperty('required', false);
});

it('shows a typed password on request, and hides it again', async () => {
  render(
    <TextInput
      label="Salasana"
      name="password"
      type="password"
      revealLabels={{ show: 'Näytä', hide: 'Piilota' }}
    />,
  );
  const field = screen.getByLabelText('Salasana');
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'talvikeli');
  await userEvent.click(screen.getByRole('button', { name: 'Näytä' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Piilota' }));
  expect(field.getAttribute('type')).toBe('password');
});

it('shows the password strength as a word', async () => {
  const labels = ['Liian lyhyt', 'Heikko', 'Hyvä', 'Vahva'] as const;
  render(<TextInput label="Salasana" name="password" type="password" strengthLabels={labels} />);
  const field = screen.getByLabelText('Salasana');
  await userEvent.type(field, 'abc');
  expect(descriptionOf(field)).toBe('Liian lyhyt');
  await userEvent.type(field, ' pitkä lause talvesta');
  expect(descriptionOf(field)).toBe('Vahva');
});

function descriptionOf(field: HTMLElement): string | null {
  const id = field.getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
}
