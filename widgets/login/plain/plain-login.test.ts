/** Sign-in without scripts. */

import { expect, it, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import { SeeOther, type SignIn, type SignInResult, type Visitor } from '#engine/definition/visitor.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import { loadPlainLogin, type PlainLogin, submitPlainLogin } from './plain-login.ts';

const path = '/kirjaudu';
const requestReset = vi.fn((_email: string) => Promise.resolve());
const contextOf = (visitor: Partial<Visitor>, query: Record<string, string> = {}) => ({
  ...pageContext({}),
  path,
  query,
  prefix: '',
  api: { account: { requestReset } as unknown as Api['account'] },
  safeHtml: () => Promise.reject(new Error('unused')),
  visitor: fakeVisitor(visitor),
});

const typed = { email: ' anna@example.com ', password: 'salainen', remember: 'on' };

/** What the form leads to: an address, or the page again. */
async function submit(fields: Record<string, string>, visitor: Partial<Visitor> = {}, form?: string) {
  try {
    return await submitPlainLogin(contextOf(visitor, form ? { form } : {}), new URLSearchParams(fields));
  } catch (error) {
    if (error instanceof SeeOther) return error.location;
    throw error;
  }
}

const answering = (result: SignInResult) => vi.fn((_given: SignIn) => Promise.resolve(result));

/** @proves FAULT-121 */
it('signs in and continues at the page that led to the form', async () => {
  const signIn = answering({ state: 'signed-in' });
  const shown = await loadPlainLogin(contextOf({ cameFrom: '/kassa/lomake?x=1' }));
  expect(await submit({ ...typed, to: shown?.to ?? '' }, { signIn })).toBe('/kassa/lomake?x=1');
  expect(signIn.mock.calls).toEqual([[{ email: 'anna@example.com', password: 'salainen', remember: true }]]);
});

it('continues at its own page, which says that the visitor is signed in, without another one', async () => {
  const signIn = answering({ state: 'signed-in' });
  expect(await submit(typed, { signIn })).toBe(path);
  expect(await submit({ ...typed, to: `${path}?x=1` }, { signIn })).toBe(path);
});

it('continues at the page whose panel has sent the form, which names none', async () => {
  const signIn = answering({ state: 'signed-in' });
  expect(await submit(typed, { signIn, cameFrom: '/tuotteet?sivu=2' })).toBe('/tuotteet?sivu=2');
  expect(await submit(typed, { signIn, cameFrom: '//evil.example' })).toBe(path);
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never continues at %s',
  async to => {
    expect(await submit({ ...typed, to }, { signIn: answering({ state: 'signed-in' }) })).toBe(path);
  },
);

it.each<[SignInResult, PlainLogin['problem']]>([
  [{ state: 'credentials' }, { text: 'ACCOUNT_FEEDBACK_CREDENTIALS' }],
  [{ state: 'failed' }, { text: 'FEEDBACK_ERROR' }],
  [
    { state: 'wait', seconds: 61 },
    { text: 'ACCOUNT_FEEDBACK_WAIT', values: { minutes: 2 } },
  ],
])('says why for %j, and keeps what was typed except the password', async (result, problem) => {
  const reject = vi.fn();
  const answer = await submit(typed, { signIn: answering(result), reject });
  expect(answer).toEqual({
    form: 'login',
    isSignedIn: false,
    to: path,
    email: 'anna@example.com',
    remember: true,
    wrong: [],
    problem,
  });
  expect(reject).toHaveBeenCalledOnce();
});

it('names the fields that are missing, and asks no service', async () => {
  const signIn = answering({ state: 'signed-in' });
  expect(await submit({ email: 'anna' }, { signIn })).toMatchObject({
    email: 'anna',
    wrong: ['email', 'password'],
  });
  expect(signIn).not.toHaveBeenCalled();
});

it('signs out', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  expect(await submit({ logout: '1' }, { isSignedIn: true, signOut })).toBe(path);
  expect(signOut).toHaveBeenCalledOnce();
});

it('keeps no one signed in unasked, and shows the form that the address names', async () => {
  expect(await loadPlainLogin(contextOf({}))).toMatchObject({ form: 'login', remember: false });
  const other = await loadPlainLogin(contextOf({}, { form: 'create', to: '/kassa/lomake' }));
  expect(other).toMatchObject({ form: 'create', to: '/kassa/lomake' });
  expect(await loadPlainLogin(contextOf({}, { form: 'x', to: '//evil.example' }))).toMatchObject({
    form: 'login',
    to: path,
  });
});

const created = { email: 'anna@example.com', password: 'vihreä mönkijä 7', confirm: 'vihreä mönkijä 7' };

it('makes an account and continues', async () => {
  const register = answering({ state: 'signed-in' });
  expect(await submit({ ...created, to: '/kassa/lomake' }, { register }, 'create')).toBe('/kassa/lomake');
  expect(register.mock.calls[0]?.[0]).toMatchObject({ email: created.email, password: created.password });
});

it.each<[Partial<typeof created>, SignInResult, Partial<PlainLogin>]>([
  [{ password: 'lyhyt', confirm: 'lyhyt' }, { state: 'failed' }, { wrong: ['password'] }],
  [{ confirm: 'muu' }, { state: 'failed' }, { wrong: ['confirm'] }],
  [{ email: 'anna' }, { state: 'failed' }, { wrong: ['email'] }],
  [{}, { state: 'taken' }, { wrong: ['email'], problem: { text: 'ACCOUNT_FEEDBACK_ALREADY_EXISTS' } }],
  [{}, { state: 'too-common' }, { wrong: ['password'], problem: { text: 'PASSWORD_ERROR_COMMON' } }],
])('says why no account was made: %j, %j', async (typed, result, shown) => {
  const register = answering(result);
  expect(await submit({ ...created, ...typed }, { register }, 'create')).toMatchObject(shown);
});

it('asks for a mail with a link to a new password, with or without an account (R-AUTH-9)', async () => {
  expect(await submit({ email: ' anna@example.com ' }, {}, 'reset')).toMatchObject({ isSent: true });
  expect(requestReset.mock.calls).toEqual([['anna@example.com']]);
  expect(await submit({ email: 'anna' }, {}, 'reset')).toMatchObject({ wrong: ['email'] });
  expect(requestReset).toHaveBeenCalledOnce();
});
