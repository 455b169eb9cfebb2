/** What is corrected in the publish dialog can be published at once (R-STUDIO-129). */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MissingApproval } from '#studio-api/approval-state.ts';
import type { PageInShop } from '#studio-api/canvas.ts';
import type { DocumentId, StudioFinding } from '#studio-api/documents.ts';
import type { ScheduledConflict } from '#studio-api/publications.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import { anOpenPage, aPage } from '../../editing/draft/testing-draft.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { createApiClient } from '../../parts/api/api-client.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { aSession } from '../../parts/session/testing-session.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import PublishDialog from './publish-dialog.tsx';

simulateModalDialogs();

const finding: StudioFinding = {
  code: 'L10N001',
  severity: 'error',
  message: 'A text is missing',
  fix: 'Write it',
  document: 'page:home',
  nodeId: 'opening',
  path: 'props.title.sv',
  fixes: [],
};

interface Around {
  together?: readonly DocumentId[];
  /** Documents that were changed on the way to the page. */
  also?: readonly DocumentId[];
  /** Documents that are changed beside the page. */
  others?: readonly object[];
  /** Of the person; null: all. */
  markets?: readonly string[] | null;
}

function open(days: object = {}, { together = [], also = [], others, markets = null }: Around = {}) {
  const server = {
    version: 1,
    findings: [finding] as readonly StudioFinding[],
    posts: [] as unknown[],
    scheduled: null as readonly ScheduledConflict[] | null,
    answers: null as readonly PageInShop[] | null,
    missing: undefined as MissingApproval | undefined,
  };
  const draft = new DraftStore(anOpenPage(aPage(), 1));
  const page = () => ({
    ...anOpenPage({ ...aPage(), ...days }, server.version),
    state: 'new',
    openFindings: server.findings,
    conflicts: [],
    ...(server.missing ? { missingApproval: server.missing } : {}),
  });
  const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const fetch = vi.fn(async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/shop-answers')) return json(200, server.answers);
    if (path === '/api/documents')
      return json(200, [
        page(),
        ...(others ?? [{ id: 'page:start', label: 'Start' }]).map(other => ({ ...page(), ...other })),
      ]);
    const other = /^\/api\/documents\/([^/?]+)$/.exec(path)?.[1];
    if (other && other !== 'page%3Ahome') return json(200, { ...page(), id: decodeURIComponent(other) });
    if (path === '/api/check') return json(200, []);
    if (path.endsWith('/markets')) return json(200, []);
    if (init.method !== 'POST') return json(200, page());
    server.posts.push(JSON.parse(String(init.body)));
    if (server.answers) return json(201, {});
    return server.scheduled
      ? json(409, { code: 'SCHEDULED', scheduled: server.scheduled })
      : json(422, { code: 'FINDINGS', findings: [finding] });
  });
  const session = aSession();
  const onAsk = vi.fn();
  const editor = Object.assign(testEditor(aPage()), { draft }) as unknown as EditorStore;
  render(
    <TestStudio
      api={createApiClient({ fetch })}
      session={{ ...session, staff: { ...session.staff, markets: markets && [...markets] } }}
    >
      <PublishDialog {...{ editor, also, together, onAsk }} onClose={() => undefined} />
    </TestStudio>,
  );
  /** The server has accepted what was corrected. */
  const correct = () =>
    act(async () => {
      server.version += 1;
      server.findings = [];
      draft.acceptPost(server.version, []);
    });
  return { server, correct, onAsk };
}

const button = () => screen.getByRole('button', { name: messages['PUBLISH_NOW'] as string });

it('publishes what was corrected while it is open', async () => {
  const { server, correct } = open();
  await screen.findByText(messages['PUBLISH_ERRORS'] as string);
  expect(button()).toBeDisabled();
  await correct();
  await vi.waitFor(() => expect(button()).toBeEnabled());
  expect(screen.queryByText(messages['PUBLISH_ERRORS'] as string)).toBeNull();
  await act(async () => fireEvent.click(button()));
  expect(server.posts).toMatchObject([{ documents: [{ id: 'page:home', version: 2 }] }]);
});

