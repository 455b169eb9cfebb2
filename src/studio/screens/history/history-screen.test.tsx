/** The history of a document (R-STUDIO-271). */
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { CurrentStudio } from '../../parts/context/studio-context.ts';
import { noEvents } from '../../parts/context/testing-events.ts';
import { CurrentReleaseProvider } from '../../parts/releases/current-release.tsx';
import { aSession } from '../../parts/session/testing-session.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import HistoryScreen from './history-screen.tsx';

simulateModalDialogs();

interface Answers {
  revisions?: readonly object[];
  post?: (path: string, body: object) => Promise<unknown>;
  state?: 'live' | 'changed';
  parts?: readonly object[];
  role?: 'editor';
  /** In which they work. */
  release?: number;
}

function Place() {
  const { pathname, state } = useLocation();
  return <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function open(id: string, { revisions = [], post, state = 'live', parts, role, release = 0 }: Answers = {}) {
  const session = aSession();
  if (role) session.staff.role = role;
  sessionStorage.setItem('studio-release', String(release));
  const releases = release === 0 ? [] : [{ id: release, title: 'Spring', state: 'open' }];
  const lists = /\/(?<list>revisions|decisions|releases|approvals|diff\/\w+)(?:\?release=\d+)?$/;
  const get = (path: string) =>
    Promise.resolve(
      lists.test(path)
        ? ({ revisions, releases }[lists.exec(path)?.groups?.['list'] ?? ''] ?? [])
        : { id, kind: 'page', key: 'home', label: 'Home', state, version: 0, readOnly: null, parts },
    );
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <CurrentStudio value={{ api: { get, post }, events: noEvents, session, locale: 'en' } as never}>
        <CurrentReleaseProvider>
          <MemoryRouter initialEntries={[`/history/${id}`]}>
            <Routes>
              <Route path="/history/:id" element={<HistoryScreen />} />
              <Route path="/edit/:id" element={<Place />} />
            </Routes>
          </MemoryRouter>
        </CurrentReleaseProvider>
      </CurrentStudio>
    </RawIntlProvider>,
  );
}

const revision = {
  number: 1,
  source: 'studio',
  author: 'Ada',
  createdAt: '2030-01-01T10:00:00Z',
  note: '',
  isLive: false,
  publicationId: null,
  liveFrom: null,
  isEnd: false,
};
const revisions = [{ ...revision, number: 2, isLive: true }, revision];

it('restores a revision by one press, and leads on to publishing it', async () => {
  const post = vi.fn(() => Promise.resolve({ version: 5, kept: 3 }));
  open('page:home', { revisions, post });
  const older = await screen.findAllByRole('button', { name: /Ada/ });
  fireEvent.click(older.at(-1) as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Restore as draft' }));
  expect(await screen.findByText(/What it said before is revision 3/)).toBeVisible();
  expect(post.mock.calls).toEqual([['/api/documents/page%3Ahome/restore', { state: 1, version: 0 }]]);
  fireEvent.click(screen.getByRole('button', { name: 'Publish…' }));
  expect(screen.getByTestId('place')).toHaveTextContent('/edit/page%3Ahome {"publish":[]}');
});

it('restores a revision and opens what publishes it by one press (R-STUDIO-286)', async () => {
  const post = vi.fn(() => Promise.resolve({ version: 5, kept: 3 }));
  open('page:home', { revisions, post });
  fireEvent.click((await screen.findAllByRole('button', { name: /Ada/ })).at(-1) as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Restore and publish…' }));
  expect(await screen.findByTestId('place')).toHaveTextContent('/edit/page%3Ahome {"publish":[]}');
  expect(post.mock.calls).toEqual([['/api/documents/page%3Ahome/restore', { state: 1, version: 0 }]]);
});

it.each([
  ['an editor', { role: 'editor' as const }],
  ['who works in a release, which is published as a whole', { release: 4 }],
])('offers %s to restore a revision as a draft only (R-STUDIO-286)', async (_, who) => {
  open('page:home', { revisions, ...who });
  fireEvent.click((await screen.findAllByRole('button', { name: /Ada/ })).at(-1) as HTMLElement);
  expect(screen.getByRole('button', { name: 'Restore as draft' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore and publish…' })).toBeNull();
});

it('says of a discarded draft that it is as in the shop, and offers nothing to publish (R-STUDIO-294)', async () => {
  const post = vi.fn(() => Promise.resolve({ version: 5, kept: 3 }));
  open('page:home', { state: 'changed', post });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Discard the draft' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/is again what the shop shows.*revision 3/)).toBeVisible();
  expect(post.mock.calls).toEqual([['/api/documents/page%3Ahome/restore', { state: 'live', version: 0 }]]);
  expect(screen.queryByText(/shoppers see it once/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish…' })).toBeNull();
});

it('leads nowhere from a menu that was not published', async () => {
  open('menu:main');
  expect(await screen.findByText(/not published from here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Contents' })).toBeNull();
});

it.each([
  ['that other pages show too', 2, '/contents'],
  ['that it alone shows', 1, undefined],
])('leads to the contents from a page without a history for areas %s', async (_, pages, address) => {
  open('page:home', { parts: [{ document: 'content:front-page', pages }] });
  expect(await screen.findByText(/not published from here yet/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Contents' })?.getAttribute('href')).toBe(address);
});
