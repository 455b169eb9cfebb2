/** The editor of one document: outline, canvas and inspector around one draft. */
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isLocaleCode } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import type { Sync } from '../../editing/draft/sync.ts';
import { CanvasSlot } from '../../panels/canvas-port/canvas-slot.tsx';
import { CommentsPanel } from '../../panels/comments/comments-panel.tsx';
import { UndecidedNotes } from '../../panels/decisions/undecided-notes.tsx';
import { InspectorSlot } from '../../panels/inspector/inspector-slot.tsx';
import { Outline } from '../../panels/outline/outline.tsx';
import { OwnGone } from '../../panels/own/own-gone.tsx';
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
import { DriftNote } from './drift-note.tsx';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { useShortcuts } from './editor-keys.ts';
import { type EditorLink, editorLinkOf } from './editor-link.ts';
import { MarketScope } from './market-scope.tsx';
import { type OpenedEditor, openEditor, readOverridden } from './open-editor.ts';
import { ReleaseNote } from './release-note.tsx';
import { ScheduledNote } from './scheduled-note.tsx';

/** Says that a change was taken back, and why. */
const RefusalNote = observer(function RefusalNote({ sync }: { sync: Sync }) {
  const { refusal } = sync;
  const { session } = useStudio();
  if (!refusal) return null;
  const isDeveloper = atLeast(session.staff.role, 'developer');
  return (
    <div className={styles.note} role="alert">
      <p>
        <FormattedMessage id={refusal.code === 'ROLE' ? 'EDITOR_REFUSED_ROLE' : 'EDITOR_REFUSED'} />
        {isDeveloper ? (
          <>
            {' '}
            <span className={styles.detail} lang="en">
              {refusal.message}
            </span>
          </>
        ) : null}
      </p>
      <button type="button" className={styles.plain} onClick={sync.clearRefusal}>
        <FormattedMessage id="SHELL_CLOSE" />
      </button>
    </div>
  );
});

/** Offers the changes that an earlier visit could not save. */
const LeftChanges = observer(function LeftChanges({ opened }: { opened: OpenedEditor }) {
  const intl = useIntl();
  const { left } = opened;
  if (left.length === 0) return null;
  const count = left.reduce((sum, { sent, queue }) => sum + (sent?.ops.length ?? 0) + queue.length, 0);
  const at = Math.max(...left.map(record => record.at));
  return (
    <section className={styles.note} aria-live="polite">
      <p>
        <FormattedMessage
          id="EDITOR_LEFT_CHANGES"
          values={{ count, at: intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) }}
        />
      </p>
      <Button size="s" variant="secondary" onClick={() => void opened.restoreLeft()}>
        <FormattedMessage id="EDITOR_LEFT_RESTORE" />
      </Button>
      <Button size="s" variant="tertiary" onClick={opened.discardLeft}>
        <FormattedMessage id="EDITOR_LEFT_DISCARD" />
      </Button>
    </section>
  );
});

const AddEntry = lazy(() => import('../menus/add-entry.tsx'));
const TryVersion = lazy(() => import('../../panels/experiments/try-version.tsx'));
const AddWidget = lazy(() => import('../../panels/add/add-widget.tsx'));

const isDocumentId = (id: string): id is DocumentId => /^[a-z]+:./.test(id);

export default function EditorScreen() {
  const { id = '' } = useParams();
  const { release } = useCurrentRelease();
  const link = editorLinkOf(useLocation().search);
  if (link) return <FollowLink id={id} link={link} />;
  return <Opening key={`${id} ${release}`} id={id} release={release} />;
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
  if (value) return <Opened {...value} release={release} />;
  if (release !== 0 && error instanceof ApiProblem && error.status === 404) return <ReleaseGone />;
  return <LoadState error={error} onRetry={reload} />;
}

/** An override is edited on its page. */
async function openWithPage(
  id: DocumentId,
  { api, release }: Pick<Parameters<typeof openEditor>[2], 'api' | 'release'>,
) {
  const document = await api.get<OpenDocument>(documentPath(id, release));
  return { document, base: await readOverridden(document, { api, release }) };
}

type OpenedDocument = Awaited<ReturnType<typeof openWithPage>>;

function Opened({ document, base, release }: OpenedDocument & { release: number }) {
  const { api, session, events } = useStudio();
  const [opened] = useState(() => openEditor(document, base, { api, session, events, release }));
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
  useEffect(() => {
    if (typeof comment === 'string') editor.comments.seek(comment);
  }, [editor, comment]);
  useEffect(() => {
    const field = typeof path === 'string' ? path : '';
    if (typeof nodeId === 'string' && editor.draft.node(nodeId)) editor.select(nodeId, field);
    else if (field !== '') editor.select('', field);
  }, [editor, nodeId, path]);
}

const Frame = observer(function Frame({ opened }: { opened: OpenedEditor }) {
  const intl = useIntl();
  const { editor, sync } = opened;
  const releases = useReleases();
  const all = releases.value ?? [];
  const current = all.find(({ id }) => id === editor.context.release);
  const label = documentName(editor.draft.about, intl);
  const { override } = editor.draft.about;
  const own = override && {
    place: audienceName(override, editor.session.markets, intl),
    markets: override.markets,
    customerTypes: override.customerTypes,
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
        <LeftChanges opened={opened} />
        <RefusalNote sync={sync} />
        <UndecidedNotes className={styles.note} />
        <OwnGone className={styles.note} />
        <ReleaseNote editor={editor} release={current} onAdded={releases.reload} />
        {/* What is scheduled or differs from the build concerns the drafts of no release. */}
        {editor.context.release === undefined ? (
          <>
            <ScheduledNote editor={editor} />
            <DriftNote editor={editor} />
          </>
        ) : null}
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
        {editor.comments.isShown ? <CommentsPanel /> : <InspectorSlot />}
      </section>
      {editor.experiments.trying === null ? null : (
        <Suspense>
          <TryVersion id={editor.experiments.trying} />
        </Suspense>
      )}
      {editor.adding ? (
        <Suspense>
          {editor.draft.body['kind'] === 'menu' ? (
            <AddEntry place={editor.adding} />
          ) : (
            <AddWidget place={editor.adding} />
          )}
        </Suspense>
      ) : null}
    </div>
  );
});
