/** The revisions of a document, newest first. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { RevisionSummary } from '#studio-api/documents.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './history.module.css';

const sourceTexts = {
  studio: 'HISTORY_SOURCE_STUDIO',
  file: 'HISTORY_SOURCE_FILE',
  deploy: 'HISTORY_SOURCE_DEPLOY',
  rollback: 'HISTORY_SOURCE_ROLLBACK',
  import: 'HISTORY_SOURCE_IMPORT',
} as const;

interface Props {
  revisions: readonly RevisionSummary[];
  shown: number;
  onChoose(number: number): void;
}

export function RevisionList({ revisions, shown, onChoose }: Props) {
  const intl = useIntl();
  return (
    <ol className={styles.revisions}>
      {revisions.map(({ number, source, author, createdAt, note, isLive }) => (
        <li key={number}>
          <button
            type="button"
            className={classNames(styles.revision, number === shown && styles.shown)}
            aria-pressed={number === shown}
            onClick={() => onChoose(number)}
          >
            <span className={styles.when}>
              {intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
              {isLive ? (
                <span className={styles.live}>
                  <FormattedMessage id="PAGES_STATE_LIVE" />
                </span>
              ) : null}
            </span>
            <span className={styles.who}>
              {author ?? intl.formatMessage({ id: sourceTexts[source] })}
              {note === '' ? null : ` · ${note}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
