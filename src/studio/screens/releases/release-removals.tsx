/** Deletes a release, or takes a document out of it, after a question. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Release, ReleasedDraft } from '#studio-api/releases.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icons.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx';
import { announce } from '../../parts/messages/announcer.tsx';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import styles from './releases.module.css';

interface Removal {
  path: string;
  /** What was done, in words. */
  done: string;
  onDone(): void;
}

/** Asks the server, and says what came of it. */
function useRemoval({ path, done, onDone }: Removal) {
  const intl = useIntl();
  const { api } = useStudio();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setProblem(null);
    try {
      await api.delete(path);
      setAsking(false);
      announce(done);
      onDone();
    } catch (error) {
      const isMoved = error instanceof ApiProblem && error.code === 'VERSION_MOVED' && !error.body['reason'];
      setProblem(isMoved ? intl.formatMessage({ id: 'RELEASES_MOVED' }) : problemText(error, intl));
      if (isMoved) onDone();
    }
  };
  return {
    isAsking,
    problem,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    confirm: () => void confirm(),
  };
}

export function DeleteRelease({ release, onDone }: { release: Release; onDone(): void }) {
  const intl = useIntl();
  const { release: current, setRelease } = useCurrentRelease();
  const { id, title, state, documents } = release;
  const seen = new URLSearchParams({ documents: documents.map(document => document.id).join() });
  const { isAsking, problem, ask, close, confirm } = useRemoval({
    path: `/api/releases/${id}?${seen.toString()}`,
    done: intl.formatMessage({ id: 'RELEASES_DELETED' }),
    onDone: () => {
      if (current === id) setRelease(0);
      onDone();
    },
  });
  return (
    <>
      <Button size="s" variant="tertiary" onClick={ask}>
        <FormattedMessage id="RELEASES_DELETE" />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'RELEASES_DELETE_TITLE' }, { title })}
          confirm={<FormattedMessage id="RELEASES_DELETE" />}
          problem={problem}
          onClose={close}
          onConfirm={confirm}
        >
          <FormattedMessage id="RELEASES_DELETE_TEXT" values={{ state, count: documents.length }} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface TakeOutProps {
  release: Release;
  document: ReleasedDraft;
  /** Of the document. */
  name: string;
  onDone(): void;
}

export function TakeOut({ release, document, name, onDone }: TakeOutProps) {
  const intl = useIntl();
  const { id, version } = document;
  const { isAsking, problem, ask, close, confirm } = useRemoval({
    path: `/api/releases/${release.id}/documents/${encodeURIComponent(id)}?version=${version}`,
    done: intl.formatMessage({ id: 'RELEASES_TAKEN_OUT' }),
    onDone,
  });
  const label = intl.formatMessage({ id: 'RELEASES_TAKE_OUT' }, { name });
  return (
    <>
      <button type="button" className={styles.out} aria-label={label} title={label} onClick={ask}>
        <Icon of={closeIcon} size={16} />
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={label}
          confirm={<FormattedMessage id="RELEASES_DELETE" />}
          problem={problem}
          onClose={close}
          onConfirm={confirm}
        >
          <FormattedMessage id="RELEASES_TAKE_OUT_TEXT" />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
