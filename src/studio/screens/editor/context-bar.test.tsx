/** For whom the canvas shows the page, in words that are there once. */
import { act, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { CurrentStudio } from '../../parts/context/studio-context.ts';
import { noEvents } from '../../parts/context/testing-events.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { ContextBar } from './context-bar.tsx';

it('says for whom the page is shown once, and again when that changes', () => {
  const editor = testEditor({ kind: 'page', id: 'home' });
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <CurrentStudio
        value={{
          api: { get: () => new Promise(() => undefined) } as never,
          events: noEvents,
          session: editor.session,
          setSession: () => undefined,
          locale: 'en',
          setLocale: () => undefined,
          signOut: () => Promise.resolve(),
        }}
      >
        <ContextBar view={editor} />
      </CurrentStudio>
    </RawIntlProvider>,
  );
  const [sentence, ...more] = screen.getAllByText(/^You see the page as a private customer: Finland/);
  expect(more).toEqual([]);
  expect(sentence).toHaveRole('button');
  expect(sentence?.closest('[aria-live="polite"]')).not.toBeNull();
  act(() => editor.setContext({ market: 'se' }));
  expect(sentence).toHaveAccessibleName(/Sweden/);
});
