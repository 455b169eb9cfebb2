/** What was edited on the way to a document (R-STUDIO-243). */
import { expect, it } from 'vitest';
import type { ApiClient } from '../../parts/api/api-client.ts';
import { changedOf, readEditedWith } from './way-back.tsx';

it('reads where the editor was opened from, and what was edited from there', () => {
  expect(readEditedWith(null)).toEqual({ from: undefined, others: [] });
  expect(readEditedWith({ from: 'page:home', also: ['content:front-page', 'page:home', 7] })).toEqual({
    from: 'page:home',
    others: ['page:home', 'content:front-page'],
  });
  expect(readEditedWith({ from: 'https://elsewhere.example' }).from).toBeUndefined();
});

it('names those that have something to publish', async () => {
  const documents = [
    { id: 'page:home', state: 'live' },
    { id: 'content:front-page', state: 'changed' },
    { id: 'page:other', state: 'changed' },
  ];
  const api = { get: () => Promise.resolve(documents) } as unknown as ApiClient;
  expect(await changedOf(['page:home', 'content:front-page'], api)).toEqual(['content:front-page']);
  expect(await changedOf([], api)).toEqual([]);
});
