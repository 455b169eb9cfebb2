/** The bar above the editor: what is open, undo, saved state, findings, preview, publish. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId, DocumentSummary, StudioKind } from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { wholeOf } from '#studio-api/whole-summary.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon, externalIcon, type IconShape } from '#ui/icons.ts';
import type { JointSync } from '../../editing/draft/joint-sync.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { notesIdOf } from '../../panels/decisions/undecided-notes.tsx';
import { PresenceList } from '../../panels/presence/presence-list.tsx';
import { commentIcon, redoIcon, undoIcon } from '../../parts/controls/studio-icons.ts';
import { ApprovalMark } from '../../parts/documents/approval-mark.tsx';
import { StateMark } from '../../parts/documents/document-marks.tsx';
import { useEditedWay } from '../../parts/documents/edited-way.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import { partsOfWhole } from '../publish/published-together.ts';
import { type BarDialog, BarDialogs } from './bar-dialogs.tsx';
import styles from './editor.module.css';
import { sayStep } from './editor-keys.ts';
import { SavedState } from './saved-state.tsx';
import { WayBack } from './way-back.tsx';

interface Props {
  /** Of the document that was opened. */
  editor: EditorStore;
  sync: JointSync;
}

/** Where the document is listed. */
const listOf: Partial<Record<StudioKind, string>> = {
  content: '/contents',
  menu: '/menus',
  settings: '/shop',
};

/** The list as it was left: filtered, and in its order. */
function useList(kind: StudioKind): string {
  const { state } = useLocation();
  const search = isRecord(state) && typeof state['list'] === 'string' ? state['list'] : '';
  return `${listOf[kind] ?? '/pages'}${search}`;
}

/** Undo and redo, each named after what it does. */
const Steps = observer(function Steps({ editor }: Pick<Props, 'editor'>) {
  const intl = useIntl();
  const { draft } = editor;
  return (
    <div className={styles.group} role="toolbar" aria-label={intl.formatMessage({ id: 'EDITOR_STEPS' })}>
      <StepButton
        label={intl.formatMessage(
          { id: 'EDITOR_UNDO' },
          { step: draft.history.undoable.at(-1)?.label ?? '' },
        )}
        icon={undoIcon}
        isEnabled={draft.history.undoable.length > 0}
        onClick={() => sayStep(editor.undo(), 'undo', editor, intl)}
      />
      <StepButton
        label={intl.formatMessage(
          { id: 'EDITOR_REDO' },
          { step: draft.history.redoable.at(-1)?.label ?? '' },
        )}
        icon={redoIcon}
        isEnabled={draft.history.redoable.length > 0}
        onClick={() => sayStep(editor.redo(), 'redo', editor, intl)}
      />
    </div>
  );
});

