/** The picture library over a small fake of its API. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { Asset, AssetList } from '#studio-api/assets.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { type ApiClient, ApiProblem } from '../../parts/api/api-client.ts';
import { CurrentStudio } from '../../parts/context/studio-context.ts';
import { noEvents } from '../../parts/context/testing-events.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import LibraryScreen from './library-screen.tsx';

simulateModalDialogs();

const asset = (name: string, more: Partial<Asset> = {}): Asset => ({
  name,
  url: '',
  thumbnail: '/thumbnail',
  width: 800,
  height: 400,
  bytes: 36_000,
  alt: {},
  decorative: false,
  focus: { x: 0.5, y: 0.5 },
  folder: '',
  tags: [],
  uploadedBy: null,
  at: '2026-11-23T10:00:00Z',
  usedIn: [],
  ...more,
});

const documents = [
  { id: 'page:home', kind: 'page', label: 'Etusivu' },
  { id: 'content:tuki', kind: 'content', label: 'Tuki' },
];

function Address() {
  const { pathname, state } = useLocation();
  return (
    <output data-testid="address">
      {pathname} {JSON.stringify(state)}
    </output>
  );
}

async function open(assets: Asset[], answers: Partial<ApiClient> = {}) {
  const list: AssetList = { assets, total: assets.length, folders: [], tags: [] };
  const patch = vi.fn((path: string, change: unknown) =>
    Promise.resolve({ ...assets.find(({ name }) => path.endsWith(name)), ...Object(change) }),
  );
  const api = {
    get: vi.fn((path: string) => Promise.resolve(path === '/api/documents' ? documents : list)),
    patch,
    put: vi.fn(),
    post: vi.fn(),
    delete: vi.fn(),
    ...answers,
  } as unknown as ApiClient;
  const { session } = testEditor({ kind: 'page', id: 'home' });
  const publisher = { ...session, staff: { ...session.staff, role: 'publisher' as const } };
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <CurrentStudio
        value={{
          api,
          events: noEvents,
          session: publisher,
          setSession: () => undefined,
          locale: 'en',
          setLocale: () => undefined,
          signOut: () => Promise.resolve(),
        }}
      >
        <MemoryRouter>
          <LibraryScreen />
          <Address />
        </MemoryRouter>
      </CurrentStudio>
    </RawIntlProvider>,
  );
  await screen.findByText(/picture/, { selector: 'output' });
  return { api, patch };
}

const choose = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

it('describes a picture in every language, or as decoration, and moves its focal point by keyboard', async () => {
  const { patch } = await open([asset('talvi.jpg')]);
  choose('talvi.jpg');
  const text = screen.getByLabelText('Suomi');
  fireEvent.change(text, { target: { value: 'Mönkijä' } });
  await act(async () => fireEvent.blur(text));
  expect(patch).toHaveBeenLastCalledWith('/api/assets/talvi.jpg', { alt: { fi: 'Mönkijä' } });
  const point = screen.getByRole('button', { name: /^Most important point/ });
  await act(async () => fireEvent.keyDown(point, { key: 'ArrowRight', shiftKey: true }));
  expect(patch).toHaveBeenLastCalledWith('/api/assets/talvi.jpg', { focus: { x: 0.6, y: 0.5 } });
  expect(point).toHaveAccessibleName(
    'Most important point of the picture: 60% from the left, 50% from the top',
  );
  await act(async () => fireEvent.click(screen.getByRole('checkbox')));
  expect(patch).toHaveBeenLastCalledWith('/api/assets/talvi.jpg', { decorative: true });
  expect(screen.queryByLabelText('Suomi')).toBeNull();
});

it('names what uses a picture that cannot be deleted', async () => {
  const refusal = new ApiProblem(409, {
    code: 'ASSET_USED',
    message: '',
    usedIn: ['page:home', 'content:tuki'],
  });
  await open([asset('talvi.jpg', { usedIn: ['page:home'] })], { delete: () => Promise.reject(refusal) });
  choose('talvi.jpg');
  fireEvent.click(screen.getByRole('button', { name: 'Delete picture' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete talvi.jpg?' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete picture' })));
  expect(await screen.findByText(/because it is used: Etusivu, Tuki/)).toBeVisible();
});

it('replaces a picture in all drafts that use it, with links to them, and says where it could not', async () => {
  const post = vi.fn(() =>
    Promise.resolve({ changed: ['page:home', 'page:start'], refused: ['content:tuki'] }),
  );
  await open([asset('talvi.jpg', { usedIn: ['page:home'] }), asset('kesa.jpg')], {
    post: post as unknown as ApiClient['post'],
  });
  choose('talvi.jpg');
  fireEvent.click(screen.getByRole('button', { name: 'Replace everywhere' }));
  const dialog = within(screen.getByRole('dialog', { name: 'What replaces talvi.jpg?' }));
  const other = await dialog.findByRole('button', { name: /^kesa.jpg/ });
  await act(async () => fireEvent.click(other));
  expect(post).toHaveBeenCalledWith('/api/assets/talvi.jpg/replacement', { by: 'kesa.jpg' });
  const done = screen.getByText('Replaced in 2 drafts. Publish them to show the changes.');
  const draft = within(done).getByRole('link', { name: 'Etusivu' });
  expect(draft).toHaveAttribute('href', '/edit/page%3Ahome');
  expect(screen.getByText('The picture was not replaced in: Tuki')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Publish them together' }));
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/edit/page%3Ahome {"publish":["page:home","page:start"]}',
  );
});

it('adds pictures and says why one was not taken', async () => {
  const put = vi.fn((path: string) =>
    path.includes('gif')
      ? Promise.reject(new ApiProblem(422, { code: 'PICTURE_ANIMATED', message: '' }))
      : Promise.resolve(asset('talvi.jpg')),
  );
  await open([asset('talvi.jpg')], { put: put as unknown as ApiClient['put'] });
  const files = [new File(['a'], 'talvi.jpg'), new File(['b'], 'b.gif')];
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Add pictures', { selector: 'input' }), { target: { files } }),
  );
  expect(await screen.findByText('b.gif: Animated pictures cannot be used.')).toBeVisible();
  expect(put).toHaveBeenCalledTimes(2);
});
