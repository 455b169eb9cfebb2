/** When the page of the canvas comes from the server again. */
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { useSavedVersion } from './use-saved-version.ts';

const page = (...refs: string[]): DocumentBody => ({
  kind: 'page',
  id: 'home',
  regions: { main: refs.map((ref, at) => ({ kind: 'fragment', id: `part${at}`, ref })) },
});

it('asks again once a page with another shared part is saved, and for no other change', () => {
  const start = { id: 'page:home' as const, body: page('usp'), version: 3 };
  const { result, rerender } = renderHook(useSavedVersion, { initialProps: start });
  rerender({ ...start, version: 4 });
  expect(result.current.saved).toBe(0);
  // The frame would get the page without the part before it is saved.
  rerender({ ...start, body: page('usp', 'delivery'), version: 4 });
  expect(result.current.saved).toBe(0);
  rerender({ ...start, body: page('usp', 'delivery'), version: 5 });
  expect(result.current.saved).toBe(5);
  rerender({ ...start, body: page('delivery', 'usp', 'usp'), version: 6 });
  expect(result.current.saved).toBe(5);
});
