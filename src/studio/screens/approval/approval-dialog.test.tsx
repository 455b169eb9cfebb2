/** Several drafts are sent for approval in one step (R-STUDIO-253). */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ApprovalPost } from '#studio-api/approvals.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { anOpenPage } from '../../editing/draft/testing-draft.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
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
    <TestStudio api={{ get, post }} session={aSession()}>
      <ApprovalDialog
        {...{ id: 'page:home', others: ['menu:main'], release: 0 }}
        onClose={() => undefined}
        onDone={onDone}
      />
    </TestStudio>,
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
