import { afterEach, expect, it, vi } from 'vitest';
import { __vitePreload as fetchAndLoad, fetchWithoutRunning } from './fetch-and-load.ts';

const links = () => [...document.head.querySelectorAll('link')];
const linkTo = (path: string) => links().find(link => link.getAttribute('href') === path);

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllEnvs();
});

it('waits for style sheets, and for nothing else', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  const loaded = fetchAndLoad(load, ['assets/a.js', 'assets/a.css']);
  expect(linkTo('/assets/a.js')?.rel).toBe('modulepreload');
  await fetchAndLoad(() => Promise.resolve(), ['assets/other.js']);
  expect(load).not.toHaveBeenCalled();
  linkTo('/assets/a.css')?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBe('module');
});

it('fetches a file once, also while it is on its way', async () => {
  const first = fetchAndLoad(() => Promise.resolve(1), ['assets/b.css']);
  const second = fetchAndLoad(() => Promise.resolve(2), ['assets/b.css']);
  expect(links()).toHaveLength(1);
  linkTo('/assets/b.css')?.dispatchEvent(new Event('load'));
  await expect(Promise.all([first, second])).resolves.toEqual([1, 2]);
  await expect(fetchAndLoad(() => Promise.resolve(3), ['assets/b.css'])).resolves.toBe(3);
  expect(links()).toHaveLength(1);
});

it('takes a sheet of the page as it is, though a preload of it does not count', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/c.css"><link rel="preload" as="style" href="/assets/d.css">';
  await fetchAndLoad(() => Promise.resolve(), ['assets/c.css']);
  void fetchAndLoad(() => Promise.resolve(), ['assets/d.css']);
  expect(links().map(({ rel }) => rel)).toEqual(['stylesheet', 'preload', 'stylesheet']);
});

/** @proves FAULT-124 */
it('rejects when a sheet fails, and fetches it again with the next import', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  const failed = fetchAndLoad(load, ['assets/e.css']);
  linkTo('/assets/e.css')?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/assets/e.css');
  expect(load).not.toHaveBeenCalled();
  const again = fetchAndLoad(load, ['assets/e.css']);
  linkTo('/assets/e.css')?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBe('module');
});

it('fetches files without running anything, once, and runs what is needed after all', async () => {
  vi.stubEnv('PROD', true);
  const load = vi.fn(() => Promise.resolve('module'));
  const fetch = () => fetchWithoutRunning(() => fetchAndLoad(load, ['assets/f.js', 'assets/f.css']));
  fetch();
  fetch();
  expect(links().map(({ rel, as }) => [rel, as])).toEqual([
    ['modulepreload', 'script'],
    ['preload', 'style'],
  ]);
  expect(load).not.toHaveBeenCalled();
  const loaded = fetchAndLoad(load, ['assets/f.js', 'assets/f.css']);
  links().at(-1)?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBe('module');
  expect(links().map(({ rel }) => rel)).toEqual(['modulepreload', 'preload', 'stylesheet']);
});

it("runs nothing ahead where import() is the browser's own", () => {
  const load = vi.fn();
  fetchWithoutRunning(load);
  expect(load).not.toHaveBeenCalled();
});