it('says before anything is pressed whose approval is missing', async () => {
  const { server, correct, onAsk } = open();
  server.missing = {
    reason: 'unsent',
    authors: [{ id: '1', name: 'Ann' }],
    readers: [
      { id: '2', name: 'Bo' },
      { id: '3', name: 'Cleo' },
    ],
  };
  await correct();
  expect(await screen.findByText(/Written by Ann\. It can be approved by Bo or Cleo\./)).toBeVisible();
  expect(button()).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: messages['EDITOR_APPROVAL'] as string }));
  expect(onAsk).toHaveBeenCalledWith(['page:home']);
  server.missing = undefined;
  await correct();
  await vi.waitFor(() => expect(button()).toBeEnabled());
});

it('does not publish now when a moment is still to be chosen', async () => {
  const { server, correct } = open();
  await screen.findByText(messages['PUBLISH_ERRORS'] as string);
  await correct();
  await vi.waitFor(() => expect(button()).toBeEnabled());
  fireEvent.click(screen.getByRole('radio', { name: messages['PUBLISH_WHEN_LATER'] as string }));
  const schedule = screen.getByRole('button', { name: messages['PUBLISH_SCHEDULE'] as string });
  expect(schedule).toBeDisabled();
  const moment = screen.getByLabelText('Moment, Eastern European Time');
  fireEvent.change(moment, { target: { value: '2030-03-01T06:00' } });
  await act(async () => fireEvent.click(schedule));
  // On the shop's clocks, wherever the editor is.
  expect(server.posts).toMatchObject([{ liveFrom: '2030-03-01T04:00:00.000Z' }]);
});

it('publishes until a moment, and says what a change of the clocks does to it', async () => {
  const { server, correct } = open();
  await screen.findByText(messages['PUBLISH_ERRORS'] as string);
  await correct();
  await vi.waitFor(() => expect(button()).toBeEnabled());
  fireEvent.click(screen.getByRole('radio', { name: messages['PUBLISH_UNTIL_SOME'] as string }));
  expect(button()).toBeDisabled();
  const moment = screen.getByLabelText(/^Moment, Eastern European Time/);
  fireEvent.change(moment, { target: { value: '2030-10-27T03:30' } });
  expect(moment).toHaveAccessibleDescription(
    /this time comes twice: the first is meant, 0?3:30 (EEST|GMT\+3)/,
  );
  fireEvent.change(moment, { target: { value: '2030-03-31T03:30' } });
  expect(moment).toHaveAccessibleDescription(/this time does not exist: 0?4:30 (EEST|GMT\+3) is meant/);
  fireEvent.change(moment, { target: { value: '2030-04-01T06:00' } });
  expect(moment).toHaveAccessibleDescription('');
  await act(async () => fireEvent.click(button()));
  expect(server.posts).toMatchObject([{ liveUntil: '2030-04-01T03:00:00.000Z' }]);
});

it('stays open, and says where the shop does not show what was published (R-STUDIO-157)', async () => {
  const { server, correct } = open();
  await screen.findByText(messages['PUBLISH_ERRORS'] as string);
  await correct();
  await vi.waitFor(() => expect(button()).toBeEnabled());
  server.answers = [
    { url: 'https://shop.example/sale', is: 'shown' },
    { url: 'https://shop.example/sv/rea', is: 'missing' },
  ];
  await act(async () => fireEvent.click(button()));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Published, but .*: https:\/\/shop.example\/sv\/rea\. /,
  );
  expect(screen.queryByRole('button', { name: messages['PUBLISH_NOW'] as string })).toBeNull();
});

it('asks what becomes of what is scheduled, and posts the answer', async () => {
  const { server, correct } = open();
  await screen.findByText(messages['PUBLISH_ERRORS'] as string);
  await correct();
  await vi.waitFor(() => expect(button()).toBeEnabled());
  const liveFrom = '2030-03-01T04:00:00.000Z';
  server.scheduled = [{ id: 'page:home', liveFrom, places: [{ nodeId: 'opening', path: 'props.title.fi' }] }];
  await act(async () => fireEvent.click(button()));
  expect(screen.getByText(/1 Mar 2030, 06:00: 1 place$/)).toBeTruthy();
  expect(button()).toBeDisabled();
  const keep = screen.getByRole('radio', { name: messages['PUBLISH_SCHEDULED_KEEP'] as string });
  // It may be below what is shown of the dialog.
  expect(keep).toHaveFocus();
  fireEvent.click(keep);
  await act(async () => fireEvent.click(button()));
  expect(server.posts).toMatchObject([{}, { scheduled: 'keep' }]);
});

