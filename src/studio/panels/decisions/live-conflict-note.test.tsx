/** A place that was published otherwise meanwhile: what is posted, and who is asked (R-STUDIO-171). */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LiveConflict } from '#studio-api/conflicts.ts';
import { createApiClient } from '../../parts/api/api-client.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { aSession } from '../../parts/session/testing-session.ts';
import { LiveConflictNote } from './live-conflict-note.tsx';

const conflict: LiveConflict = {
  id: '0b5e4c6e-7a4c-4f6e-9f0e-2f1a6a1a1a1a',
  kind: 'field',
  nodeId: 'opening',
  path: 'props.title.fi',
  by: '',
  at: '2026-11-23T10:00:00Z',
  theirs: 'Of now',
  mine: 'Of the release',
  isPossible: true,
  state: 'as seen',
};

function open({ isReadOnly = false, status = 200 } = {}) {
  const posts: unknown[] = [];
  const fetch = vi.fn(async (_path: string, init: RequestInit) => {
    posts.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ version: 2, code: 'VERSION_MOVED' }), { status });
  });
  const onDecided = vi.fn();
  render(
    <TestStudio api={createApiClient({ fetch })} session={aSession()}>
      <LiveConflictNote
        conflict={conflict}
        document="page:home"
        release={1}
        isReadOnly={isReadOnly}
        onDecided={onDecided}
      />
    </TestStudio>,
  );
  return { posts, onDecided };
}

const choose = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

it('posts what was seen with the choice', async () => {
  const { posts, onDecided } = open();
  await choose('Take the shop’s');
  expect(posts).toEqual([{ chosen: 'theirs', state: 'as seen' }]);
  expect(onDecided).toHaveBeenCalledOnce();
});

it('is read again when it is another decision by now', async () => {
  const { onDecided } = open({ status: 409 });
  await choose('Keep the release’s');
  expect(onDecided).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('shows both versions to who may not change the document, and no choice', () => {
  open({ isReadOnly: true });
  expect(screen.getByText('In the release')).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('names no one when no one has published it', () => {
  open();
  expect(screen.getByText(/^Someone published another change here/)).toBeVisible();
});
