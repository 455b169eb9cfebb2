/** The revisions of a document, newest first. */
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentSummary, RevisionSummary } from '#studio-api/documents.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './history.module.css';

const sourceTexts = {
  studio: 'HISTORY_SOURCE_STUDIO',
  file: 'HISTORY_SOURCE_FILE',
  deploy: 'HISTORY_SOURCE_DEPLOY',
  rollback: 'HISTORY_SOURCE_ROLLBACK',
  import: 'HISTORY_SOURCE_IMPORT',
  draft: 'HISTORY_SOURCE_DRAFT',
} as const;

/** Number of a revision, or the draft that is not published. */
export type ChosenState = number | 'draft';

interface Props {
  revisions: readonly RevisionSummary[];
  /** Null when it does not differ from what is live. */
  draft: Pick<DocumentSummary, 'changedAt' | 'changedBy'> | null;
  shown: ChosenState;
  onChoose(shown: ChosenState): void;
}

export function RevisionList({ revisions, draft, shown, onChoose }: Props) {
  const intl = useIntl();
  const [openedAt] = useState(() => Date.now());
  const short = (at: string) => intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short' });
  const moment = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ol className={styles.revisions}>
      {draft ? (
        <Entry isShown={shown === 'draft'} onChoose={() => onChoose('draft')}>
          <span className={styles.when}>
            <FormattedMessage id="HISTORY_BESIDE_DRAFT" />
          </span>
          <span className={styles.who}>
            {[draft.changedBy, draft.changedAt && moment(draft.changedAt)].filter(Boolean).join(' · ')}
          </span>
        </Entry>
      ) : null}
      {revisions.map(({ number, source, author, createdAt, note, isLive, liveFrom, liveUntil, isEnd }) => {
        const isDraft = source === 'draft';
        const origin = isDraft || author === null ? intl.formatMessage({ id: sourceTexts[source] }) : null;
        return (
          <Entry key={number} isShown={number === shown} onChoose={() => onChoose(number)}>
            <span className={styles.when}>
              {moment(createdAt)}
              {isLive ? (
                <span className={styles.live}>
                  <FormattedMessage id="PAGES_STATE_LIVE" />
                </span>
              ) : null}
              {liveFrom !== null && Date.parse(liveFrom) > openedAt ? (
                <span className={styles.scheduled}>
                  <FormattedMessage
                    id={isEnd ? 'HISTORY_RETURNS' : 'PAGES_STATE_SCHEDULED_FOR'}
                    values={{ moment: short(liveFrom) }}
                  />
                </span>
              ) : null}
              {liveUntil !== undefined && Date.parse(liveUntil) > openedAt ? (
                <span className={styles.scheduled}>
                  <FormattedMessage id="PAGES_STATE_UNTIL" values={{ moment: short(liveUntil) }} />
                </span>
              ) : null}
            </span>
            <span className={styles.who}>{[author, origin, note].filter(Boolean).join(' · ')}</span>
          </Entry>
        );
      })}
    </ol>
  );
}

interface EntryProps {
  isShown: boolean;
  onChoose(): void;
  children: ReactNode;
}

const Entry = ({ isShown, onChoose, children }: EntryProps) => (
  <li>
    <button
      type="button"
      className={classNames(styles.revision, isShown && styles.shown)}
      aria-pressed={isShown}
      onClick={onChoose}
    >
      {children}
    </button>
  </li>
);