it('forgets what an earlier attempt found as soon as the draft has changed', async () => {
  const { server, correct } = open();
  await screen.findByText(messages['PUBLISH_ERRORS'] as string);
  await correct();
  await vi.waitFor(() => expect(button()).toBeEnabled());
  await act(async () => fireEvent.click(button()));
  await vi.waitFor(() => expect(button()).toBeDisabled());
  await correct();
  await vi.waitFor(() => expect(button()).toBeEnabled());
  await act(async () => fireEvent.click(button()));
  expect(server.posts).toHaveLength(2);
});

it.each([
  [{ draft: true }, messages.PUBLISH_STAYS_HIDDEN],
  [{ activeTo: '2020-01-01T00:00:00Z' }, messages.PUBLISH_STAYS_ENDED],
])('says before it publishes that shoppers will not see %o', async (days, text) => {
  open(days);
  expect(await screen.findByText(String(text))).toBeTruthy();
});

it('says nothing of the kind about what shoppers will see', async () => {
  open({ draft: false, activeTo: '2999-01-01T00:00:00Z' });
  await screen.findByText(String(messages.PUBLISH_FIRST));
  expect(screen.queryByText(String(messages.PUBLISH_STAYS_HIDDEN))).toBeNull();
  expect(screen.queryByText(String(messages.PUBLISH_STAYS_ENDED))).toBeNull();
});

it('offers what a link wants to go live together, chosen', async () => {
  const { server } = open({}, { together: ['page:home', 'page:start'] });
  expect(await screen.findByRole('checkbox', { name: /^Start/ })).toBeChecked();
  await vi.waitFor(() => expect(button()).toBeEnabled());
  await act(async () => fireEvent.click(button()));
  expect(server.posts).toMatchObject([{ documents: [{ id: 'page:home' }, { id: 'page:start' }] }]);
});

const own = (market: string, changedBy: string | null) => ({
  id: `override:home-${market}`,
  kind: 'override',
  label: `Home ${market}`,
  override: { extends: 'home', markets: [market], locales: [], customerTypes: [] },
  state: 'changed',
  changedBy,
});

it.each<[string, readonly string[] | null, string[]]>([
  ['of a person of all markets', null, ['override:home-se', 'override:home-fi']],
  ['of a person of one market', ['se'], ['override:home-se']],
])('chooses what was written of the same page by the person themself, %s', async (_who, markets, chosen) => {
  const others = [own('se', 'Ann'), own('fi', 'Ann'), own('no', 'Bo'), own('dk', null)];
  const { server, correct } = open({}, { others, markets });
  await correct();
  const boxes = await screen.findAllByRole('checkbox', { name: /^Home/ });
  expect(boxes).toHaveLength(4);
  await vi.waitFor(() => expect(button()).toBeEnabled());
  await act(async () => fireEvent.click(button()));
  const [post] = server.posts as { documents: { id: string }[] }[];
  expect(post?.documents.map(({ id }) => id)).toEqual(['page:home', ...chosen]);
});

it('chooses what was changed on the way, and neither a colleague’s draft nor what was taken off', async () => {
  const part = (key: string, state: string, changedBy: string) => ({
    ...{ id: `fragment:${key}`, kind: 'fragment', label: `Part ${key}`, state, changedBy },
  });
  const others = [
    part('mine', 'changed', 'Ann'),
    part('new', 'new', 'Ann'),
    part('theirs', 'changed', 'Bo'),
    part('gone', 'withdrawn', 'Ann'),
    part('untouched', 'changed', 'Ann'),
  ];
  const also: DocumentId[] = ['fragment:mine', 'fragment:new', 'fragment:theirs', 'fragment:gone'];
  const { server, correct } = open({}, { others, also });
  await correct();
  expect(await screen.findAllByRole('checkbox', { name: /^Part/ })).toHaveLength(5);
  await vi.waitFor(() => expect(button()).toBeEnabled());
  await act(async () => fireEvent.click(button()));
  const [post] = server.posts as { documents: { id: string }[] }[];
  expect(post?.documents.map(({ id }) => id)).toEqual(['page:home', 'fragment:mine', 'fragment:new']);
});

it('keeps what was chosen on purpose, also of a colleague', async () => {
  const { correct } = open({}, { together: ['override:home-no'], others: [own('no', 'Bo')] });
  await correct();
  expect(await screen.findByRole('checkbox', { name: /^Home/ })).toBeChecked();
});
