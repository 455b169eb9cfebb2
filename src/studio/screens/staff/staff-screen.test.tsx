/** People and the log over a small fake of the API (R-STUDIO-107, R-STUDIO-108, R-STUDIO-109). */
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { AuditPage, PendingInvitation, StaffAccount } from '#studio-api/staff.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { type ApiClient, ApiProblem } from '../../parts/api/api-client.ts';
import { CurrentStudio } from '../../parts/context/studio-context.ts';
import { noEvents } from '../../parts/context/testing-events.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import AuditScreen from './audit-screen.tsx';
import StaffScreen from './staff-screen.tsx';

simulateModalDialogs();

const ann: StaffAccount = {
  id: 'ann',
  mail: 'ann@shop.example',
  name: 'Ann',
  role: 'admin',
  markets: null,
  locale: 'en',
  disabledAt: null,
  lastSeenAt: null,
};

const bo: PendingInvitation = {
  mail: 'bo@shop.example',
  name: 'Bo',
  role: 'editor',
  markets: null,
  invitedBy: 'Ann',
  invitedAt: '2020-11-23T10:00:00Z',
  expiresAt: '2020-11-24T10:00:00Z',
};

function open(
  children: ReactNode,
  answers: Partial<Record<keyof ApiClient, unknown>>,
  invitations: readonly PendingInvitation[] = [],
) {
  const known: Readonly<Record<string, unknown>> = {
    '/api/invitations': invitations,
    '/api/publishing-rules': { needsApproval: false },
  };
  const get = (path: string) => Promise.resolve(known[path] ?? [ann]);
  const api = { get: vi.fn(get), ...answers } as unknown as ApiClient;
  const studio = {
    api,
    events: noEvents,
    session: aSession(),
    setSession: () => undefined,
    locale: 'en' as const,
    setLocale: () => undefined,
    signOut: () => Promise.resolve(),
  };
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <CurrentStudio value={studio}>{children}</CurrentStudio>
    </RawIntlProvider>,
  );
}

it('asks before it closes an account, and says why the last administrator must stay', async () => {
  const patch = vi.fn(() => Promise.reject(new ApiProblem(409, { code: 'LAST_ADMIN' })));
  open(<StaffScreen />, { patch });
  fireEvent.click(await screen.findByRole('button', { name: 'Close the account of Ann' }));
  expect(patch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close account' }));
  expect(await screen.findByText('At least one administrator must remain.')).toBeVisible();
  expect(patch).toHaveBeenCalledWith('/api/staff/ann', { isDisabled: true });
});

it('says why one person alone cannot demand approvals', async () => {
  const patch = vi.fn(() =>
    Promise.reject(new ApiProblem(400, { code: 'INVALID', reason: 'one-publisher' })),
  );
  open(<StaffScreen />, { patch });
  const rule = await screen.findByRole('checkbox', { name: messages['RULES_NEEDS_APPROVAL'] as string });
  fireEvent.click(rule);
  expect(await screen.findByText(messages['RULES_ONE_PUBLISHER'] as string)).toBeVisible();
  expect(rule).not.toBeChecked();
  expect(patch).toHaveBeenCalledWith('/api/publishing-rules', { needsApproval: true });
});

it('changes a role', async () => {
  const patch = vi.fn(() => Promise.resolve({ ...ann, role: 'editor' }));
  open(<StaffScreen />, { patch });
  const role = await screen.findByRole('combobox', { name: 'Role of Ann' });
  fireEvent.change(role, { target: { value: 'editor' } });
  await vi.waitFor(() => expect(role).toHaveValue('editor'));
  expect(patch).toHaveBeenCalledWith('/api/staff/ann', { role: 'editor' });
});

it('limits an account to markets, and gives it all of them back', async () => {
  const editor: StaffAccount = { ...ann, role: 'editor' };
  const patch = vi.fn((_path: string, change: object) => Promise.resolve({ ...editor, ...change }));
  const get = (path: string) =>
    Promise.resolve(path === '/api/staff' ? [editor] : path === '/api/invitations' ? [] : {});
  open(<StaffScreen />, { patch, get });
  const group = await screen.findByRole('group', { name: 'Markets of Ann', hidden: true });
  const market = (name: string) => within(group).getByRole('checkbox', { name, hidden: true });
  fireEvent.click(market('Finland'));
  await vi.waitFor(() => expect(patch).toHaveBeenCalledWith('/api/staff/ann', { markets: ['se'] }));
  await vi.waitFor(() => expect(market('Finland')).not.toBeChecked());
  // Without any market the account could do nothing.
  expect(market('Sweden')).toBeDisabled();
  fireEvent.click(market('Finland'));
  await vi.waitFor(() => expect(patch).toHaveBeenLastCalledWith('/api/staff/ann', { markets: null }));
});

it('shows the link of an invitation where the shop sends no mails', async () => {
  const link = 'https://studio.example/invite#secret';
  const post = vi.fn(() => Promise.resolve({ mail: 'bo@shop.example', link }));
  open(<StaffScreen />, { post });
  fireEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'bo@shop.example' } });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Bo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByLabelText('Link of the invitation')).toHaveValue(link);
  expect(post).toHaveBeenCalledWith('/api/staff', {
    ...{ mail: 'bo@shop.example', name: 'Bo', role: 'editor', markets: null },
  });
});

