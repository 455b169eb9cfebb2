/** A note says which of the documents that are edited as one it is about (R-STUDIO-278). */
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { GroupServer, openGroup } from '../../editing/draft/testing-group.ts';
import { createApiClient } from '../../parts/api/api-client.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { aSession } from '../../parts/session/testing-session.ts';
import { EditorNotes } from './editor-notes.tsx';
import type { OpenedEditor } from './open-editor.ts';

it('names the page and its contents, which have one name in lists', () => {
  const { main, part, syncs } = openGroup(new GroupServer(), 'one');
  Object.assign(part.draft, { about: { ...part.draft.about, within: 'page:home' } });
  for (const sync of syncs) sync.refusal = { code: 'STRUCTURE', message: 'No' };
  const fetch = async () => new Response('[]');
  render(
    <TestStudio api={createApiClient({ fetch })} session={aSession()}>
      <MemoryRouter>
        {[main, part].map((editor, at) => (
          <EditorContext key={editor.draft.id} value={editor}>
            <EditorNotes
              opened={{ editor, sync: syncs[at], left: { all: [] } } as unknown as OpenedEditor}
              release={undefined}
              onAdded={() => undefined}
            />
          </EditorContext>
        ))}
      </MemoryRouter>
    </TestStudio>,
  );
  for (const name of ['Front page', 'Front page: contents'])
    expect(within(screen.getByRole('group', { name })).getByRole('alert')).toBeVisible();
});
