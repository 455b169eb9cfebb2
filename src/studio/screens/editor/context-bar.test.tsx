/** For whom the canvas shows the page, in words that are there once. */
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { ContextBar } from './context-bar.tsx';

it('says for whom the page is shown once, and again when that changes', () => {
  const editor = testEditor({ kind: 'page', id: 'home' });
  render(
    <TestStudio api={{ get: () => new Promise(() => undefined) }} session={editor.session}>
      <ContextBar view={editor} />
    </TestStudio>,
  );
  const [sentence, ...more] = screen.getAllByText(/^You see the page as a private customer: Finland/);
  expect(more).toEqual([]);
  expect(sentence).toHaveRole('button');
  expect(sentence?.closest('[aria-live="polite"]')).not.toBeNull();
  act(() => editor.setContext({ market: 'se' }));
  expect(sentence).toHaveAccessibleName(/Sweden/);
});
