/** At the end of a list: the documents that were deleted, each with its way back. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { DeletedSummary } from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '../api/use-async.ts';
import { useStudio } from '../context/studio-context.ts';
import { useEvents } from '../context/use-events.ts';
import { announce } from '../messages/announcer.tsx';
import { documentName } from '../texts/document-name.ts';
import styles from './deleted-documents.module.css';

type EndingKind = 'page' | 'fragment' | 'content';

export function DeletedDocuments({ kind }: { kind: EndingKind }) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const { value = [], reload } = useAsync(kind, () =>
    api.get<DeletedSummary[]>(`/api/deleted-documents?kind=${kind}`),
  );
  useEvents(['drafts'], reload);
  if (value.length === 0) return null;
  const restore = async (id: string, name: string) => {
    await api.post(`/api/documents/${encodeURIComponent(id)}/undelete`);
    announce(intl.formatMessage({ id: 'DELETED_RESTORED' }, { name }));
    reload();
  };
  return (
    <details className={styles.deleted}>
      <summary>
        <FormattedMessage id="DELETED_TITLE" values={{ count: value.length }} />
      </summary>
      <ul>
        {value.map(document => {
          const name = documentName(document, intl);
          const when = intl.formatDate(document.at, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={document.id}>
              <span>
                {name} <span className={styles.when}>{[when, document.by].filter(Boolean).join(' · ')}</span>
              </span>
              {atLeast(session.staff.role, 'editor') ? (
                <Button size="s" variant="secondary" onClick={() => void restore(document.id, name)}>
                  <FormattedMessage id="DELETED_RESTORE" values={{ name }} />
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
