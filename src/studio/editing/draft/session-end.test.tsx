/** A session that ends while a user types, in front of a small fake of the server (R-STUDIO-49, R-STUDIO-105, R-STUDIO-106). */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { OperationsPost } from '#studio-api/documents.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { createApiClient } from '../../parts/api/api-client.ts';
import { SessionDialog } from '../../parts/session/session-dialog.tsx';
import { StaffSessionStore } from '../../parts/session/session-store.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { DraftStore } from './draft-store.ts';
import { Sync } from './sync.ts';
import { anOpenPage, DraftServer } from './testing-draft.ts';

simulateModalDialogs();

const json = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status });
const bo = (): StudioSession => ({ ...aSession(), staff: { ...aSession().staff, id: 'bo', name: 'Bo' } });

/** An editor whose person is signed in as `server.session`, or as no one. */
function world() {
  const server = { session: null as StudioSession | null, problem: 401, draft: new DraftServer() };
  const answer = vi.fn(async (path: string, init: RequestInit) => {
    if (path === '/api/session/link/mail') return new Response(null, { status: 204 });
    if (!server.session) return json(server.problem, { code: server.problem === 403 ? 'STEP_UP' : '' });
    if (path === '/api/session') return json(200, server.session);
    const post = JSON.parse(String(init.body)) as OperationsPost;
    return json(200, await server.draft.post('page:home', post));
  });
  const store = new StaffSessionStore();
  store.enter(aSession());
  const plain = createApiClient({ fetch: answer });
  const api = createApiClient({
    fetch: answer,
    signIn: () => store.ask('sign-in'),
    stepUp: () => store.ask('step-up'),
  });
  const draft = new DraftStore(anOpenPage());
  const pending = { save: vi.fn(), remove: vi.fn(), left: async () => [] };
  const sync = new Sync(draft, {
    clientId: 'here',
    staffId: 'ann',
    post: (id, post) => api.post(`/api/documents/${id}/operations`, post),
    open: server.draft.open,
    pending,
    setTimer: () => () => undefined,
    now: () => 0,
  });
  const onRestart = vi.fn();
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <SessionDialog store={store} api={plain} onEnter={store.enter} onRestart={onRestart} />
    </RawIntlProvider>,
  );
  let was = 'opening';
  const type = (title: string) => {
    draft.change([{ set: { id: 'opening', path: 'props.title.fi', value: title, was } }], 'Title');
    was = title;
  };
  return { server, sync, draft, pending, store, type, onRestart };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function signInByMail() {
  fireEvent.click(screen.getByText('No passkey on this device?'));
  fireEvent.change(screen.getByLabelText('E-mail address'), { target: { value: 'ann@shop.example' } });
  press('Send a sign-in link');
  await screen.findByRole('button', { name: 'I have opened the link – continue' });
}

it('keeps what was typed, and saves it once the same person has signed in', async () => {
  const { server, sync, draft, type } = world();
  type('Talvi');
  const saved = sync.flush();
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  type('Talvi tulee');
  expect(draft.unsaved).toBeGreaterThan(0);
  await signInByMail();
  press('I have opened the link – continue');
  expect(await screen.findByText(/You have not signed in with the link yet/)).toBeVisible();
  server.session = aSession();
  press('I have opened the link – continue');
  await saved;
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sync.state).toBe('saved');
  expect(JSON.stringify(server.draft.body)).toContain('Talvi tulee');
});

it('saves nothing in the name of another person, and keeps it in the browser', async () => {
  const { server, sync, pending, type, onRestart } = world();
  type('Talvi');
  const saved = sync.flush();
  await screen.findByRole('dialog', { name: 'Sign in again' });
  await signInByMail();
  server.session = bo();
  press('I have opened the link – continue');
  expect(await screen.findByRole('dialog', { name: 'You signed in as another person' })).toBeVisible();
  await saved;
  expect(server.draft.log).toEqual([]);
  expect(sync.state).toBe('offline');
  expect(pending.save).toHaveBeenLastCalledWith(expect.objectContaining({ staffId: 'ann' }));
  press('Continue as Bo');
  expect(onRestart).toHaveBeenCalled();
});

it('sends a new link to an account without a passkey that must confirm who it is, and repeats the request', async () => {
  const { server, sync, store, type } = world();
  store.enter({ ...aSession(), hasPasskey: false });
  server.problem = 403;
  type('Talvi');
  const saved = sync.flush();
  expect(await screen.findByText(/We send a new link to ann@shop.example/)).toBeVisible();
  press('Send a sign-in link');
  await screen.findByRole('button', { name: 'I have opened the link – continue' });
  server.session = { ...aSession(), hasPasskey: false };
  press('I have opened the link – continue');
  await saved;
  expect(sync.state).toBe('saved');
});