export const EditorBar = observer(function EditorBar({ editor, sync }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState<BarDialog | null>(null);
  const { draft, session, group } = editor;
  const { about } = draft;
  const list = useList(about.kind);

  /** Of the draft as it is here: what is not decided comes first. */
  const openWhole = async (dialog: 'publish' | 'approval') => {
    await sync.flush();
    const waiting = group.all.find(each => each.draft.deferred.length > 0);
    if (waiting) document.getElementById(notesIdOf(waiting))?.focus();
    else setOpen(dialog);
  };
  const { also } = useEditedWay();
  const [together, setTogether] = useState<readonly DocumentId[]>([]);
  const close = () => {
    setOpen(null);
    setTogether([]);
  };
  useDialogOfLink((dialog, documents) => {
    setTogether(documents);
    void openWhole(dialog);
  });

  const parts = partsOfWhole(editor).map(summaryNow);
  const whole = parts.length > 0 ? wholeOf(summaryNow(editor), parts) : summaryNow(editor);
  const findings = group.all.reduce((sum, each) => sum + each.findings.length, 0);

  return (
    <header className={styles.bar}>
      <Link to={list} className={styles.back} aria-label={intl.formatMessage({ id: 'EDITOR_BACK' })}>
        <Icon of={chevronLeftIcon} size={20} />
      </Link>
      <WayBack draft={draft} />
      <h1 className={styles.title}>
        {about.area
          ? intl.formatMessage({ id: 'EDITOR_AREA_OF' }, { name: documentName(about, intl) })
          : documentName(about, intl)}
      </h1>
      <StateMark document={{ ...about, ...whole }} />
      <ApprovalMark approval={whole.approval ?? null} />
      <Steps editor={editor} />
      <SavedState editor={editor} sync={sync} />
      <PresenceList />
      <div className={styles.actions}>
        <CommentsButton editor={editor} />
        <button type="button" className={styles.plain} onClick={() => setOpen('findings')}>
          <FormattedMessage id="EDITOR_FINDINGS" values={{ count: findings }} />
        </button>
        <Link className={styles.plain} to={`/history/${encodeURIComponent(draft.id)}`}>
          <FormattedMessage id="EDITOR_HISTORY" />
        </Link>
        {editor.pageUrl !== null && about.isPublished && !about.unseen ? (
          <a className={styles.plain} href={editor.pageUrl} target="_blank" rel="noreferrer">
            <Icon of={externalIcon} size={16} />
            <FormattedMessage id="EDITOR_IN_SHOP" />
          </a>
        ) : null}
        {atLeast(session.staff.role, 'editor') ? (
          <button type="button" className={styles.plain} onClick={() => setOpen('preview')}>
            <FormattedMessage id="EDITOR_PREVIEW" />
          </button>
        ) : null}
        {atLeast(session.staff.role, 'editor') && whole.state !== 'live' ? (
          <button type="button" className={styles.plain} onClick={() => void openWhole('approval')}>
            <FormattedMessage id="EDITOR_APPROVAL" />
          </button>
        ) : null}
        {atLeast(session.staff.role, 'publisher') ? (
          <Button size="s" onClick={() => void openWhole('publish')}>
            <FormattedMessage id="EDITOR_PUBLISH" />
          </Button>
        ) : null}
      </div>
      <BarDialogs {...{ editor, open, also, together }} onClose={close} onOpen={setOpen} />
    </header>
  );
});

/** What is known of a document, with what is written here. */
function summaryNow({ draft, approval }: EditorStore): NonNullable<DocumentSummary['whole']> {
  const { state, about } = draft;
  const { next, runsExperiment, completeness, findings, changedBy, changedAt } = about;
  return {
    ...{ state, completeness, findings, changedBy, changedAt },
    ...(next ? { next } : {}),
    ...(runsExperiment ? { runsExperiment } : {}),
    ...(approval ? { approval } : {}),
  };
}

/**
 * A link that leads to a dialog opens it once, not again when the page is loaded anew or returned to: that of a mail, or of
 * what has changed several documents.
 * @param open called with what the link wants to be published together with this document
 */
function useDialogOfLink(
  open: (dialog: 'publish' | 'approval', together: readonly DocumentId[]) => void,
): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { approval, publish, ...rest } = isRecord(state) ? state : {};
  const dialog = Array.isArray(publish) ? 'publish' : approval === true ? 'approval' : null;
  const opened = () => {
    if (!dialog) return;
    void navigate(`${pathname}${search}`, { replace: true, state: rest });
    open(dialog, Array.isArray(publish) ? publish : []);
  };
  const newest = useRef(opened);
  useEffect(() => {
    newest.current = opened;
  });
  useEffect(() => {
    if (dialog) newest.current();
  }, [dialog]);
}

/** Takes the place of the form, and gives it back. */
const CommentsButton = observer(function CommentsButton({
  editor: { comments, group },
}: Pick<Props, 'editor'>) {
  const count = group.all.reduce((sum, each) => sum + each.comments.open.length, 0);
  return (
    <button
      type="button"
      className={styles.plain}
      aria-pressed={comments.isShown}
      onClick={() => comments.show(!comments.isShown)}
    >
      <Icon of={commentIcon} size={16} />
      <FormattedMessage id="EDITOR_COMMENTS_COUNT" values={{ count }} />
    </button>
  );
});

interface StepProps {
  label: string;
  icon: IconShape;
  isEnabled: boolean;
  onClick(): void;
}

/** Stays in the tab order: a disabled button would lose the focus with the last step. */
function StepButton({ label, icon, isEnabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      aria-disabled={!isEnabled}
      onClick={onClick}
    >
      <Icon of={icon} size={20} />
    </button>
  );
}
