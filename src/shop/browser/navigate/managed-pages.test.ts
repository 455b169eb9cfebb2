/** Pages newer than the build are fetched by hash; anything else is the build's page or the server's document. */
import { afterEach, expect, it, vi } from 'vitest';
import { fetchManagedPage } from './managed-pages.ts';

afterEach(() => vi.unstubAllGlobals());

function serve(files: Readonly<Record<string, unknown>>) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return Promise.resolve(path in files ? Response.json(files[path]) : new Response('', { status: 404 }));
  });
  return fetched;
}

it('fetches a page that differs by its hash, and nothing for the others', async () => {
  const bundle = { page: { id: 'home' }, fragments: {}, overrides: [] };
  const fetched = serve({ '/pages/manifest.2.json': { home: 'abc' }, '/pages/home.abc.json': bundle });
  expect(await fetchManagedPage('home')).toEqual({ kind: 'managed', bundle });
  expect(await fetchManagedPage('cart')).toEqual({ kind: 'own' });
  expect(await fetchManagedPage('toString')).toEqual({ kind: 'own' });
  expect(fetched.filter(path => !path.includes('manifest'))).toEqual(['/pages/home.abc.json']);
});

it('leaves to the server what was taken off or cannot be fetched', async () => {
  serve({ '/pages/manifest.2.json': { home: null, cart: 'old' } });
  expect(await fetchManagedPage('home')).toEqual({ kind: 'elsewhere' });
  expect(await fetchManagedPage('cart')).toEqual({ kind: 'elsewhere' });
  serve({});
  expect(await fetchManagedPage('home')).toEqual({ kind: 'elsewhere' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await fetchManagedPage('home')).toEqual({ kind: 'elsewhere' });
});
