/** The account forms from the shopper's point of view (R-AUTH-12). */

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/transport.ts';
import type { ShopperConfig } from '#kernel/public-config.ts';
import { ok, refuse } from '#kernel/result.ts';
import type { SessionActions } from '#stores/sign-in/session-actions.ts';
import { TestShop, testCart, testStores, testTotals } from '../testing/testing-shop.tsx';
import { AccountFrames } from './account-frames.tsx';
import type { AccountFrame } from './frame-names.ts';
import type { SignedIn } from './frame-props.ts';

afterEach(cleanup);

function show(frame: AccountFrame, given: Partial<SessionActions> = {}, config: Partial<ShopperConfig> = {}) {
  const stores = testStores(testCart([], testTotals()));
  stores.config = { ...stores.config, ...config };
  const actions = {
    login: vi.fn<SessionActions['login']>(() => Promise.resolve(ok({ isSame: false }))),
    register: vi.fn<SessionActions['register']>(() => Promise.resolve(ok({ isSaved: true }))),
    changePassword: vi.fn<SessionActions['changePassword']>(() => Promise.resolve(ok(undefined))),
    requestReset: vi.fn<SessionActions['requestReset']>(() => Promise.resolve()),
    leave: vi.fn<SessionActions['leave']>(),
    ...given,
  };
  stores.sessionActions = () => Promise.resolve(actions as unknown as SessionActions);
  const signedIn = vi.fn<(arrival: SignedIn) => void>();
  function Held() {
    const [shown, setShown] = useState(frame);
    return (
      <AccountFrames
        frame={shown}
        onFrame={setShown}
        onSignedIn={signedIn}
        links={{ index: '/', terms: '/ostoehdot', privacy: '/tietosuoja' }}
      />
    );
  }
  render(
    <TestShop stores={stores}>
      <Held />
    </TestShop>,
  );
  return { stores, actions, signedIn };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Enter in a field submits its form. */
const enter = () => fireEvent.submit(screen.getByRole('form'));
const away = () => Promise.reject(new ApiError('network', 'login', 'Failed to fetch'));

describe('login form', () => {
  it('gives its fields the autocomplete tokens of password managers', () => {
    show('login');
    const email = screen.getByLabelText('Sähköposti');
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Salasana')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('form', { name: 'Kirjaudu sisään' })).toHaveAttribute('method', 'post');
  });

  it('submits on Enter, does not remember the login unasked, and returns the notice to show', async () => {
    const { actions, signedIn } = show('login');
    type('Sähköposti', ' ann@example.com ');
    type('Salasana', 'x');
    enter();
    await waitFor(() => expect(signedIn).toHaveBeenCalled());
    expect(actions.login).toHaveBeenCalledWith({
      email: 'ann@example.com',
      password: 'x',
      remember: false,
    });
    expect(signedIn.mock.calls[0]?.[0]).toEqual({
      how: 'login',
      notice: 'Olet kirjautunut sisään.',
      isSame: false,
    });
  });

  it('remembers the login when the box is ticked', async () => {
    const { actions } = show('login');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pidä minut kirjautuneena' }));
    type('Sähköposti', 'ann@example.com');
    type('Salasana', 'x');
    enter();
    await waitFor(() => expect(actions.login).toHaveBeenCalled());
    expect(actions.login).toHaveBeenCalledWith(expect.objectContaining({ remember: true }));
  });

  it('marks every invalid field, focuses the first, and sends nothing (R-CHECKOUT-11)', () => {
    const { actions } = show('login');
    enter();
    expect(screen.getByRole('alert')).toHaveTextContent('Tarkista merkityt kentät.');
    expect(screen.getByLabelText('Sähköposti')).toHaveFocus();
    expect(screen.getByLabelText('Sähköposti')).toHaveAccessibleDescription('Kirjoita sähköpostiosoitteesi.');
    expect(screen.getByLabelText('Salasana')).toHaveAccessibleDescription('Kirjoita salasanasi.');
    expect(actions.login).not.toHaveBeenCalled();
    type('Sähköposti', 'ann@example.com');
    type('Salasana', 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the credentials are wrong, keeps them, and hides the error when they change (R-AUTH-5)', async () => {
    const login = () => Promise.resolve(refuse({ code: 'credentials' as const }));
    show('login', { login });
    type('Sähköposti', 'ann@example.com');
    type('Salasana', 'wrong');
    enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sähköposti tai salasana on väärin.');
    expect(screen.getByLabelText('Salasana')).toHaveValue('wrong');
    fireEvent.input(screen.getByLabelText('Salasana'), { target: { value: 'other' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says how long to wait after too many attempts', async () => {
    const login = () => Promise.resolve(refuse({ code: 'wait' as const, seconds: 61 }));
    show('login', { login });
    type('Sähköposti', 'ann@example.com');
    type('Salasana', 'x');
    enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Yritä uudelleen 2 minuutin kuluttua.');
  });

  it('reports a network error, with a retry button (R-AUTH-5)', async () => {
    const login = vi.fn<SessionActions['login']>(away);
    const { signedIn } = show('login', { login });
    type('Sähköposti', 'ann@example.com');
    type('Salasana', 'x');
    enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Yhteys katkesi.');
    login.mockResolvedValueOnce(ok({ isSame: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await waitFor(() => expect(signedIn).toHaveBeenCalled());
    expect(login).toHaveBeenCalledTimes(2);
  });

  it('sends one request for repeated presses', async () => {
    let answer: () => void = () => undefined;
    const login = vi.fn<SessionActions['login']>(
      () => new Promise(resolve => (answer = () => resolve(ok({ isSame: false })))),
    );
    const { signedIn } = show('login', { login });
    type('Sähköposti', 'ann@example.com');
    type('Salasana', 'x');
    enter();
    await waitFor(() => expect(login).toHaveBeenCalled());
    enter();
    fireEvent.click(screen.getByRole('button', { name: 'Kirjaudu sisään' }));
    await act(async () => answer());
    expect([login.mock.calls.length, signedIn.mock.calls.length]).toEqual([1, 1]);
  });

  it('explains why a login is required again', () => {
    const { stores } = show('login');
    expect(screen.queryByText(/vanheni/)).toBeNull();
    act(() => stores.session.setAwaited(true));
    expect(screen.getByText('Kirjautumisesi vanheni. Kirjaudu uudelleen.')).toBeInTheDocument();
  });
});

describe('registration form', () => {
  it("takes over the login form's address, and the focus", () => {
    show('login');
    type('Sähköposti', 'ann@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Luo tili' }));
    expect(screen.getByLabelText('Sähköposti')).toHaveValue('ann@example.com');
    expect(screen.getByLabelText('Sähköposti')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'ostoehdot' })).toHaveAttribute('href', '/ostoehdot');
    expect(screen.getByRole('link', { name: 'tietosuojaselosteen' })).toHaveAttribute('href', '/tietosuoja');
  });

  it('requires 8 characters entered twice, and shows the strength (R-AUTH-6)', () => {
    const { actions } = show('create');
    type('Sähköposti', 'ann@example.com');
    type('Salasana', '1234567');
    type('Salasana uudelleen', '12345678');
    enter();
    expect(screen.getByLabelText('Salasana')).toHaveAccessibleDescription(/vähintään 8 merkkiä/);
    expect(screen.getByLabelText('Salasana uudelleen')).toHaveAccessibleDescription(/eivät täsmää/);
    expect(actions.register).not.toHaveBeenCalled();
    type('Salasana', 'vihreä mönkijä 42');
    expect(screen.getByText('Vahva salasana')).toBeInTheDocument();
  });

  it.each([
    ['without the newsletter when its box is unticked', false],
    ['with the newsletter when its box is ticked', true],
  ])('registers %s', async (_title, isWanted) => {
    const { actions, signedIn } = show('create');
    type('Sähköposti', 'ann@example.com');
    type('Salasana', 'vihreä mönkijä');
    type('Salasana uudelleen', 'vihreä mönkijä');
    const box = screen.getByRole('checkbox', { name: 'Haluan uutiskirjeen sähköpostiini' });
    expect(box).not.toBeChecked();
    if (isWanted) fireEvent.click(box);
    enter();
    await waitFor(() => expect(signedIn).toHaveBeenCalled());
    expect(actions.register).toHaveBeenCalledWith(
      { email: 'ann@example.com', password: 'vihreä mönkijä' },
      isWanted,
    );
    expect(signedIn.mock.calls[0]?.[0]).toMatchObject({
      how: 'create',
      notice: 'Tili on luotu. Tervetuloa!',
    });
  });

  it.each([
    ['taken', 'Osoitteella on jo tili.', 'Sähköposti'],
    ['too-common', 'Salasana on liian helppo arvata.', 'Salasana'],
  ] as const)('shows the refusal %s and focuses its field (R-AUTH-5)', async (code, words, field) => {
    show('create', { register: () => Promise.resolve(refuse({ code })) });
    type('Sähköposti', 'ann@example.com');
    type('Salasana', 'password1');
    type('Salasana uudelleen', 'password1');
    enter();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText('Salasana uudelleen')).toHaveValue('password1');
  });
});

it('promises no email where none is sent, and links to the demo mailbox', async () => {
  show('reset', {}, { unsentMails: { href: '/mailbox' } });
  expect(screen.queryByText(/lähetämme linkin/)).toBeNull();
  expect(screen.getByRole('link', { name: /postilaatikossa/ })).toHaveAttribute('href', '/mailbox');
  type('Sähköposti', 'ann@example.com');
  enter();
  expect(await screen.findByText('Jos osoitteella on tili, linkki on tehty.')).toBeVisible();
});

it('requests a reset email without revealing whether the account exists (R-AUTH-9)', async () => {
  const { actions } = show('reset');
  type('Sähköposti', 'ann@example.com');
  enter();
  expect(await screen.findByText('Jos osoitteella on tili, saat pian sähköpostin.')).toBeInTheDocument();
  expect(actions.requestReset).toHaveBeenCalledWith('ann@example.com');
  expect(screen.getByLabelText('Sähköposti')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('change-password form', () => {
  const fill = () => {
    type('Nykyinen salasana', 'vihreä mönkijä');
    type('Uusi salasana', 'punainen mönkijä');
    type('Uusi salasana uudelleen', 'punainen mönkijä');
    enter();
  };

  it('confirms the change, and clears the password fields', async () => {
    const { actions } = show('change');
    fill();
    expect(await screen.findByText('Salasana on vaihdettu.')).toBeInTheDocument();
    expect(actions.changePassword).toHaveBeenCalledWith('vihreä mönkijä', 'punainen mönkijä');
    for (const label of ['Nykyinen salasana', 'Uusi salasana', 'Uusi salasana uudelleen'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports an expired session, and opens the login', async () => {
    const changePassword = () => Promise.resolve(refuse({ code: 'signed-out' as const }));
    const { actions } = show('change', { changePassword });
    fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('Kirjautumisesi vanheni.');
    expect(actions.leave).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nykyinen salasana')).toHaveValue('vihreä mönkijä');
    fireEvent.click(screen.getByRole('button', { name: 'Kirjaudu sisään' }));
    expect(screen.getByRole('form', { name: 'Kirjaudu sisään' })).toBeInTheDocument();
  });

  it('redirects to the front page with the reason when the current password is wrong (R-AUTH-8)', async () => {
    const changePassword = () => Promise.resolve(refuse({ code: 'credentials' as const }));
    const { actions } = show('change', { changePassword });
    fill();
    await waitFor(() => expect(actions.leave).toHaveBeenCalled());
    expect(actions.leave).toHaveBeenCalledWith(
      '/',
      'Nykyinen salasana oli väärä. Kirjasimme sinut ulos turvallisuussyistä.',
      'error',
    );
  });
});
