/** @vitest-environment jsdom */
/** The account's forms as a shopper meets them (facts 2.8, spec 1 §5). */
import { ApiError } from '#api/transport.ts';
import { testCart, testStores, TestShop, testTotals } from '../testing/testing-shop.tsx';
import type { ShopperConfig } from '#kernel/public-config.ts';
import { ok, refuse } from '#kernel/result.ts';
import type { SessionActions } from '#stores/session-actions.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountFrames } from './account-frames.tsx';
import type { AccountFrame } from './frame-names.ts';
import type { SignedIn } from './frame-props.ts';

afterEach(cleanup);

function show(frame: AccountFrame, given: Partial<SessionActions> = {}, config: Partial<ShopperConfig> = {}) {
  const stores = testStores(testCart([], testTotals()));
  stores.config = { ...stores.config, ...config };
  const actions = {
    login: vi.fn<SessionActions['login']>(() => Promise.resolve(ok({ isSame: false }))),
    register: vi.fn<SessionActions['register']>(() => Promise.resolve(ok({ isKept: true }))),
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
/** Enter in a field sends the form it stands in. */
const enter = () => fireEvent.submit(screen.getByRole('form'));
const away = () => Promise.reject(new ApiError('network', 'login', 'Failed to fetch'));

describe('logging in', () => {
  it('lets a password manager know its fields', () => {
    show('login');
    const email = screen.getByLabelText('Sähköposti');
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Salasana')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('form', { name: 'Kirjaudu sisään' })).toHaveAttribute('method', 'post');
  });

  it('sends on Enter, remembers unless told otherwise, and hands on what to say', async () => {
    const { actions, signedIn } = show('login');
    type('Sähköposti', ' ann@example.com ');
    type('Salasana', 'x');
    enter();
    await waitFor(() => expect(signedIn).toHaveBeenCalled());
    expect(actions.login).toHaveBeenCalledWith({
      email: 'ann@example.com',
      password: 'x',
      remember: true,
    });
    expect(signedIn.mock.calls[0]?.[0]).toEqual({
      how: 'login',
      notice: 'Olet kirjautunut sisään.',
      isSame: false,
    });
  });

  it('does not remember where the box is not ticked', async () => {
    const { actions } = show('login');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pidä minut kirjautuneena' }));
    type('Sähköposti', 'ann@example.com');
    type('Salasana', 'x');
    enter();
    await waitFor(() => expect(actions.login).toHaveBeenCalled());
    expect(actions.login).toHaveBeenCalledWith(expect.objectContaining({ remember: false }));
  });

  it('spec 1 §5: marks every field that will not do and leads to the first; nothing is sent', () => {
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

  it('spec 1 §8: says that the credentials are wrong, keeps them, and stops saying so when they change', async () => {
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

  it('faults C11: a broken connection is told as one, with a button to try again', async () => {
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

  it('sends once, however often the button is pressed', async () => {
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

  it('says why a login is asked for in the middle of something', () => {
    const { stores } = show('login');
    expect(screen.queryByText(/vanheni/)).toBeNull();
    act(() => stores.session.setAwaited(true));
    expect(screen.getByText('Kirjautumisesi vanheni. Kirjaudu uudelleen.')).toBeInTheDocument();
  });
});

describe('a new account', () => {
  it('takes the address along from the login, and the focus', () => {
    show('login');
    type('Sähköposti', 'ann@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Luo tili' }));
    expect(screen.getByLabelText('Sähköposti')).toHaveValue('ann@example.com');
    expect(screen.getByLabelText('Sähköposti')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'käyttöehdot' })).toHaveAttribute('href', '/ostoehdot');
    expect(screen.getByRole('link', { name: 'tietosuojaselosteen' })).toHaveAttribute('href', '/tietosuoja');
  });

  it('faults C3: asks for 8 characters, the same twice, and says how strong they are', () => {
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
    ['without the newsletter when its box stays empty', false],
    ['with the newsletter, when its box is ticked', true],
  ])('is made %s', async (_title, isWanted) => {
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
  ] as const)('spec 1 §8: %s is told, beside the field to mend it in', async (code, words, field) => {
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

it('promises no mail where none is sent, and links the mailbox of a demo shop', async () => {
  show('reset', {}, { unsentMails: { href: '/mailbox' } });
  expect(screen.queryByText(/lähetämme linkin/)).toBeNull();
  expect(screen.getByRole('link', { name: /postilaatikossa/ })).toHaveAttribute('href', '/mailbox');
  type('Sähköposti', 'ann@example.com');
  enter();
  expect(await screen.findByText('Jos osoitteella on tili, linkki on tehty.')).toBeVisible();
});

it('facts 2.8: asks for a letter and says nothing of whether there is an account', async () => {
  const { actions } = show('reset');
  type('Sähköposti', 'ann@example.com');
  enter();
  expect(await screen.findByText('Jos osoitteella on tili, saat pian sähköpostin.')).toBeInTheDocument();
  expect(actions.requestReset).toHaveBeenCalledWith('ann@example.com');
  expect(screen.getByLabelText('Sähköposti')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('another password', () => {
  const fill = () => {
    type('Nykyinen salasana', 'vihreä mönkijä');
    type('Uusi salasana', 'punainen mönkijä');
    type('Uusi salasana uudelleen', 'punainen mönkijä');
    enter();
  };

  it('is told to be in force, and leaves no password on the screen', async () => {
    const { actions } = show('change');
    fill();
    expect(await screen.findByText('Salasana on vaihdettu.')).toBeInTheDocument();
    expect(actions.changePassword).toHaveBeenCalledWith('vihreä mönkijä', 'punainen mönkijä');
    for (const label of ['Nykyinen salasana', 'Uusi salasana', 'Uusi salasana uudelleen'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a session that is over is told, and leads to the login', async () => {
    const changePassword = () => Promise.resolve(refuse({ code: 'signed-out' as const }));
    const { actions } = show('change', { changePassword });
    fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('Kirjautumisesi vanheni.');
    expect(actions.leave).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nykyinen salasana')).toHaveValue('vihreä mönkijä');
    fireEvent.click(screen.getByRole('button', { name: 'Kirjaudu sisään' }));
    expect(screen.getByRole('form', { name: 'Kirjaudu sisään' })).toBeInTheDocument();
  });

  it('faults C16: a wrong current one leads to the front page with the reason', async () => {
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
