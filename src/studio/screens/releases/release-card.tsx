/** One release: its state, its documents, and what can be done with it. */
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Release, ReleasedDraft } from '#studio-api/releases.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { ApprovalMark } from '../../parts/documents/approval-mark.tsx';
import { CancelPublication } from '../../parts/documents/cancel-publication.tsx';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import { TakeBackButton } from '../history/take-back.tsx';
import { NameDialog } from './name-dialog.tsx';
import { DeleteRelease, TakeOut } from './release-removals.tsx';
import styles from './releases.module.css';

const ApprovalDialog = lazy(() => import('../approval/approval-dialog.tsx'));
const PublishRelease = lazy(() => import('../publish/publish-release.tsx'));

interface Props {
  release: Release;
  onChanged(): void;
}

const takeBackTexts = { text: 'RELEASES_TAKE_BACK_TEXT', done: 'RELEASES_TAKEN_BACK' } as const;

export function ReleaseCard({ release, onChanged }: Props) {
  const { title, documents, findings, state } = release;
  return (
    <li className={styles.release}>
      <section aria-label={title}>
        <header className={styles.cardHead}>
          <h2>{title}</h2>
          <StateOf release={release} />
          <ApprovalMark approval={release.approval} />
        </header>
        <BegunBy release={release} />
        {documents.length === 0 ? (
          <p className={styles.soft}>
            <FormattedMessage id="RELEASES_EMPTY" />
          </p>
        ) : (
          <ul className={styles.documents}>
            {documents.map(document => (
              <DraftRow key={document.id} release={release} document={document} onChanged={onChanged} />
            ))}
          </ul>
        )}
        {state === 'live' || documents.length === 0 ? null : (
          <p className={findings.errors > 0 ? styles.errors : styles.soft}>
            <FormattedMessage id="RELEASES_FINDINGS" values={findings} />
          </p>
        )}
        <Actions release={release} onChanged={onChanged} />
      </section>
    </li>
  );
}

function StateOf({ release: { state, publication } }: Pick<Props, 'release'>) {
  const intl = useIntl();
  const moment = publication
    ? intl.formatDate(publication.liveFrom, { dateStyle: 'medium', timeStyle: 'short' })
    : '';
  const texts = {
    open: 'RELEASES_STATE_OPEN',
    scheduled: 'RELEASES_STATE_SCHEDULED',
    live: 'RELEASES_STATE_LIVE',
  } as const;
  return (
    <span className={styles.state} data-state={state}>
      <FormattedMessage id={texts[state]} values={{ moment }} />
    </span>
  );
}

function BegunBy({ release: { by, at } }: Pick<Props, 'release'>) {
  const intl = useIntl();
  return (
    <p className={styles.soft}>
      <FormattedMessage
        id="RELEASES_BY"
        values={{ name: by, at: intl.formatDate(at, { dateStyle: 'medium' }) }}
      />
    </p>
  );
}

interface DraftProps extends Props {
  document: ReleasedDraft;
}

function DraftRow({ release, document, onChanged }: DraftProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { session } = useStudio();
  const { setRelease } = useCurrentRelease();
  const name = documentName(document, intl);
  const open = () => {
    // What is live is looked at where it is edited from now on.
    setRelease(release.state === 'live' ? 0 : release.id);
    void navigate(`/edit/${encodeURIComponent(document.id)}`);
  };
  return (
    <li>
      <button type="button" className={styles.link} onClick={open}>
        {name}
      </button>
      <span className={styles.soft}>
        {document.isChanged || release.state === 'live' ? (
          document.changedBy
        ) : (
          <FormattedMessage id="RELEASES_UNCHANGED" />
        )}
      </span>
      {document.conflicts > 0 ? (
        <button type="button" className={styles.conflicts} onClick={open}>
          <FormattedMessage id="RELEASES_CONFLICTS" values={{ count: document.conflicts }} />
        </button>
      ) : null}
      {release.state === 'open' && atLeast(session.staff.role, 'editor') ? (
        <TakeOut release={release} document={document} name={name} onDone={onChanged} />
      ) : null}
    </li>
  );
}

function Actions({ release, onChanged }: Props) {
  const { api, session } = useStudio();
  const [open, setOpen] = useState<'publish' | 'rename' | 'approval' | null>(null);
  const { id, state, title, documents, publication } = release;
  const { role } = session.staff;
  if (!atLeast(role, 'editor')) return null;
  const isPublisher = atLeast(role, 'publisher');
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  const [first] = documents;
  return (
    <div className={styles.actions}>
      {isPublisher && state !== 'live' && documents.length > 0 ? (
        <Button size="s" onClick={() => setOpen('publish')}>
          <FormattedMessage id="RELEASES_PUBLISH" />
        </Button>
      ) : null}
      {state === 'open' && documents.length > 0 ? (
        <Button size="s" variant="secondary" onClick={() => setOpen('approval')}>
          <FormattedMessage id="EDITOR_APPROVAL" />
        </Button>
      ) : null}
      {isPublisher && state === 'live' && publication ? (
        <TakeBackButton id={publication.id} texts={takeBackTexts} onDone={onChanged} />
      ) : null}
      {isPublisher && state === 'scheduled' && publication ? (
        <CancelPublication id={publication.id} isEnd={false} onDone={onChanged} />
      ) : null}
      <Button size="s" variant="secondary" onClick={() => setOpen('rename')}>
        <FormattedMessage id="RELEASES_RENAME" />
      </Button>
      {state === 'scheduled' ? null : <DeleteRelease release={release} onDone={onChanged} />}
      {open === 'rename' ? (
        <NameDialog
          title="RELEASES_RENAME"
          confirm="RELEASES_SAVE"
          name={title}
          onClose={close}
          onName={async name => {
            await api.patch<Release>(`/api/releases/${id}`, { title: name });
            onChanged();
          }}
        />
      ) : null}
      <Suspense>
        {open === 'approval' && first ? (
          <ApprovalDialog id={first.id} release={id} onClose={close} onDone={done} />
        ) : null}
        {open === 'publish' ? (
          <PublishRelease id={id} onClose={close} onAsk={() => setOpen('approval')} onDone={done} />
        ) : null}
      </Suspense>
    </div>
  );
}
