/** The list of contents over a small fake of its API. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { DocumentSummary, TextMatch } from '#studio-api/documents.ts';
import type { Role } from '#studio-api/staff.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import ContentsScreen from './contents-screen.tsx';

const content = (key: string, label: string): DocumentSummary => ({
  id: `content:${key}`,
  kind: 'content',
  key,
  label,
  addresses: { fi: `/${key}` },
  owner: 'studio',
  isPublished: true,
  isOwn: true,
  state: 'live',
  completeness: { fi: 1, sv: 1, en: 1 },
  findings: { errors: 0, warnings: 0 },
  changedBy: 'Mia',
  changedAt: '2026-11-23T10:00:00Z',
});

const hours: TextMatch = {
  id: 'content:tuki',
  locale: 'fi',
  before: 'Puhelimen ',
  found: 'aukiolo',
  after: ' arkisin',
};

async function open(role: Role = 'editor') {
  const asked: string[] = [];
  const get = (path: string) => {
    asked.push(path);
    const isSearch = path.startsWith('/api/text-matches');
    return Promise.resolve(
      isSearch
        ? [hours]
        : [
            content('tuki', 'Asiakaspalvelu'),
            content('ehdot', 'Toimitusehdot'),
            { ...content('kevat', 'Kevät'), unseen: 'hidden', state: 'changed' },
            { ...content('kesa', 'Kesä'), unseen: 'ended' },
          ],
    );
  };
  const { session } = testEditor({ kind: 'page', id: 'home' }, { role });
  render(
    <TestStudio api={{ get }} session={session}>
      <MemoryRouter>
        <ContentsScreen />
      </MemoryRouter>
    </TestStudio>,
  );
  await screen.findByRole('link', { name: 'Asiakaspalvelu' });
  const search = screen.getByRole('searchbox');
  return { asked, searchFor: (value: string) => fireEvent.change(search, { target: { value } }) };
}

it('finds contents by their texts and shows the words (R-STUDIO-134)', async () => {
  const { asked, searchFor } = await open();
  searchFor('aukiolo');
  const row = await screen.findByRole('row', { name: /Puhelimen aukiolo arkisin/ });
  expect(within(row).getByText('aukiolo').tagName).toBe('MARK');
  expect(screen.queryByRole('link', { name: 'Toimitusehdot' })).toBeNull();
  expect(asked).toContain('/api/text-matches?kind=content&q=aukiolo');
});

it('finds them by name at once, and asks nothing for a single letter', async () => {
  const { asked, searchFor } = await open();
  searchFor('T');
  expect(screen.getByRole('link', { name: 'Toimitusehdot' })).toBeVisible();
  searchFor('');
  expect(asked.filter(path => path.startsWith('/api/text-matches'))).toEqual([]);
});

it('offers a new information page to those who may make one', async () => {
  await open('viewer');
  expect(screen.queryByRole('button', { name: 'New information page' })).toBeNull();
  cleanup();
  await open('editor');
  expect(screen.getByRole('button', { name: 'New information page' })).toBeVisible();
});

it('calls live only what shoppers see, and says why they do not see the rest', async () => {
  await open();
  const says = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).textContent;
  expect(says('Asiakaspalvelu')).toContain(messages.PAGES_STATE_LIVE);
  for (const text of [messages.PAGES_STATE_HIDDEN, messages.PAGES_STATE_CHANGED])
    expect(says('Kevät')).toContain(text);
  expect(says('Kesä')).toContain(messages.PAGES_STATE_ENDED);
  expect(says('Kesä')).not.toContain(messages.PAGES_STATE_LIVE);
});
