/** What a publication changes, in words and pictures (R-STUDIO-287, R-STUDIO-288). */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DocumentChange } from '#studio-api/documents.ts';
import { createApiClient } from '../../parts/api/api-client.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { aSession } from '../../parts/session/testing-session.ts';
import { ChangeItems } from './change-list.tsx';

const trail = [{ type: 'banner', id: 'hero', props: { title: { fi: 'Talvi', en: 'Winter' } } }];

function show(path: string, before: unknown, after: unknown) {
  const change: DocumentChange = { kind: 'changed', nodeId: 'hero', path, trail, before, after };
  const { container } = render(
    <TestStudio
      api={createApiClient({ fetch: () => Promise.reject(new Error('asked')) })}
      session={aSession()}
    >
      <ChangeItems changes={[change]} />
    </TestStudio>,
  );
  return [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
}

it('shows the pictures where another one was chosen, as a whole or by its file alone', () => {
  const both = ['/images/pagewidget/400w/old.webp', '/images/pagewidget/400w/new.webp'];
  expect(show('props.image.file', 'old.webp', 'new.webp')).toEqual(both);
  expect(show('props.image', { file: 'old.webp', width: 800 }, { file: 'new.webp', width: 1600 })).toEqual(
    both,
  );
  expect(show('props.image.phoneFile', undefined, 'new.webp')).toEqual([both[1]]);
});

it('shows none where the picture stays, or the field is a text', () => {
  expect(show('props.image', { file: 'old.webp', x: 0.5 }, { file: 'old.webp', x: 0.2 })).toEqual([]);
  expect(show('props.title.en', 'old.webp', 'new.webp')).toEqual([]);
});

it('says for whom and when as a sentence', () => {
  show('when', undefined, { market: ['se'] });
  expect(screen.getByText('Sweden', { exact: false })).toBeVisible();
  expect(screen.queryByText('se', { exact: true })).toBeNull();
});
