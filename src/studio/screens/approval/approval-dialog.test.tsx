/** Several drafts are sent for approval in one step (R-STUDIO-253), and each is decided about by itself (R-STUDIO-290). */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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
    if (path === '/api/colleagues' || path === '/api/documents') return [];
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

const contents = 'Front page: contents';

function openGroup(staff: Partial<ReturnType<typeof aSession>['staff']> = {}) {
  const approval = (id: string) => ({
    ...{ id, state: 'asked', askedBy: { id: 'bo', name: 'Bo' }, askedAt: '2026-11-30T10:00:00Z' },
    ...{ version: 1, to: null, note: '', decided: null },
  });
  const open: Record<string, object | null> = { 'page:home': approval('of-page'), 'content:front': null };
  const posts: [string, object][] = [];
  const get = async (path: string) => {
    if (path === '/api/colleagues') return [];
    if (path === '/api/documents') return [anOpenPage()];
    const id = decodeURIComponent(/documents\/([^/?]+)/.exec(path)?.[1] ?? '');
    if (path.includes('/approval')) return { approval: open[id], isOutside: false };
    if (/\/(diff|markets|uses)/.test(path)) return [];
    const within = id === 'content:front' ? { kind: 'content', within: 'page:home' } : {};
    return { ...anOpenPage(), ...within, id, version: 1, state: 'changed' };
  };
  const post = async (path: string, body: object) => {
    posts.push([path, body]);
    open['page:home'] = null;
  };
  const session = aSession();
  const onDone = vi.fn();
  render(
    <TestStudio api={{ get, post }} session={{ ...session, staff: { ...session.staff, ...staff } }}>
      <ApprovalDialog
        {...{ id: 'page:home', others: ['content:front'], release: 0, onDone }}
        onClose={() => undefined}
      />
    </TestStudio>,
  );
  return { posts, onDone };
}

const named = (key: 'APPROVAL_APPROVE' | 'APPROVAL_RETURN' | 'APPROVAL_WITHDRAW' | 'APPROVAL_ASK') => ({
  name: messages[key] as string,
});

it('approves a page that was sent, while its area was not', async () => {
  const { posts, onDone } = openGroup();
  const page = await screen.findByRole('region', { name: 'Front page' });
  const area = await screen.findByRole('region', { name: contents });
  expect(within(page).getByRole('button', named('APPROVAL_RETURN'))).toBeEnabled();
  expect(within(area).queryByRole('button', named('APPROVAL_APPROVE'))).toBeNull();
  await act(async () => fireEvent.click(within(page).getByRole('button', named('APPROVAL_APPROVE'))));
  expect(posts).toMatchObject([
    [
      '/api/approvals/of-page/decision',
      { decision: 'approved', documents: [{ id: 'page:home', version: 1 }] },
    ],
  ]);
  // What is left may be decided about too.
  expect(onDone).not.toHaveBeenCalled();
});

it('sends only what was not sent, and withdraws only one’s own', async () => {
  const { posts, onDone } = openGroup({ id: 'bo', role: 'editor' });
  const page = await screen.findByRole('region', { name: 'Front page' });
  expect(within(page).getByRole('button', named('APPROVAL_WITHDRAW'))).toBeEnabled();
  expect(within(page).queryByRole('button', named('APPROVAL_APPROVE'))).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', named('APPROVAL_ASK'))));
  expect(posts).toMatchObject([['/api/approvals', { documents: [{ id: 'content:front', version: 1 }] }]]);
  expect(onDone).toHaveBeenCalled();
});
