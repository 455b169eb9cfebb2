/** Several drafts are sent for approval in one step (R-STUDIO-253). */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { ApprovalPost } from '#studio-api/approvals.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { anOpenPage } from '../../editing/draft/testing-draft.ts';
import { CurrentStudio } from '../../parts/context/studio-context.ts';
import { noEvents } from '../../parts/context/testing-events.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import ApprovalDialog from './approval-dialog.tsx';

simulateModalDialogs();
afterEach(cleanup);

it('sends each draft by itself, with one note, and again only what was not sent', async () => {
  const posts: ApprovalPost[] = [];
  let isOut = true;
  const get = async (path: string) => {
    if (path === '/api/colleagues') return [];
    if (path.includes('/approval')) return { approval: null, isOutside: false };
    const id = decodeURIComponent(/documents\/([^/?]+)/.exec(path)?.[1] ?? '');
    return /\/(diff|markets)/.test(path) ? [] : { ...anOpenPage(), id, version: id === 'page:home' ? 1 : 2 };
  };
  const post = async (path: string, body: ApprovalPost) => {
    if (path !== '/api/approvals') return undefined;
    posts.push(body);
    if (isOut && posts.length === 2) throw new Error('out');
  };
  const onDone = vi.fn();
  render(
    <CurrentStudio
      value={{
        api: { get, post } as never,
        events: noEvents,
        session: aSession(),
        setSession: () => undefined,
        locale: 'en',
        setLocale: () => undefined,
        signOut: async () => undefined,
      }}
    >
      <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
        <ApprovalDialog
          {...{ id: 'page:home', others: ['menu:main'], release: 0 }}
          onClose={() => undefined}
          onDone={onDone}
        />
      </RawIntlProvider>
    </CurrentStudio>,
  );
  const ask = await screen.findByRole('button', { name: messages['APPROVAL_ASK'] as string });
  const note = screen.getByRole('textbox', { name: messages['APPROVAL_NOTE'] as string });
  fireEvent.change(note, { target: { value: 'Spring' } });
  await act(async () => fireEvent.click(ask));
  expect(onDone).not.toHaveBeenCalled();
  isOut = false;
  await act(async () => fireEvent.click(ask));
  expect(onDone).toHaveBeenCalled();
  expect(posts).toMatchObject([
    { documents: [{ id: 'page:home', version: 1 }], note: 'Spring', to: null },
    { documents: [{ id: 'menu:main', version: 2 }], note: 'Spring' },
    { documents: [{ id: 'page:home' }] },
    { documents: [{ id: 'menu:main' }] },
  ]);
  const [first, second, firstAgain, secondAgain] = posts.map(({ id }) => id);
  // What was sent is known by its id, and mailed once.
  expect([firstAgain, secondAgain]).toEqual([first, second]);
  expect(first).not.toBe(second);
});
