/** What of a page and its area goes live is chosen, and said by its name (R-STUDIO-291, R-STUDIO-292, R-STUDIO-293). */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import { anOpenPage } from '../../editing/draft/testing-draft.ts';
import { EditorStore } from '../../editing/editor/editor-store.ts';
import { createApiClient } from '../../parts/api/api-client.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { aSession } from '../../parts/session/testing-session.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import PublishDialog from './publish-dialog.tsx';

simulateModalDialogs();
afterEach(cleanup);

type More = Partial<OpenDocument>;

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function open(page: More, area: More, together: readonly DocumentId[] = []) {
  const home: OpenDocument = { ...anOpenPage(), ...page };
  const front: OpenDocument = {
    ...anOpenPage(),
    ...{ id: 'content:front', kind: 'content', within: 'page:home' },
    ...area,
  };
  const server = { posts: [] as { documents: { id: string }[] }[], isOut: new Set<string>(), version: 0 };
  const fetch = vi.fn(async (path: string, init: RequestInit) => {
    if (path === '/api/documents') return json(200, [home, front]);
    if (path === '/api/publications') {
      server.posts.push(JSON.parse(String(init.body)));
      return json(201, {});
    }
    const id = /^\/api\/documents\/([^/?]+)$/.exec(path)?.[1];
    if (path === '/api/check' && String(init.body).includes('gone')) return json(404, { code: 'UNKNOWN' });
    if (!id) return json(200, []);
    const document = [home, front].find(each => each.id === decodeURIComponent(id));
    if (!document) return json(404, { code: 'UNKNOWN' });
    return server.isOut.has(document.id)
      ? json(500, {})
      : json(200, { ...document, version: server.version });
  });
  const main = new EditorStore(aSession(), new DraftStore(home));
  const draft = new DraftStore(front, Date.now, main.draft.history);
  main.group.add(new EditorStore(aSession(), draft, 0, main), 'front', 1);
  const onClose = vi.fn();
  const onAsk = vi.fn();
  render(
    <TestStudio api={createApiClient({ fetch })} session={aSession()}>
      <PublishDialog {...{ editor: main, together, onClose, onAsk }} />
    </TestStudio>,
  );
  const publish = async () => {
    const button = screen.getByRole('button', { name: messages['PUBLISH_NOW'] as string });
    await vi.waitFor(() => expect(button).toBeEnabled());
    await act(async () => fireEvent.click(button));
    return server.posts.map(({ documents }) => documents.map(({ id }) => id));
  };
  return { server, publish, onClose, onAsk, main };
}

const changed = (changedBy: string | null): More => ({ state: 'changed', changedBy });
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

it('publishes the page without the draft of its area that a colleague writes', async () => {
  const { publish } = open(changed('Ann'), {
    ...changed('Bo'),
    missingApproval: { reason: 'unsent', authors: [], readers: [] },
  });
  expect(await box(/^Front page: contents.*Bo$/)).not.toBeChecked();
  expect(screen.queryByText(messages['APPROVAL_NEEDED'] as string)).toBeNull();
  expect(await publish()).toEqual([['page:home']]);
});

it('leaves out what is cleared, and takes it again', async () => {
  const { publish } = open(changed('Ann'), changed('Ann'));
  const area = await box(/^Front page: contents/);
  expect(area).toBeChecked();
  fireEvent.click(area);
  fireEvent.click(area);
  fireEvent.click(await box(/^Front page(?!:)/));
  expect(await publish()).toEqual([['content:front']]);
});

it('brings an area back that was taken off the shop', async () => {
  const { publish } = open({}, { state: 'withdrawn', isPublished: false });
  const area = await box(/^Front page: contents/);
  expect(area).not.toBeChecked();
  fireEvent.click(area);
  expect(await publish()).toEqual([['content:front']]);
});

it('asks nothing where one thing alone has changed', async () => {
  const { publish } = open({}, changed('Ann'));
  await screen.findByRole('region', { name: 'Front page: contents' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(await publish()).toEqual([['content:front']]);
});

it('names what needs an approval', async () => {
  const missingApproval = { reason: 'unsent', authors: [], readers: [] } as const;
  const { onAsk } = open({ ...changed('Ann'), missingApproval }, { ...changed('Ann'), missingApproval });
  expect(await screen.findByText('Front page:', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('Front page: contents:', { selector: 'strong' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /\b2\b.*approval/ }));
  expect(onAsk).toHaveBeenCalledWith(['page:home', 'content:front']);
});

it('publishes although something chosen was deleted meanwhile', async () => {
  const { publish } = open(changed('Ann'), {}, ['fragment:gone']);
  expect(await publish()).toEqual([['page:home']]);
});

it('says that it is published, though a part cannot be read again', async () => {
  const { server, publish, onClose, main } = open(changed('Ann'), changed('Ann'));
  await screen.findByRole('region', { name: 'Front page: contents' });
  server.isOut.add('content:front');
  server.version = 7;
  await publish();
  expect(screen.getByRole('alert')).toHaveTextContent(messages['PUBLISH_DONE_UNREAD'] as string);
  expect(screen.queryByRole('button', { name: messages['PUBLISH_NOW'] as string })).toBeNull();
  // The page was.
  expect(main.draft.version).toBe(7);
  expect(onClose).not.toHaveBeenCalled();
});
