/** The picture library over a small fake of its API. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Asset, AssetList } from '#studio-api/assets.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { type ApiClient, ApiProblem } from '../../parts/api/api-client.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
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
  usedInPresets: [],
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

async function open(
  assets: Asset[],
  answers: Partial<ApiClient> = {},
  known: Pick<AssetList, 'folders' | 'tags'> = { folders: [], tags: [] },
) {
  const list: AssetList = { assets, total: assets.length, ...known };
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
    <TestStudio api={api} session={publisher}>
      <MemoryRouter>
        <LibraryScreen />
        <Address />
      </MemoryRouter>
    </TestStudio>,
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

it('puts a picture into a folder and gives it tags, and finds it by them', async () => {
  const { patch, api } = await open(
    [asset('talvi.jpg', { tags: ['aura'] })],
    {},
    { tags: ['aura'], folders: ['kampanjat'] },
  );
  choose('talvi.jpg');
  const path = screen.getByLabelText(/^Folder/, { selector: 'input' });
  fireEvent.change(path, { target: { value: ' kampanjat / talvi/ ' } });
  await act(async () => fireEvent.blur(path));
  expect(patch).toHaveBeenLastCalledWith('/api/assets/talvi.jpg', { folder: 'kampanjat/talvi' });
  const tags = screen.getByLabelText(/^Tags/, { selector: 'input' });
  fireEvent.change(tags, { target: { value: 'aura, lumi, aura,' } });
  await act(async () => fireEvent.blur(tags));
  expect(patch).toHaveBeenLastCalledWith('/api/assets/talvi.jpg', { tags: ['aura', 'lumi'] });
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Tags', { selector: 'select' }), { target: { value: 'aura' } }),
  );
  expect(api.get).toHaveBeenLastCalledWith('/api/assets?tag=aura');
});

it('leaves what a colleague has written meanwhile in fields that are merely passed', async () => {
  const changed = { tags: ['lumi'], folder: 'talvi', alt: { fi: 'Lumiaura' } };
  const patch = vi.fn((_path: string, change: unknown) =>
    Promise.resolve(asset('talvi.jpg', { ...changed, ...Object(change) })),
  );
  await open([asset('talvi.jpg', { tags: ['aura'] })], { patch: patch as unknown as ApiClient['patch'] });
  choose('talvi.jpg');
  // The answer to a change shows what others have written since.
  const point = screen.getByRole('button', { name: /^Most important point/ });
  await act(async () => fireEvent.keyDown(point, { key: 'ArrowRight' }));
  patch.mockClear();
  const fields = [
    [screen.getByLabelText(/^Tags/, { selector: 'input' }), 'lumi'],
    [screen.getByLabelText(/^Folder/, { selector: 'input' }), 'talvi'],
    [screen.getByLabelText('Suomi'), 'Lumiaura'],
  ] as const;
  for (const [field, text] of fields) {
    expect(field).toHaveValue(text);
    await act(async () => fireEvent.blur(field));
  }
  expect(patch).not.toHaveBeenCalled();
});

const jpeg = '\u00ff\u00d8\u00ff';
const pngHead = '\u0089PNG\r\n';
/** What WebP says of itself: whether it moves is one of the flags. */
const webp = (flags: number) => `RIFF    WEBPVP8X    ${String.fromCharCode(flags)}`;

/** A file that begins with these bytes. */
const fileOf = (name: string, head: string): File =>
  new File([Uint8Array.from(head, byte => byte.charCodeAt(0))], name);

const tooLong = (file: File): File => Object.defineProperty(file, 'size', { value: 16 * 1024 * 1024 });

/** A browser that reads every picture, and draws it. */
function simulateCanvas() {
  const whole = { width: 8000, height: 6000, close: vi.fn() };
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(() => Promise.resolve(whole)),
  );
  const drawImage = vi.fn();
  const types: (string | undefined)[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
    types.push(type);
    done(new Blob(['small'], { type }));
  });
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  getContext.mockReturnValue({ drawImage } as unknown as null);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { whole, drawImage, types, getContext };
}

const addFiles = (files: File[]) =>
  act(async () =>
    fireEvent.change(screen.getByLabelText('Add pictures', { selector: 'input' }), { target: { files } }),
  );

it('makes a file that is too long, or of a phone, smaller in the browser', async () => {
  const { whole, drawImage, types } = simulateCanvas();
  const put = vi.fn((path: string, file: Blob) =>
    path.includes('heic') && file.type === ''
      ? Promise.reject(new ApiProblem(422, { code: 'PICTURE_HEIC', message: '' }))
      : Promise.resolve(asset('talvi.jpg')),
  );
  await open([asset('talvi.jpg')], { put: put as unknown as ApiClient['put'] });
  await addFiles([
    tooLong(fileOf('long.jpg', jpeg)),
    fileOf('a.heic', '    ftypheic'),
    // What may be transparent stays so.
    tooLong(fileOf('logo.png', `${pngHead}IHDR IDAT acTL`)),
    tooLong(fileOf('logo.webp', webp(0x10))),
  ]);
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(5));
  expect(put.mock.calls.map(([path, file]) => `${path} ${file.type}`)).toEqual([
    '/api/assets?name=long.jpg image/jpeg',
    '/api/assets?name=a.heic ',
    '/api/assets?name=a.heic image/jpeg',
    '/api/assets?name=logo.png image/webp',
    '/api/assets?name=logo.webp image/webp',
  ]);
  expect(types).toHaveLength(4);
  expect(drawImage.mock.calls).toEqual(types.map(() => [whole, 0, 0, 4000, 3000]));
});

it('says of what moves that it is not taken, and of what cannot be drawn that it is too long', async () => {
  const { getContext } = simulateCanvas();
  const put = vi.fn();
  await open([asset('talvi.jpg')], { put });
  const moving = [
    fileOf('a.gif', 'GIF89a'),
    fileOf('b.webp', webp(0x1a)),
    fileOf('c.png', `${pngHead}IHDR acTL IDAT`),
    fileOf('d.avif', '    ftypavis'),
  ];
  await addFiles(moving.map(tooLong));
  for (const { name } of moving)
    expect(await screen.findByText(`${name}: Animated pictures cannot be used.`)).toBeVisible();
  getContext.mockReturnValue(null);
  await addFiles([tooLong(fileOf('e.jpg', jpeg))]);
  expect(await screen.findByText(/^e.jpg: The file is larger than 15 MB/)).toBeVisible();
  expect(put).not.toHaveBeenCalled();
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

it('names the presets that show a picture, for which it cannot be deleted', async () => {
  const usedInPresets = ['Campaign', 'Spring'];
  const refusal = new ApiProblem(409, { code: 'ASSET_USED', message: '', usedIn: [], usedInPresets });
  await open([asset('talvi.jpg', { usedInPresets })], { delete: () => Promise.reject(refusal) });
  choose('talvi.jpg');
  expect(screen.getByText(/^In 2 presets: Campaign.*Spring$/)).toBeVisible();
  expect(screen.queryByText('Not used anywhere')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete picture' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete talvi.jpg?' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete picture' })));
  expect(await screen.findByText(/because presets show it: Campaign, Spring/)).toBeVisible();
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
