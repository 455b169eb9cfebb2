/** The question over an open screen whose session has ended. */
import { act, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import type { ApiClient } from '../api/api-client.ts';
import { loadStudioIntl } from '../texts/studio-intl.ts';
import { SessionDialog } from './session-dialog.tsx';
import { StaffSessionStore } from './session-store.ts';
import { aSession } from './testing-session.ts';

simulateModalDialogs();

const intl = await loadStudioIntl('en');

/** Returns what the person who waits is told. */
function asked(question: 'sign-in' | 'step-up', isSignedIn: boolean) {
  const store = new StaffSessionStore();
  store.enter(aSession());
  const get = vi.fn(() => (isSignedIn ? Promise.resolve(aSession()) : Promise.reject(new Error('401'))));
  const told = vi.fn();
  store.ask(question).then(told, () => {});
  render(
    <RawIntlProvider value={intl}>
      <SessionDialog
        store={store}
        api={{ get } as unknown as ApiClient}
        onEnter={store.enter}
        onRestart={() => {}}
      />
    </RawIntlProvider>,
  );
  return told;
}

const lookAgain = () => act(async () => void dispatchEvent(new Event('focus')));

it('goes on by itself after a link has signed in in another tab', async () => {
  const told = asked('sign-in', true);
  await lookAgain();
  expect(told).toHaveBeenCalled();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it.each([
  ['the session is still over', 'sign-in', false],
  ['the passkey was asked for', 'step-up', true],
] as const)('stays when %s', async (_, question, isSignedIn) => {
  const told = asked(question, isSignedIn);
  await lookAgain();
  expect(told).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { hidden: true })).toBeInTheDocument();
});
