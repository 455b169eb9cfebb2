/** Other changed documents, which can go live or be shown together with this one. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentId, DocumentSummary } from '#studio-api/documents.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './publish.module.css';

interface Props {
  documents: readonly DocumentSummary[];
  chosen: readonly DocumentId[];
  onChange(chosen: readonly DocumentId[]): void;
  /** Whether one of them may be what is missing. */
  isOpen: boolean;
}

export function OtherDrafts({ documents, chosen, onChange, isOpen }: Props) {
  const intl = useIntl();
  if (documents.length === 0) return null;
  return (
    <details className={styles.others} open={isOpen || chosen.length > 1}>
      <summary>
        <FormattedMessage id="PUBLISH_OTHERS" values={{ count: documents.length }} />
      </summary>
      <ul>
        {documents.map(document => (
          <li key={document.id}>
            <label className={styles.accept}>
              <input
                type="checkbox"
                checked={chosen.includes(document.id)}
                onChange={event =>
                  onChange(
                    event.currentTarget.checked
                      ? [...chosen, document.id]
                      : chosen.filter(each => each !== document.id),
                  )
                }
              />
              {documentName(document, intl)}
              {document.changedBy === null ? null : <span className={styles.by}>{document.changedBy}</span>}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
