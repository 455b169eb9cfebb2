/** The editor of one document: outline, canvas and inspector around one draft. */
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { isLocaleCode } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import { classNames } from '#ui/class-names.ts';
import { EditorContext, useEditor } from '../../editing/context/editor-context.ts';
import { JointSync } from '../../editing/draft/joint-sync.ts';
import { CanvasSlot } from '../../panels/canvas-port/canvas-slot.tsx';
import { CommentsPanel } from '../../panels/comments/comments-panel.tsx';
import { InspectorSlot } from '../../panels/inspector/inspector-slot.tsx';
import { Outline } from '../../panels/outline/outline.tsx';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { ReleaseChoice, ReleaseGone } from '../../parts/releases/release-choice.tsx';
import { useReleases } from '../../parts/releases/use-releases.ts';
import { audienceName } from '../../parts/texts/audience-name.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import { ContextBar } from './context-bar.tsx';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { useShortcuts } from './editor-keys.ts';
import { type EditorLink, editorLinkOf } from './editor-link.ts';
import { EditorNotes } from './editor-notes.tsx';
import { MarketScope } from './market-scope.tsx';
import { type OpenedEditor, openEditor } from './open-editor.ts';
import { readOverridden, readParts } from './read-opened.ts';

const AddEntry = lazy(() => import('../menus/add-entry.tsx'));
const TryVersion = lazy(() => import('../../panels/experiments/try-version.tsx'));
const AddWidget = lazy(() => import('../../panels/add/add-widget.tsx'));

const isDocumentId = (id: string): id is DocumentId => /^[a-z]+:./.test(id);

export default function EditorScreen() {
  const { id = '' } = useParams();
  const { release } = useCurrentRelease();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const link = editorLinkOf(search);
  if (link) return <FollowLink id={id} link={link} />;
  // What was edited with the page may be gone since: then it is opened anew.
  const openedFor = isRecord(state) && typeof state['openedFor'] === 'string' ? state['openedFor'] : '';
  return <Opening key={`${id} ${release} ${openedFor}`} id={id} release={release} />;
}