it('lists invitations that were not accepted, sends one again and revokes one', async () => {
  const post = vi.fn(() => Promise.resolve({ mail: bo.mail, link: null }));
  const remove = vi.fn(() => Promise.resolve());
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  open(<StaffScreen />, { post, delete: remove }, [
    bo,
    { ...bo, mail: 'eve@shop.example', name: 'Eve', expiresAt: tomorrow },
  ]);
  expect(await screen.findByRole('row', { name: /Bo .*Expired/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Eve .*Works until/ })).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Invite again: Bo' }));
  expect(await screen.findByText(/went out to bo@shop.example/)).toBeVisible();
  expect(post).toHaveBeenCalledWith('/api/staff', { mail: bo.mail, name: 'Bo', role: 'editor' });

  fireEvent.click(screen.getByRole('button', { name: 'Revoke the invitation of Eve' }));
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke invitation' }));
  await vi.waitFor(() => expect(remove).toHaveBeenCalledWith('/api/invitations/eve%40shop.example'));
});

it('reads the log in words and adds older rows', async () => {
  const row = { at: '2026-11-23T10:00:00Z', staffId: 'ann', author: 'Ann', documentId: null };
  const pages: AuditPage[] = [
    {
      rows: [
        { ...row, id: 9, action: 'publication.published', detail: { documents: ['page:home'] } },
        {
          ...row,
          id: 8,
          staffId: null,
          author: 'terminal',
          action: 'staff.change',
          detail: { mail: 'bo@shop.example', before: 'viewer', after: 'editor' },
        },
      ],
      hasMore: true,
    },
    { rows: [{ ...row, id: 3, action: 'picture.from-the-future', detail: {} }], hasMore: false },
  ];
  const get = vi.fn((path: string) => {
    if (path === '/api/staff') return Promise.resolve([ann]);
    if (path === '/api/documents') return Promise.resolve([{ id: 'page:home', label: 'Front page' }]);
    return Promise.resolve(path.includes('before=8') ? pages[1] : pages[0]);
  });
  open(<AuditScreen />, { get });
  expect(await screen.findByRole('row', { name: /Ann Published Front page$/ })).toBeVisible();
  expect(
    screen.getByRole('row', { name: /Command line Changed an account bo@shop.example: Viewer → Editor$/ }),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('picture.from-the-future')).toBeVisible();
  expect(screen.getByText('Published', { selector: 'td' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});
