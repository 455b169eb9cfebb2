/** Who is signed in. */
import { expect, it } from 'vitest';
import { type ApiClient, ApiProblem, Unreachable } from '../api/api-client.ts';
import { Declined, StaffSessionStore } from './session-store.ts';
import { aSession } from './testing-session.ts';

const api = (answer: () => Promise<unknown>) => ({ get: answer }) as unknown as ApiClient;

it('knows the session, its absence and a server that does not answer', async () => {
  const store = new StaffSessionStore();
  await store.load(api(async () => aSession()));
  expect(store.state).toBe('signed-in');
  const none = new StaffSessionStore();
  await none.load(api(() => Promise.reject(new ApiProblem(401, {}))));
  expect(none.state).toBe('signed-out');
  const away = new StaffSessionStore();
  await away.load(api(() => Promise.reject(new Unreachable())));
  expect(away.state).toBe('unreachable');
});

it('keeps requests waiting until the person has signed in again', async () => {
  const store = new StaffSessionStore();
  store.enter(aSession());
  const waiting = [store.ask('sign-in'), store.ask('sign-in')];
  expect(store.question).toBe('sign-in');
  store.enter(aSession());
  await Promise.all(waiting);
  expect(store.question).toBeNull();
});

it('sends nothing of one person in the name of another', async () => {
  const store = new StaffSessionStore();
  store.enter(aSession());
  const { staff } = aSession();
  const waiting = store.ask('sign-in');
  store.enter({ ...aSession(), staff: { ...staff, id: 'other' } });
  await expect(waiting).rejects.toBeInstanceOf(Declined);
  expect(store.question).toBe('other');
  expect(store.session?.staff.id).toBe(staff.id);
  await expect(store.ask('sign-in')).rejects.toBeInstanceOf(Declined);
});

it('rejects what waits when the question is declined', async () => {
  const store = new StaffSessionStore();
  store.enter(aSession());
  const waiting = store.ask('step-up');
  store.decline();
  await expect(waiting).rejects.toBeInstanceOf(Declined);
  expect(store.question).toBeNull();
});
