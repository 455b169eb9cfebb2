/** The history of a document. */
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { CurrentStudio } from '../../parts/context/studio-context.ts';
import { noEvents } from '../../parts/context/testing-events.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import HistoryScreen from './history-screen.tsx';

function open(id: string) {
  const get = (path: string) =>
    Promise.resolve(
      /\/(?:revisions|decisions|releases|approvals)$/.test(path)
        ? []
        : { id, kind: 'page', key: 'home', label: 'Home', state: 'live', version: 0, readOnly: null },
    );
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <CurrentStudio value={{ api: { get }, events: noEvents, locale: 'en' } as never}>
        <MemoryRouter initialEntries={[`/history/${id}`]}>
          <Routes>
            <Route path="/history/:id" element={<HistoryScreen />} />
          </Routes>
        </MemoryRouter>
      </CurrentStudio>
    </RawIntlProvider>,
  );
}

it('leads from a page that was not published to the contents of its areas', async () => {
  open('page:home');
  expect(await screen.findByText(/not published from here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contents' })).toHaveAttribute('href', '/contents');
});

it('leads nowhere from a menu that was not published', async () => {
  open('menu:main');
  expect(await screen.findByText(/not published from here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Contents' })).toBeNull();
});