/** The link of a mail names what it is about, and the release of the draft. */
function FollowLink({ id, link: { state, release } }: { id: string; link: EditorLink }) {
  const navigate = useNavigate();
  const { setRelease } = useCurrentRelease();
  useEffect(() => {
    setRelease(release);
    void navigate(`/edit/${encodeURIComponent(id)}`, { replace: true, state });
    // The address is read once: it is replaced.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

function Opening({ id, release }: { id: string; release: number }) {
  const { api } = useStudio();
  const { value, error, reload } = useAsync(`${id} ${release}`, () =>
    isDocumentId(id) ? openWithPage(id, { api, release }) : Promise.reject(new ApiProblem(404, {})),
  );
  if (value?.document.within) return <OpenPage page={value.document.within} part={value.document.id} />;
  if (value) return <Opened {...value} release={release} />;
  if (release !== 0 && error instanceof ApiProblem && error.status === 404) return <ReleaseGone />;
  return <LoadState error={error} onRetry={reload} />;
}

/** What one page alone shows is edited with this page: links to its parts lead there. */
function OpenPage({ page, part }: { page: DocumentId; part: DocumentId }) {
  const state: unknown = useLocation().state;
  const at = isRecord(state) ? state : {};
  const select = typeof at['select'] === 'string' ? at['select'] : '';
  return <Navigate to={`/edit/${encodeURIComponent(page)}`} replace state={{ ...at, select, part }} />;
}

/** An override is edited on its page, and a page with what its areas show. */
async function openWithPage(
  id: DocumentId,
  { api, release }: Pick<Parameters<typeof openEditor>[3], 'api' | 'release'>,
) {
  const document = await api.get<OpenDocument>(documentPath(id, release));
  const [base, parts] = await Promise.all([
    readOverridden(document, { api, release }),
    readParts(document, { api, release }),
  ]);
  return { document, base, parts };
}

type OpenedDocument = Awaited<ReturnType<typeof openWithPage>>;

function Opened({ document, base, parts, release }: OpenedDocument & { release: number }) {
  const { api, session, events } = useStudio();
  const [opened] = useState(() => openEditor(document, base, parts, { api, session, events, release }));
  useEffect(() => opened.start(), [opened]);
  useSelectionOfLink(opened);
  useLocaleOfLink(opened);
  return (
    <EditorContext value={opened.editor}>
      <Frame opened={opened} />
    </EditorContext>
  );
}

/** Who goes from all markets to one of them goes on in the same language. */
function useLocaleOfLink({ editor }: OpenedEditor): void {
  const state: unknown = useLocation().state;
  const locale = isRecord(state) ? state['locale'] : undefined;
  useEffect(() => {
    if (typeof locale === 'string' && isLocaleCode(locale)) editor.setContext({ locale });
  }, [editor, locale]);
}

/** A link from another editor names what was chosen there; one to a finding or to the shop itself may name a field. */
function useSelectionOfLink({ editor }: OpenedEditor): void {
  const state: unknown = useLocation().state;
  const nodeId = isRecord(state) ? state['select'] : undefined;
  const path = isRecord(state) ? state['field'] : undefined;
  const comment = isRecord(state) ? state['comment'] : undefined;
  const part = isRecord(state) ? state['part'] : undefined;
  const of = editor.group.all.find(({ draft }) => draft.id === part) ?? editor;
  useEffect(() => {
    if (typeof comment === 'string') of.comments.seek(comment);
  }, [of, comment]);
  useEffect(() => {
    const field = typeof path === 'string' ? path : '';
    if (typeof nodeId === 'string' && of.draft.node(nodeId)) of.select(nodeId, field);
    else if (field !== '' || of !== editor) of.select('', field);
  }, [editor, of, nodeId, path]);
}

const Frame = observer(function Frame({ opened }: { opened: OpenedEditor }) {
  const intl = useIntl();
  const { editor } = opened;
  const { group } = editor;
  const [sync] = useState(() => new JointSync(opened.all.map(each => each.sync)));
  const releases = useReleases();
  const all = releases.value ?? [];
  const current = all.find(({ id }) => id === editor.context.release);
  const label = documentName(editor.draft.about, intl);
  const { override } = editor.draft.about;
  const own = override && {
    place: audienceName(override, editor.session.markets, intl),
    ...override,
  };
  // They have no parts: there is nothing to list beside the form.
  const isSettings = editor.draft.about.kind === 'settings';
  useEffect(() => {
    document.title = `${label} · Studio`;
  }, [label]);
  useShortcuts(editor, sync, intl);
  const text = (id: 'EDITOR_OUTLINE' | 'EDITOR_CANVAS' | 'EDITOR_INSPECTOR' | 'EDITOR_COMMENTS') =>
    intl.formatMessage({ id });
  return (
    <div className={classNames(styles.editor, isSettings && styles.settings)}>
      <EditorBar editor={editor} sync={sync} />
      <ContextBar
        view={editor}
        release={current?.title}
        leading={
          <>
            <MarketScope editor={editor} />
            <ReleaseChoice releases={all} />
          </>
        }
        own={own}
      />
      <div className={styles.notes}>
        {opened.all.map(each => (
          <EditorContext key={each.editor.draft.id} value={each.editor}>
            <EditorNotes opened={each} release={current} onAdded={releases.reload} />
          </EditorContext>
        ))}
      </div>
      {isSettings ? null : (
        <section className={styles.outline} aria-label={text('EDITOR_OUTLINE')} data-part="outline">
          <Outline />
        </section>
      )}
      <section className={styles.canvas} aria-label={text('EDITOR_CANVAS')} data-part="canvas" tabIndex={-1}>
        <CanvasSlot />
      </section>
      <section
        className={styles.inspector}
        aria-label={text(editor.comments.isShown ? 'EDITOR_COMMENTS' : 'EDITOR_INSPECTOR')}
        data-part="inspector"
        tabIndex={-1}
      >
        {/* A key per document: its parts may have the ids of another one's. */}
        <EditorContext key={group.active.draft.id} value={group.active}>
          {editor.comments.isShown ? <CommentsPanel /> : <InspectorSlot />}
        </EditorContext>
      </section>
      {group.all.map(each => (
        <EditorContext key={each.draft.id} value={each}>
          <EditorDialogs />
        </EditorContext>
      ))}
    </div>
  );
});

/** What is about to be added to a document, or tried in it. */
const EditorDialogs = observer(function EditorDialogs() {
  const { draft, experiments, adding } = useEditor();
  return (
    <>
      {experiments.trying === null ? null : (
        <Suspense>
          <TryVersion id={experiments.trying} />
        </Suspense>
      )}
      {adding ? (
        <Suspense>
          {draft.body['kind'] === 'menu' ? <AddEntry place={adding} /> : <AddWidget place={adding} />}
        </Suspense>
      ) : null}
    </>
  );
});
